import fc from 'fast-check';
import { fastChance, fastSource } from './fast-chance';

describe('fast chance', () => {
  it('gives the same draws for the same seed, and others for another', () => {
    const draws = (seed: number | string) => {
      const chance = fastChance(seed);
      return Array.from({ length: 20 }, () => chance.int('x', 1_000_000));
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
    expect(draws('7/game')).not.toEqual(draws('7/bots'));
  });

  it('stays within its bound, and reaches all of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), (bound, seed) => {
        const chance = fastChance(seed);
        const seen = new Set(Array.from({ length: 40 * bound }, () => chance.int('x', bound)));
        expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: bound }, (_, number) => number));
      }),
    );
  });

  it('is even: chi-squared over a die and over a bound that does not divide 2^32', () => {
    for (const bound of [6, 1000]) {
      const chance = fastChance(`even/${bound}`);
      const rolls = 200 * bound;
      const counts = new Float64Array(bound);
      for (let roll = 0; roll < rolls; roll++) counts[chance.int('x', bound)]! += 1;
      const chiSquared = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
      // Within six standard deviations of its mean.
      expect(Math.abs(chiSquared - (bound - 1))).toBeLessThan(6 * Math.sqrt(2 * (bound - 1)));
    }
  });

  it('rejects what would favour some numbers: of three quarters of 2^32, no third comes more often', () => {
    const chance = fastChance('thirds');
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 9000; draw++) counts[chance.int('x', 3 * 2 ** 30) % 3]! += 1;
    for (const count of counts) expect(Math.abs(count - 3000)).toBeLessThan(300);
  });

  it('shuffles into a permutation, each of six equally often', () => {
    const chance = fastChance('shuffles');
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const text = chance.shuffle('x', ['a', 'b', 'c']).join('');
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it('counts its draws by label, so that the kernel sees that chance was used', () => {
    const source = fastSource(1);
    const first = source({ seed: undefined, draws: {} });
    expect(first.used()).toBeUndefined();
    first.int('die', 6);
    first.int('die', 6);
    expect(first.used()).toEqual({ die: 2 });
    const second = source({ seed: undefined, draws: { die: 2 } });
    second.pick('die', [1, 2, 3]);
    expect(second.used()).toEqual({ die: 3 });
  });

  it('has nothing to pick from nothing', () => {
    expect(() => fastChance(1).pick('x', [])).toThrow(RangeError);
  });
});
