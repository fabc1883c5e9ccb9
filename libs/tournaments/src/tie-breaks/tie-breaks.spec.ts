import { namedSchemes } from '../scoring/scheme';
import { bookOf, match, table, type BookLines } from '../testing/books';
import { indexBook } from './book-index';
import { directEncounterGroups } from './direct-encounter';
import { tieBreakValue, type OwnTieBreakId } from './evaluate';

const value = (lines: BookLines, who: string, id: OwnTieBreakId) => tieBreakValue(indexBook(bookOf(lines)), 'lots', who, id);

/** The check vector: a round robin of five. */
const five: BookLines = {
  players: ['A', 'B', 'C', 'D', 'E'],
  tables: [
    match(1, 'A', 'B', 1),
    match(2, 'A', 'C', 0.5),
    match(3, 'A', 'D', 0),
    match(4, 'A', 'E', 1),
    match(5, 'B', 'C', 1),
    match(1, 'C', 'D', 1),
    match(2, 'B', 'D', 0.5),
    match(3, 'B', 'E', 0),
    match(3, 'C', 'E', 0.5),
    match(5, 'D', 'E', 1),
  ],
};

describe('the check vector of five players', () => {
  it.each([
    ['buchholz', 7.5],
    ['buchholz-cut-1', 6],
    ['buchholz-cut-2', 4.5],
    ['buchholz-median', 3.5],
    ['sonneborn-berger', 4],
  ] as const)('gives A %s %d', (id, expected) => {
    expect(value(five, 'A', id).value).toBe(expected);
  });

  it('opens Buchholz Cut-1 into the four opponents, the lowest marked as cut', () => {
    expect(value(five, 'A', 'buchholz-cut-1').contributions).toEqual([
      { round: 1, from: 'B', of: 'opponent', value: 1.5, cut: true },
      { round: 2, from: 'C', of: 'opponent', value: 2 },
      { round: 3, from: 'D', of: 'opponent', value: 2.5 },
      { round: 4, from: 'E', of: 'opponent', value: 1.5 },
    ]);
  });
});

describe('unplayed rounds', () => {
  const withByes: BookLines = {
    players: ['A', 'B', 'C', 'D'],
    rounds: 3,
    tables: [match(1, 'A', 'B', 1), match(1, 'C', 'D', 1), match(2, 'A', 'C', 1), match(3, 'B', 'C', 0)],
    byes: [
      { round: 2, who: 'B', bye: 'half', points: 0.5 },
      { round: 2, who: 'D', bye: 'allocated', points: 1 },
    ],
    forfeits: [{ round: 3, winner: 'A', loser: 'D' }],
  };

  it('stand for a dummy opponent with the own score, capped at draws in every round', () => {
    // B has ½, its dummy has ½ (the cap would be 1½).
    expect(value(withByes, 'B', 'buchholz').contributions[1]).toEqual({ round: 2, of: 'dummy', value: 0.5 });
    const leader: BookLines = {
      players: ['A', 'B'],
      rounds: 3,
      tables: [match(1, 'A', 'B', 1), match(2, 'A', 'B', 1)],
      byes: [{ round: 3, who: 'A', bye: 'allocated', points: 1 }],
    };
    expect(value(leader, 'A', 'buchholz').contributions[2]).toEqual({ round: 3, of: 'dummy', value: 1.5 });
  });

  it('after a forfeit are capped at the scheduled opponent’s adjusted score', () => {
    // A won all three (3 points), the scheduled opponent D has 1.
    expect(value(withByes, 'A', 'buchholz').contributions[2]).toEqual({ round: 3, of: 'dummy', value: 1 });
    expect(value(withByes, 'A', 'sonneborn-berger').contributions[2]).toEqual({ round: 3, of: 'dummy', value: 1 });
    expect(value(withByes, 'D', 'sonneborn-berger').contributions[2]).toEqual({ round: 3, of: 'dummy', value: 0 });
  });

  it('that are voluntary are cut first, even where another contribution is lower', () => {
    const lines: BookLines = {
      players: ['A', 'B', 'C', 'D'],
      rounds: 3,
      tables: [match(1, 'A', 'B', 1), match(2, 'A', 'C', 1), match(3, 'C', 'D', 1), match(2, 'D', 'B', 1)],
      byes: [{ round: 3, who: 'A', bye: 'zero', points: 0 }],
    };
    const cut = value(lines, 'A', 'buchholz-cut-1').contributions;
    expect(cut[2]).toEqual({ round: 3, of: 'dummy', value: 1.5, cut: true });
    expect(cut[0]).toEqual({ round: 1, from: 'B', of: 'opponent', value: 0 });
  });

  it('at the end count as draws for a withdrawn player’s opponents, but not rounds missed before coming back', () => {
    const gone: BookLines = {
      players: ['A', 'B'],
      rounds: 4,
      tables: [match(1, 'A', 'B', 1)],
      byes: [2, 3, 4].map((round) => ({ round, who: 'B', bye: 'absent' as const, points: 0 })),
    };
    expect(value(gone, 'A', 'buchholz').contributions[0]?.value).toBe(1.5);
    const back: BookLines = {
      players: ['A', 'B', 'C'],
      rounds: 3,
      tables: [match(1, 'A', 'B', 1), match(3, 'C', 'B', 1)],
      byes: [{ round: 2, who: 'B', bye: 'zero', points: 0 }],
    };
    expect(value(back, 'A', 'buchholz').contributions[0]?.value).toBe(0);
  });

  it('count as played in a round robin, and a rest is not a round at all', () => {
    const lines: BookLines = {
      players: ['A', 'B', 'C'],
      unplayed: 'as-played',
      tables: [match(1, 'A', 'B', 1), match(2, 'B', 'C', 1)],
      byes: [{ round: 2, who: 'A', bye: 'rest', points: 0 }],
      forfeits: [{ round: 3, winner: 'A', loser: 'C' }],
    };
    expect(value(lines, 'A', 'buchholz').contributions).toEqual([
      { round: 1, from: 'B', of: 'opponent', value: 1 },
      { round: 3, from: 'C', of: 'opponent', value: 0 },
    ]);
  });
});

