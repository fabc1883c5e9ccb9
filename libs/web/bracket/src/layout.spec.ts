import { bracketProgress, doubleElimination, type MatchOutcome, singleElimination } from '@kronika/tournaments';
import type { BracketView } from './bracket-view';
import { bracketOfMatches } from './from-matches';
import { bracketOfTables } from './from-tables';
import { type BracketLayout, boxWidth, layOut } from './layout';
import { neighbour, pathOf } from './paths';

const facts = {
  entrant: (seed: number) => ({ id: `p${seed}`, name: `Player ${seed}`, seed }),
  score: () => '',
  isPlaying: () => false,
  link: () => undefined,
};

/** A bracket in which the better seed wins every match. */
function played(kind: 'single' | 'double', players: number): BracketView {
  const bracket = kind === 'single' ? singleElimination(players, { thirdPlace: true }) : doubleElimination(players, { reset: true });
  const outcomes = new Map<string, MatchOutcome>();
  for (;;) {
    const states = bracketProgress(bracket, outcomes);
    const open = states.find((state) => state.outcome === undefined && !state.unneeded);
    if (open === undefined) return bracketOfMatches(bracket, states, facts);
    const [one = 0, other = 0] = open.players;
    outcomes.set(open.match.id, { winner: Math.min(one, other), loser: Math.max(one, other) });
  }
}

function overlaps({ matches }: BracketLayout): string[] {
  return matches.flatMap((one, index) =>
    matches
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < boxWidth && one.y < other.y + other.height && other.y < one.y + one.height)
      .map((other) => `${one.match.id} ${other.match.id}`),
  );
}

const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 21, 32, 33, 48, 64, 100, 128];

describe.each(['single', 'double'] as const)('the layout of a %s elimination', (kind) => {
  it.each(sizes)('of %d has every match once, apart from each other and inside', (players) => {
    const view = played(kind, players);
    const layout = layOut(view);
    expect(layout.matches.map(({ match }) => match.id).sort()).toEqual(view.matches.map(({ id }) => id).sort());
    expect(overlaps(layout)).toEqual([]);
    for (const { x, y, height } of layout.matches) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThan(0);
      expect(x + boxWidth).toBeLessThanOrEqual(layout.width);
      expect(y + height).toBeLessThanOrEqual(layout.height);
    }
  });
  it.each(sizes)('of %d draws its lines from left to right', (players) => {
    const view = played(kind, players);
    const layout = layOut(view);
    const columnOf = (id: string) => layout.matches.find(({ match }) => match.id === id)?.column ?? -1;
    expect(layout.links.filter(({ link }) => columnOf(link.from) >= columnOf(link.to))).toEqual([]);
  });
});

it('puts a match in the middle of the two that feed it', () => {
  const { matches } = layOut(played('single', 8));
  const middle = (id: string) => {
    const placed = matches.find(({ match }) => match.id === id);
    return placed === undefined ? NaN : placed.y + placed.height / 2;
  };
  expect(middle('W2.1')).toBe((middle('W1.1') + middle('W1.2')) / 2);
  expect(middle('W3.1')).toBe((middle('W2.1') + middle('W2.2')) / 2);
});

it('lights the way of a player', () => {
  const view = played('double', 8);
  expect([...pathOf(view, new Set(['p1'])).matches]).toEqual(['W1.1', 'W2.1', 'W3.1', 'F']);
  const second = pathOf(view, new Set(['p2']));
  expect([...second.matches]).toEqual(expect.arrayContaining(['W3.1', 'F']));
  expect(second.links.size).toBe(second.matches.size - 1);
});

it('walks along the lines and within a column', () => {
  const view = played('single', 8);
  const { matches } = layOut(view);
  expect(neighbour(matches, view, 'W1.1', 'right')).toBe('W2.1');
  expect(neighbour(matches, view, 'W2.1', 'left')).toMatch(/^W1\.[12]$/);
  expect(neighbour(matches, view, 'W1.2', 'down')).toBe('W1.3');
  expect(neighbour(matches, view, 'W1.2', 'up')).toBe('W1.1');
  expect(neighbour(matches, view, 'W1.1', 'up')).toBeUndefined();
});

it('follows each player of a table elimination', () => {
  const seat = (number: number, advances: boolean) => ({
    entrant: { id: `p${number}`, name: `P${number}`, seed: number },
    score: '',
    advances,
  });
  const view = bracketOfTables([
    { id: '1', round: 1, decided: true, link: undefined, seats: [seat(1, true), seat(4, true), seat(5, false), seat(8, false)] },
    { id: '2', round: 1, decided: true, link: undefined, seats: [seat(2, true), seat(3, true), seat(6, false), seat(7, false)] },
    { id: '3', round: 2, decided: false, link: undefined, seats: [seat(1, false), seat(2, false), seat(3, false), seat(4, false)] },
  ]);
  expect(view.links.map(({ from, fromSlot, to, toSlot }) => [from, fromSlot, to, toSlot])).toEqual([
    ['1', 0, '3', 0],
    ['1', 1, '3', 3],
    ['2', 0, '3', 1],
    ['2', 1, '3', 2],
  ]);
  expect(overlaps(layOut(view))).toEqual([]);
  expect([...pathOf(view, new Set(['p4'])).matches]).toEqual(['1', '3']);
});
