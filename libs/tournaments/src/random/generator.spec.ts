import fc from 'fast-check';
import { seededGenerator, shuffled } from './generator';

const draws = (seed: string, count: number): number[] => {
  const generator = seededGenerator(seed);
  return Array.from({ length: count }, () => generator.unit());
};

describe('seededGenerator', () => {
  it('gives the same draws for the same seed, and others for a seed that differs by one letter', () => {
    expect(draws('round-1', 20)).toEqual(draws('round-1', 20));
    expect(draws('round-1', 20)).not.toEqual(draws('round-2', 20));
    expect(draws('', 3)).not.toEqual(draws(' ', 3));
  });

  it('keeps its draws for ever: recorded seeds must still explain old pairings', () => {
    const generator = seededGenerator('kronika');
    expect(Array.from({ length: 6 }, () => generator.int(1000))).toEqual([66, 696, 98, 818, 356, 917]);
  });

  it('spreads whole numbers evenly, also for bounds that do not divide 2^32', () => {
    const counts = new Array<number>(7).fill(0);
    const generator = seededGenerator('even');
    for (let i = 0; i < 70_000; i++) counts[generator.int(7)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const result = shuffled(seededGenerator(seed), items);
        expect([...result].sort((x, y) => x - y)).toEqual([...items].sort((x, y) => x - y));
      }),
    );
  });
});
