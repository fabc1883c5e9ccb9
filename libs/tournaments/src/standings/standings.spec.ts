import fc from 'fast-check';
import { mean, settle, sum } from '../scoring/exact';
import { namedSchemes } from '../scoring/scheme';
import { bookOf, match, table, type BookLines } from '../testing/books';
import { tieBreakIds } from '../tie-breaks/tie-break';
import { standings } from './standings';

const players = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Random pairings and byes over some rounds. */
const randomBook = fc
  .tuple(
    fc.array(
      fc.tuple(fc.shuffledSubarray(players, { minLength: 4, maxLength: 4 }), fc.constantFrom(0, 0.5, 1), fc.constantFrom(0, 0.5, 1)),
      {
        minLength: 1,
        maxLength: 7,
      },
    ),
    fc.boolean(),
  )
  .map(([rounds, adjusted]): BookLines => {
    const tables = rounds.flatMap(([four, x, y], i) => [match(i + 1, four[0]!, four[1]!, x), match(i + 1, four[2]!, four[3]!, y)]);
    const byes = rounds.flatMap(([four], i) =>
      players.filter((player) => !four.includes(player)).map((who) => ({ round: i + 1, who, bye: 'half' as const, points: 0.5 })),
    );
    return { players, tables, byes, unplayed: adjusted ? 'dummy' : 'as-played' };
  });

describe('standings', () => {
  it('compares tie-breaks in order, as numbers', () => {
    const rows = standings(
      bookOf({
        players: ['A', 'B', 'C', 'D'],
        tables: [
          match(1, 'A', 'D', 1),
          match(1, 'B', 'C', 1),
          match(2, 'C', 'D', 1),
          match(2, 'A', 'B', 0.5),
          match(3, 'A', 'C', 0.5),
          match(3, 'B', 'D', 0.5),
        ],
      }),
      ['buchholz', 'wins'],
      '',
    );
    expect(rows.map((row) => [row.participant, row.rank, row.score, row.decidedBy])).toEqual([
      ['A', 1, 2, undefined],
      ['B', 1, 2, undefined],
      ['C', 3, 1.5, 'score'],
      ['D', 4, 0.5, 'score'],
    ]);
  });

  it('does not order 10 before 9 as strings would', () => {
    const rows = standings(
      bookOf({
        players: ['A', 'B', 'C', 'D'],
        seats: 'tables',
        scheme: namedSchemes['10/6/3/1'],
        tables: [table(1, ['A', 9], ['B', 9], ['C', 9], ['D', 9]), table(2, ['A', 100], ['B', 20], ['C', 9], ['D', 1])],
      }),
      ['victory-points'],
      '',
    );
    expect(rows.map((row) => row.participant)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('says what put each row below the one before', () => {
    const rows = standings(
      bookOf({ players: ['A', 'B', 'C'], tables: [match(1, 'A', 'B', 1), match(2, 'B', 'C', 1), match(3, 'C', 'A', 1)] }),
      ['direct-encounter', 'seed'],
      '',
    );
    expect(rows.map((row) => [row.participant, row.decidedBy])).toEqual([
      ['A', undefined],
      ['B', 'seed'],
      ['C', 'seed'],
    ]);
  });

  it('totals what was awarded, ranks everybody once, and every value follows from its contributions', () => {
    fc.assert(
      fc.property(randomBook, (lines) => {
        const book = bookOf(lines);
        const rows = standings(book, tieBreakIds, 'seed');
        expect(rows.map((row) => row.participant).sort()).toEqual(players);
        const awarded = sum(book.pages.flatMap((page) => page.entries.map((entry) => entry.points)));
        expect(settle(sum(rows.map((row) => row.score)))).toBe(settle(awarded));
        expect(rows.map((row) => row.rank)).toEqual([1, 2, 3, 4, 5, 6]);
        for (const row of rows) {
          expect(settle(sum(row.rounds.map((entry) => entry.points)))).toBe(row.score);
          for (const tieBreak of row.tieBreaks) {
            const counted = tieBreak.contributions.filter((c) => !c.cut).map((c) => c.value);
            if (tieBreak.by === 'sum') expect(tieBreak.value).toBe(settle(sum(counted)));
            if (tieBreak.by === 'mean' && tieBreak.id !== 'match-win') expect(tieBreak.value).toBe(settle(mean(counted)));
          }
        }
      }),
    );
  });

  it('does not depend on the order in which pages are listed', () => {
    fc.assert(
      fc.property(randomBook, (lines) => {
        const book = bookOf(lines);
        const reversed = { ...book, pages: [...book.pages].reverse() };
        expect(standings(reversed, tieBreakIds, 's')).toEqual(standings(book, tieBreakIds, 's'));
      }),
    );
  });
});
