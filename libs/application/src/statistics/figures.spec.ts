import fc from 'fast-check';
import { correlate } from './card-uses';
import { figureOf } from './figure';
import { meanInterval } from './mean-interval';
import { questionIssues } from './question';

const observed = (...values: readonly number[]) => values.map((value) => ({ value, times: 1 }));

describe('figureOf', () => {
  it('gives shares an interval by Wilson', () => {
    const figure = figureOf('wins', [
      { value: 1, times: 10 },
      { value: 0, times: 90 },
    ]);
    expect(figure).toMatchObject({ value: 0.1, sampleSize: 100 });
    expect(figure?.low).toBeCloseTo(0.0552291, 6);
    expect(figure?.high).toBeCloseTo(0.1743657, 6);
  });

  it('counts a shared win as its part', () => {
    expect(figureOf('wins', observed(1, 0.5, 0, 0))).toMatchObject({ value: 0.375, sampleSize: 4 });
  });

  it('is nothing where nothing was observed, and a plain count for games', () => {
    expect(figureOf('score', [])).toBeUndefined();
    expect(figureOf('games', [{ value: 1, times: 7 }])).toEqual({ value: 7, low: 7, high: 7, sampleSize: 7 });
  });
});

describe('meanInterval', () => {
  it('is the same each time, and holds the mean', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ value: fc.integer({ min: -50, max: 50 }), times: fc.integer({ min: 1, max: 20 }) }), {
          minLength: 1,
          maxLength: 8,
        }),
        (values) => {
          const { low, high } = meanInterval(values);
          const count = values.reduce((all, { times }) => all + times, 0);
          const mean = values.reduce((all, { value, times }) => all + value * times, 0) / count;
          expect(meanInterval([...values].reverse())).toEqual({ low, high });
          expect(low).toBeLessThanOrEqual(mean + 1e-9);
          expect(high).toBeGreaterThanOrEqual(mean - 1e-9);
        },
      ),
    );
  });

  it('covers the true mean about 95 times in 100, by either way', () => {
    for (const [size, least] of [
      [200, 0.9],
      [400, 0.9],
    ] as const) {
      let state = 12345;
      const uniform = (): number => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return state / 0x7fffffff;
      };
      let covered = 0;
      for (let round = 0; round < 200; round++) {
        const { low, high } = meanInterval(observed(...Array.from({ length: size }, uniform)));
        if (low <= 0.5 && high >= 0.5) covered++;
      }
      expect(covered / 200).toBeGreaterThanOrEqual(least);
    }
  });

  it('is one point where all observations are alike', () => {
    expect(meanInterval([{ value: 3, times: 9 }])).toEqual({ low: 3, high: 3 });
  });
});

describe('correlate', () => {
  const figure = (value: number, sampleSize: number) => ({ value, low: 0, high: 1, sampleSize });

  it('is Pearson’s coefficient of two yes-or-no observations', () => {
    // 40 did it and 30 of them won; of the 60 others, 20 won.
    const found = correlate(figure(0.75, 40), figure(0.5, 100));
    const [both, one, other, none] = [30, 10, 20, 40];
    const phi = (both * none - one * other) / Math.sqrt(40 * 60 * 50 * 50);
    expect(found?.value).toBeCloseTo(phi, 12);
    expect(found?.low).toBeLessThan(phi);
    expect(found?.high).toBeGreaterThan(phi);
    expect(found?.sampleSize).toBe(100);
  });

  it('is nothing where everybody did it, or nobody won', () => {
    expect(correlate(figure(0.5, 100), figure(0.5, 100))).toBeNull();
    expect(correlate(figure(0, 10), figure(0, 100))).toBeNull();
  });
});

describe('questionIssues', () => {
  it.each([
    [{ measure: { kind: 'wins' }, groupBy: [{ kind: 'seat' }], filter: {} }, []],
    [{ measure: { kind: 'ahead' }, groupBy: [], filter: {} }, ['groupBy']],
    [{ measure: { kind: 'wins' }, groupBy: [{ kind: 'round' }], filter: {} }, ['groupBy']],
    [{ measure: { kind: 'wins' }, groupBy: [{ kind: 'option', path: "x') --" }], filter: {} }, ['groupBy[0]']],
    [{ measure: { kind: 'wins' }, groupBy: [], filter: { options: [{ path: 'a"b', value: 1 }] } }, ['filter.options[0].path']],
    [{ measure: { kind: 'wins' }, groupBy: [], filter: { players: Array.from({ length: 21 }, String) } }, ['filter.players']],
  ] as const)('%j', (question, paths) => {
    expect(questionIssues(question).map(({ path }) => path)).toEqual(paths);
  });
});
