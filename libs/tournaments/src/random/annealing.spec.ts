import { heats, takesWorse } from './annealing';
import { seededGenerator } from './generator';

describe('annealing', () => {
  it('cools from warm to cold', () => {
    const levels = heats(100, 4);
    expect(levels[0]).toBe(100);
    expect(levels.at(-1)!).toBeGreaterThan(4);
    expect(levels.at(-1)! * 0.95).toBeLessThanOrEqual(4);
    expect(heats(3, 4)).toEqual([3]);
  });

  it.each([0.1, 1, 3, 8])('takes a step that is worse by %d heats about as often as e^-x', (x) => {
    const generator = seededGenerator(`worse ${x}`);
    let taken = 0;
    for (let i = 0; i < 40_000; i++) if (takesWorse(x * 7, 7, generator)) taken += 1;
    const expected = Math.exp(-x);
    expect(Math.abs(taken / 40_000 - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / 40_000) + 0.001);
  });

  it('never takes one that is far worse', () => {
    const generator = seededGenerator('far');
    expect(Array.from({ length: 1000 }, () => takesWorse(1e9, 600, generator))).not.toContain(true);
  });
});
