import fc from 'fast-check';
import { affineRounds } from './affine-plane';
import { bergerRounds, doubleBergerRounds } from './berger';
import { cyclicDesigns, cyclicGames } from './cyclic-designs';
import { tableSchedule, type TableSchedule } from './table-schedule';

function meetings(tables: readonly (readonly number[])[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const table of tables)
    for (const a of table) for (const b of table) if (a < b) met.set(`${a}-${b}`, (met.get(`${a}-${b}`) ?? 0) + 1);
  return met;
}

function expectNobodyTwice(schedule: TableSchedule, players: number): void {
  for (const round of schedule.rounds) {
    expect([...round.tables.flat(), ...round.rests].sort((x, y) => x - y)).toEqual(Array.from({ length: players }, (_, i) => i));
  }
}

describe('Berger tables', () => {
  it('are the published ones for 4, 5 and 6 players', () => {
    expect(bergerRounds(4).map((round) => round.pairs)).toEqual([
      [
        [1, 4],
        [2, 3],
      ],
      [
        [4, 3],
        [1, 2],
      ],
      [
        [2, 4],
        [3, 1],
      ],
    ]);
    expect(bergerRounds(6).map((round) => round.pairs)).toEqual([
      [
        [1, 6],
        [2, 5],
        [3, 4],
      ],
      [
        [6, 4],
        [5, 3],
        [1, 2],
      ],
      [
        [2, 6],
        [3, 1],
        [4, 5],
      ],
      [
        [6, 5],
        [1, 4],
        [2, 3],
      ],
      [
        [3, 6],
        [4, 2],
        [5, 1],
      ],
    ]);
    expect(bergerRounds(5).map((round) => round.rests)).toEqual([1, 4, 2, 5, 3]);
  });

  it('let every pair meet once, everybody once a round, first seats within one of each other', () => {
    for (let players = 2; players <= 40; players++) {
      const rounds = bergerRounds(players);
      expect(rounds).toHaveLength(players - 1 + (players % 2));
      const pairs = rounds.flatMap((round) => round.pairs);
      const met = meetings(pairs);
      expect(met.size).toBe((players * (players - 1)) / 2);
      expect([...met.values()].every((times) => times === 1)).toBe(true);
      for (const { pairs: inRound, rests } of rounds) {
        expect(new Set([...inRound.flat(), ...(rests === undefined ? [] : [rests])]).size).toBe(players);
      }
      const firsts = Array.from({ length: players }, (_, i) => pairs.filter(([first]) => first === i + 1).length);
      expect(Math.max(...firsts) - Math.min(...firsts)).toBeLessThanOrEqual(1);
    }
  });

  it('change seats in the second half of a double round robin', () => {
    const pairs = doubleBergerRounds(7).flatMap((round) => round.pairs.map((pair) => pair.join('-')));
    expect(new Set(pairs).size).toBe(42);
  });
});

describe('cyclic designs', () => {
  it.each(cyclicDesigns)('$players players at tables of $block.length: each pair $meetings times, every seat once', (design) => {
    const games = cyclicGames(design);
    const met = [...meetings(games).values()];
    expect(met).toHaveLength((design.players * (design.players - 1)) / 2);
    expect(new Set(met)).toEqual(new Set([design.meetings]));
    design.block.forEach((_, seat) => {
      expect(new Set(games.map((game) => game[seat])).size).toBe(design.players);
    });
  });
});

describe('affine planes', () => {
  it.each([3, 4, 5] as const)('of order %d: each pair exactly once, everybody in every round', (order) => {
    const rounds = affineRounds(order);
    expect(rounds).toHaveLength(order + 1);
    const met = [...meetings(rounds.flat()).values()];
    expect(met).toHaveLength((order ** 2 * (order ** 2 - 1)) / 2);
    expect(new Set(met)).toEqual(new Set([1]));
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(order ** 2);
  });
});

describe('tableSchedule', () => {
  const sizes = { allowed: [3, 4, 5], preferred: 4 };

  it('takes the design that fits', () => {
    const design = (players: number, preferred: number) =>
      tableSchedule({ players, sizes: { allowed: [3, 4, 5], preferred }, seed: 's', swaps: 1000 }).design;
    expect(design(7, 4)).toBe('cyclic');
    expect(design(21, 5)).toBe('cyclic');
    expect(design(9, 3)).toBe('affine');
    expect(design(16, 4)).toBe('affine');
    expect(design(10, 4)).toBe('annealed');
  });

  it('anneals meetings to within one of each other where that is easy to reach', () => {
    const schedule = tableSchedule({ players: 12, rounds: 11, sizes: { allowed: [4], preferred: 4 }, seed: 'twelve', swaps: 200_000 });
    const met = [...meetings(schedule.rounds.flatMap((round) => round.tables)).values()];
    expect(met).toHaveLength(66);
    expect(Math.max(...met) - Math.min(...met)).toBeLessThanOrEqual(2);
  });

  it('seats nobody twice in a round, and gives the same schedule for the same seed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 27 }),
        fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
        fc.string(),
        (players, rounds, seed) => {
          const input = { players, sizes, seed, swaps: 500, ...(rounds === undefined ? {} : { rounds }) };
          const schedule = tableSchedule(input);
          expectNobodyTwice(schedule, players);
          expect(tableSchedule(input)).toEqual(schedule);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('spreads rests evenly', () => {
    const schedule = tableSchedule({ players: 6, rounds: 6, sizes: { allowed: [4], preferred: 4 }, seed: 'rests', swaps: 20_000 });
    const rests = Array.from({ length: 6 }, (_, i) => schedule.rounds.filter((round) => round.rests.includes(i)).length);
    expect(rests).toEqual([2, 2, 2, 2, 2, 2]);
  });
});