describe('tables', () => {
  const lines: BookLines = {
    players: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    scheme: namedSchemes['10/6/3/1'],
    seats: 'tables',
    tables: [
      table(1, ['A', 40], ['B', 30], ['C', 20], ['D', 10]),
      table(1, ['E', 9], ['F', 6], ['G', 3]),
      table(2, ['B', 50], ['A', 25], ['E', 25]),
    ],
  };

  it('Buchholz is the mean opponent score over all meetings', () => {
    // B 6+10, C 3, D 1, and in round 2 B again, E 10+3.
    expect(value(lines, 'A', 'buchholz')).toMatchObject({ value: (16 + 3 + 1 + 16 + 13) / 5, by: 'mean' });
  });

  it('Sonneborn-Berger adds the scores of those beaten and half of those tied', () => {
    expect(value(lines, 'A', 'sonneborn-berger').value).toBe(16 + 3 + 1 + 13 / 2);
  });

  it('VP share is multiplied by k where sizes differ', () => {
    expect(value(lines, 'A', 'vp-share').value).toBeCloseTo(((40 / 100) * 4 + (25 / 100) * 3) / 2, 9);
    const even = { ...lines, tables: lines.tables?.slice(0, 1) ?? [] };
    expect(value(even, 'A', 'vp-share').value).toBe(0.4);
  });

  it('VP share is 1/k where the table’s sum is not positive', () => {
    const flat: BookLines = { ...lines, tables: [table(1, ['A', 0], ['B', 0], ['C', 0])] };
    expect(value(flat, 'A', 'vp-share').value).toBeCloseTo(1 / 3, 9);
  });

  it('% of winner, margin and victory points open by round', () => {
    expect(value(lines, 'A', 'percent-of-winner').contributions.map((c) => c.value)).toEqual([1, 0.5]);
    expect(value(lines, 'A', 'margin').contributions.map((c) => c.value)).toEqual([10, -25]);
    expect(value(lines, 'A', 'victory-points').value).toBe(65);
    expect(value(lines, 'B', 'percent-of-winner').value).toBe((0.75 + 1) / 2);
  });

  it('counts wins, seconds and thirds; a shared place counts for all who share it', () => {
    expect(value(lines, 'A', 'wins').value).toBe(1);
    expect(value(lines, 'A', 'seconds').value).toBe(1);
    expect(value(lines, 'E', 'seconds').value).toBe(1);
    expect(value(lines, 'C', 'thirds').value).toBe(1);
    expect(value(five, 'A', 'wins').value).toBe(2);
  });
});

