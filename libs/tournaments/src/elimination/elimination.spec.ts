import fc from 'fast-check';
import { seededGenerator } from '../random/generator';
import type { Bracket, MatchId } from './bracket';
import { doubleElimination } from './double';
import { dropOrders, dropOrdersBySize, inDropOrder, type DropOrder } from './drop-orders';
import { bracketProgress, bracketRanking, isDecided, readyMatches, type MatchOutcome, type MatchState } from './progress';
import { firstPossibleRematch, possibleRematches } from './rematch-distance';
import { bracketSize, seedOrder } from './seeding';
import { singleElimination } from './single';

const sizes = Array.from({ length: 127 }, (_, i) => i + 2);

interface Played {
  readonly match: MatchState;
  readonly outcome: MatchOutcome;
}

/** Plays a bracket to its end; `wins` says whether the first of two seeds wins. */
function playOut(
  bracket: Bracket,
  wins: (one: number, other: number, match: MatchState) => boolean,
): { played: Played[]; states: MatchState[] } {
  const outcomes = new Map<MatchId, MatchOutcome>();
  const played: Played[] = [];
  for (;;) {
    const states = bracketProgress(bracket, outcomes);
    const ready = readyMatches(states);
    if (ready.length === 0) {
      expect(isDecided(states)).toBe(true);
      return { played, states };
    }
    for (const match of ready) {
      const [one, other] = match.players as readonly [number, number];
      const outcome = wins(one, other, match) ? { winner: one, loser: other } : { winner: other, loser: one };
      outcomes.set(match.match.id, outcome);
      played.push({ match, outcome });
    }
  }
}

const favourite = (one: number, other: number) => one < other;

describe('seeding', () => {
  it('is 1 8 4 5 2 7 3 6 for 8 and 1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11 for 16', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seedOrder(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });

  it('rounds the field up to a power of two', () => {
    expect([2, 3, 4, 5, 8, 9, 128].map(bracketSize)).toEqual([2, 4, 4, 8, 8, 16, 128]);
  });
});

describe('single elimination', () => {
  it.each(sizes)('of %d players has n - 1 matches, seeds meet as late as they should, byes fall to the top seeds', (players) => {
    const bracket = singleElimination(players, { thirdPlace: false });
    expect(bracket.matches).toHaveLength(players - 1);
    const rounds = Math.log2(bracketSize(players));
    const { played, states } = playOut(bracket, favourite);
    for (const { match, outcome } of played) {
      // The first 2^k seeds do not meet before only 2^k are left.
      const k = Math.ceil(Math.log2(outcome.loser));
      expect(match.match.round).toBe(rounds - k + 1);
    }
    const inRoundOne = new Set(
      bracket.matches
        .filter((match) => match.round === 1)
        .flatMap((match) => match.slots.flatMap((slot) => (slot.from === 'seed' ? [slot.seed] : []))),
    );
    const byes = bracketSize(players) - players;
    for (let seed = 1; seed <= players; seed++) expect(inRoundOne.has(seed)).toBe(seed > byes);
    expect(bracketRanking(bracket, states)[0]).toEqual([1]);
  });

  it('has one match more for third place, from 3 players on where both semi-finals are played', () => {
    expect(singleElimination(8, { thirdPlace: true }).matches).toHaveLength(8);
    expect(singleElimination(4, { thirdPlace: true }).matches).toHaveLength(4);
    expect(singleElimination(3, { thirdPlace: true }).matches).toHaveLength(2);
    expect(singleElimination(2, { thirdPlace: true }).matches).toHaveLength(1);
  });

  it('ranks by the round lost; the third-place match parts third from fourth', () => {
    const bracket = singleElimination(8, { thirdPlace: true });
    const { states } = playOut(bracket, favourite);
    expect(bracketRanking(bracket, states)).toEqual([[1], [2], [3], [4], [5, 6, 7, 8]]);
    const without = singleElimination(8, { thirdPlace: false });
    expect(bracketRanking(without, playOut(without, favourite).states)).toEqual([[1], [2], [3, 4], [5, 6, 7, 8]]);
  });
});

