import fc from 'fast-check';
import { roundsWithoutRematch, tableSizes } from './table-sizes';

const threeToFive = { allowed: [3, 4, 5], preferred: 4 };
const threeOrFour = { allowed: [3, 4], preferred: 4 };

describe('tableSizes', () => {
  it.each([
    [12, [4, 4, 4]],
    [13, [4, 4, 5]],
    [14, [4, 4, 3, 3]],
    [15, [4, 4, 4, 3]],
    [9, [4, 5]],
    [6, [3, 3]],
    [5, [5]],
  ])('prefers 4 from {3, 4, 5}: %d players', (players, sizes) => {
    expect(tableSizes(players, threeToFive)).toEqual({ sizes, byes: 0 });
  });

  it('needs (-N mod 4) tables of 3 where only 3 and 4 are allowed', () => {
    for (let players = 6; players <= 200; players++) {
      const { sizes, byes } = tableSizes(players, threeOrFour);
      const threes = (4 - (players % 4)) % 4;
      expect(byes).toBe(0);
      expect(sizes.filter((size) => size === 3)).toHaveLength(threes);
      expect(sizes.filter((size) => size === 4)).toHaveLength((players - 3 * threes) / 4);
    }
  });

  it('cannot seat five at tables of 3 and 4: one has a bye', () => {
    expect(tableSizes(5, threeOrFour)).toEqual({ sizes: [4], byes: 1 });
    expect(tableSizes(1, threeOrFour)).toEqual({ sizes: [], byes: 1 });
    expect(tableSizes(7, { allowed: [2], preferred: 2 })).toEqual({ sizes: [2, 2, 2], byes: 1 });
  });

  it('seats everybody or as many as any mix of tables can', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.subarray([2, 3, 4, 5, 6], { minLength: 1 }), fc.nat(), (players, allowed, pick) => {
        const preferred = allowed[pick % allowed.length]!;
        const { sizes, byes } = tableSizes(players, { allowed, preferred });
        const seated = sizes.reduce((sum, size) => sum + size, 0);
        expect(seated + byes).toBe(players);
        expect(sizes.every((size) => allowed.includes(size))).toBe(true);
        const reachable = new Set([0]);
        for (let seats = 1; seats <= players; seats++) if (allowed.some((size) => reachable.has(seats - size))) reachable.add(seats);
        expect(seated).toBe(Math.max(...reachable));
      }),
    );
  });
});

describe('roundsWithoutRematch', () => {
  it('is floor((N - 1) / (k - 1))', () => {
    expect(roundsWithoutRematch(16, 4)).toBe(5);
    expect(roundsWithoutRematch(24, 4)).toBe(7);
    expect(roundsWithoutRematch(9, 3)).toBe(4);
  });
});