describe('match-win %', () => {
  it('is match points over three times the rounds played, at least 0.33', () => {
    // A: two wins, a draw, a loss: 7 of 12.
    expect(value(five, 'A', 'match-win').value).toBeCloseTo(7 / 12, 9);
    expect(value({ players: ['A', 'B'], tables: [match(1, 'A', 'B', 1)] }, 'B', 'match-win').value).toBe(0.33);
  });

  it('of opponents is the mean over them', () => {
    const expected = (4 / 12 + 5 / 12 + 7 / 12 + 4 / 12) / 4;
    expect(value(five, 'A', 'opponents-match-win').value).toBeCloseTo(expected, 9);
  });

  it('counts a bye with points as a round and one without as none', () => {
    const lines: BookLines = {
      players: ['A', 'B'],
      tables: [match(1, 'A', 'B', 0)],
      byes: [
        { round: 2, who: 'A', bye: 'allocated', points: 1 },
        { round: 3, who: 'A', bye: 'zero', points: 0 },
      ],
    };
    expect(value(lines, 'A', 'match-win').value).toBe(0.5);
  });

  it('counts a bye of half a win as a draw', () => {
    const lines: BookLines = {
      players: ['A', 'B'],
      tables: [match(1, 'A', 'B', 1)],
      byes: [{ round: 2, who: 'A', bye: 'half', points: 0.5 }],
    };
    expect(value(lines, 'A', 'match-win').value).toBeCloseTo(4 / 6, 9);
  });
});

describe('direct encounter', () => {
  const groups = (lines: BookLines, tied: readonly string[]) => directEncounterGroups(indexBook(bookOf(lines)), tied);

  it('ranks by the score among the tied when all have met', () => {
    expect(groups(five, ['A', 'D'])).toEqual([['D'], ['A']]);
    expect(groups(five, ['B', 'C', 'E'])).toEqual([['E'], ['B'], ['C']]);
  });

  it('leaves a circle tied', () => {
    const circle: BookLines = { players: ['A', 'B', 'C'], tables: [match(1, 'A', 'B', 1), match(2, 'B', 'C', 1), match(3, 'C', 'A', 1)] };
    expect(groups(circle, ['A', 'B', 'C'])).toEqual([['A', 'B', 'C']]);
  });

  it('ranks only one whom nobody can still reach when not all have met', () => {
    const open: BookLines = { players: ['A', 'B', 'C'], tables: [match(1, 'A', 'B', 1), match(2, 'A', 'C', 1)] };
    expect(groups(open, ['A', 'B', 'C'])).toEqual([['A'], ['B', 'C']]);
    const reachable: BookLines = { players: ['A', 'B', 'C'], tables: [match(1, 'A', 'B', 1)] };
    expect(groups(reachable, ['A', 'B', 'C'])).toEqual([['A', 'B', 'C']]);
    // Everybody has met somebody, and nobody has met all.
    const ring: BookLines = { players: ['A', 'B', 'C', 'D'], tables: [match(1, 'A', 'B', 1), match(1, 'C', 'D', 0.5)] };
    expect(groups(ring, ['A', 'B', 'C', 'D'])).toEqual([['A', 'B', 'C', 'D']]);
  });

  it('takes the mean where two met more than once', () => {
    const twice: BookLines = { players: ['A', 'B'], tables: [match(1, 'A', 'B', 1), match(2, 'B', 'A', 1)] };
    expect(groups(twice, ['A', 'B'])).toEqual([['A', 'B']]);
  });

  it('at tables counts who finished ahead of whom', () => {
    const lines: BookLines = {
      players: ['A', 'B', 'C'],
      seats: 'tables',
      scheme: namedSchemes['10/6/3/1'],
      tables: [table(1, ['B', 9], ['A', 8], ['C', 7])],
    };
    expect(groups(lines, ['A', 'C', 'B'])).toEqual([['B'], ['A'], ['C']]);
  });
});

describe('the drawn lot', () => {
  it('depends on its seed and on nothing else', () => {
    const index = indexBook(bookOf(five));
    const draw = (seed: string, who: string) => tieBreakValue(index, seed, who, 'lot').value;
    expect(draw('s', 'A')).toBe(draw('s', 'A'));
    expect(draw('s', 'A')).not.toBe(draw('s', 'B'));
    expect(draw('s', 'A')).not.toBe(draw('t', 'A'));
  });
});
