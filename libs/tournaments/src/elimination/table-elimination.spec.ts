import fc from 'fast-check';
import { snake, tableCount } from './snake';
import { advanceFromTables, seatElimination, type Finish } from './table-elimination';

const seats = { min: 2, max: 5 };
const from1 = (tables: readonly (readonly number[])[]) => tables.map((table) => table.map((seed) => seed + 1));

function finish(participant: string, table: number, place: number, more: Partial<Finish> = {}): Finish {
  return { participant, table, place, points: 10 - place, vpShare: 0.25, seed: participant.charCodeAt(0), ...more };
}

describe('the snake', () => {
  it('lays 16 out over 4 tables', () => {
    expect(from1(snake(16, 4))).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
  });

  it('leaves short tables last', () => {
    expect(from1(snake(14, 4))).toEqual([
      [1, 8, 9, 14],
      [2, 7, 10, 13],
      [3, 6, 11],
      [4, 5, 12],
    ]);
  });

  it('uses ceil(N / k) tables, fewer where some would be too small', () => {
    expect(tableCount(16, 4, { min: 3, max: 4 })).toBe(4);
    expect(tableCount(13, 4, { min: 3, max: 4 })).toBe(4);
    expect(tableCount(5, 4, { min: 3, max: 5 })).toBe(1);
    expect(tableCount(5, 4, { min: 2, max: 5 })).toBe(2);
  });
});

describe('advancing', () => {
  const two = [
    finish('a', 1, 1),
    finish('b', 1, 2, { points: 6 }),
    finish('c', 1, 3),
    finish('d', 2, 1),
    finish('e', 2, 2, { points: 6, vpShare: 0.4 }),
    finish('f', 2, 3),
  ];

  it('takes the top of each table, then wildcards by place, points, VP share and seed', () => {
    const result = advanceFromTables(two, { top: 1, wildcards: 1, tableSize: 4 });
    expect(result).toMatchObject({ kind: 'advance', wildcards: ['e'] });
    expect(result.kind === 'advance' && result.advancing.map((f) => f.participant)).toEqual(['a', 'd', 'e']);
  });

  it('fills the last table with wildcards where that is the rule', () => {
    const result = advanceFromTables(two, { top: 1, wildcards: 'fill', tableSize: 4 });
    expect(result).toMatchObject({ wildcards: ['e', 'b'] });
  });

  it('does not hand out wildcards beside a sole champion', () => {
    expect(advanceFromTables(two.slice(0, 3), { top: 1, wildcards: 'fill', tableSize: 4 })).toMatchObject({ wildcards: [] });
  });

  it('names a tie across the cut, and how many places it is for', () => {
    const tied = [finish('a', 1, 1), finish('b', 1, 2), finish('c', 1, 2), finish('d', 1, 4)];
    expect(advanceFromTables(tied, { top: 2, wildcards: 0, tableSize: 4 })).toEqual({
      kind: 'tied',
      ties: [{ table: 1, tied: ['b', 'c'], places: 1 }],
    });
    expect(advanceFromTables(tied, { top: 3, wildcards: 0, tableSize: 4 }).kind).toBe('advance');
  });

  it('parts such a tie by the tie-breaks of the event where they can', () => {
    const tied = [finish('a', 1, 1, { tieBreak: [3] }), finish('b', 1, 1, { tieBreak: [12] }), finish('c', 1, 3)];
    const result = advanceFromTables(tied, { top: 1, wildcards: 0, tableSize: 4 });
    expect(result.kind === 'advance' && result.advancing.map((f) => f.participant)).toEqual(['b']);
  });
});

describe('seating a round', () => {
  it('swaps to keep those apart who came from the same table', () => {
    const seeded = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const tableBefore = new Map(seeded.map((name, i) => [name, [0, 1, 2, 3, 1, 0, 2, 3][i]]));
    const met = (x: string, y: string) => tableBefore.get(x) === tableBefore.get(y);
    const tables = seatElimination(seeded, 4, seats, met);
    for (const table of tables) for (const x of table) for (const y of table) if (x !== y) expect(met(x, y)).toBe(false);
    expect(tables.map((table) => table[0])).toEqual(['a', 'b']);
  });

  it('keeps everybody exactly once, whoever met before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.func(fc.boolean()), (players, met) => {
        const seeded = Array.from({ length: players }, (_, i) => `p${i}`);
        expect(seatElimination(seeded, 4, seats, met).flat().sort()).toEqual([...seeded].sort());
      }),
    );
  });
});