describe('double elimination', () => {
  it.each(sizes)('of %d players has 2n - 2 matches, one more with a reset, and everybody out has lost twice', (players) => {
    expect(doubleElimination(players, { reset: false }).matches).toHaveLength(2 * players - 2);
    const bracket = doubleElimination(players, { reset: true });
    expect(bracket.matches).toHaveLength(2 * players - 1);
    const generator = seededGenerator(`double ${players}`);
    const { played, states } = playOut(bracket, () => generator.unit() < 0.5);
    const reset = states.find((state) => state.match.id === 'R');
    expect(played).toHaveLength(2 * players - 2 + (reset?.unneeded === true ? 0 : 1));
    const losses = new Map<number, number>();
    for (const { outcome } of played) losses.set(outcome.loser, (losses.get(outcome.loser) ?? 0) + 1);
    const [champion] = bracketRanking(bracket, states)[0]!;
    for (let seed = 1; seed <= players; seed++) {
      if (seed === champion) expect(losses.get(seed) ?? 0).toBeLessThanOrEqual(1);
      else expect(losses.get(seed)).toBe(2);
    }
    expect(
      bracketRanking(bracket, states)
        .flat()
        .sort((x, y) => x - y),
    ).toEqual(Array.from({ length: players }, (_, i) => i + 1));
  });

  it.each([
    [4, 2],
    [8, 3],
    [16, 4],
    [32, 5],
    [64, 7],
    [128, 8],
  ])('of %d: no rematch is possible before losers’ round %d', (size, round) => {
    expect(firstPossibleRematch(size, dropOrdersBySize[size]!)).toBe(round);
  });

  it('meets nobody again in the losers’ bracket before the stated round, for every size and any results', () => {
    const stated: Record<number, number> = { 2: Infinity, 4: 2, 8: 3, 16: 4, 32: 5, 64: 7, 128: 8 };
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 128 }), fc.string(), (players, seed) => {
        const generator = seededGenerator(seed);
        const { played } = playOut(doubleElimination(players, { reset: true }), () => generator.unit() < 0.5);
        const met = new Set<string>();
        for (const { match, outcome } of played) {
          const pair = [outcome.winner, outcome.loser].sort((x, y) => x - y).join('-');
          if (match.match.side === 'losers' && met.has(pair))
            expect(match.match.round).toBeGreaterThanOrEqual(stated[bracketSize(players)]!);
          met.add(pair);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('drops into 128 by the best of all combinations of orders', () => {
    const profile = (drops: readonly DropOrder[]) => {
      const rematches = possibleRematches(128, drops);
      return Array.from({ length: 12 }, (_, i) => rematches.get(i + 1) ?? 0);
    };
    const compare = (x: readonly number[], y: readonly number[]) =>
      x.map((value, i) => value - y[i]!).find((difference) => difference !== 0) ?? 0;
    const combinations = (length: number): DropOrder[][] =>
      length === 0 ? [[]] : combinations(length - 1).flatMap((rest) => dropOrders.map((order) => [...rest, order]));
    const best = combinations(5)
      .map((middle) => profile(['natural', ...middle, 'natural']))
      .reduce((x, y) => (compare(y, x) < 0 ? y : x));
    expect(profile(dropOrdersBySize[128]!)).toEqual(best);
  });

  it('plays the reset only if the losers’ finalist wins the final', () => {
    const bracket = doubleElimination(4, { reset: true });
    const straight = playOut(bracket, favourite);
    expect(straight.states.find((state) => state.match.id === 'R')?.unneeded).toBe(true);
    expect(bracketRanking(bracket, straight.states)).toEqual([[1], [2], [3], [4]]);
    const turned = playOut(bracket, (one, other, match) => (match.match.id === 'F' ? one > other : one < other));
    expect(turned.played.map(({ match }) => match.match.id)).toContain('R');
    expect(bracketRanking(bracket, turned.states)[0]).toEqual([1]);
  });

  it('lays losers out by name', () => {
    expect(inDropOrder([1, 2, 3, 4], 'reverse')).toEqual([4, 3, 2, 1]);
    expect(inDropOrder([1, 2, 3, 4], 'half-shift')).toEqual([3, 4, 1, 2]);
    expect(inDropOrder([1, 2, 3, 4], 'reverse-half-shift')).toEqual([2, 1, 4, 3]);
  });
});

describe('a correction further up', () => {
  it('opens matches again that were played by somebody else', () => {
    const bracket = singleElimination(4, { thirdPlace: false });
    const outcomes = new Map<MatchId, MatchOutcome>([
      ['W1.1', { winner: 1, loser: 4 }],
      ['W1.2', { winner: 2, loser: 3 }],
      ['W2.1', { winner: 1, loser: 2 }],
    ]);
    outcomes.set('W1.1', { winner: 4, loser: 1 });
    const final = bracketProgress(bracket, outcomes).find((state) => state.match.id === 'W2.1');
    expect(final).toMatchObject({ players: [4, 2], outcome: undefined });
  });
});
