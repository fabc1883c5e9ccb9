import { wilson } from './wilson';

describe('wilson', () => {
  it('gives the interval of the textbook', () => {
    const { share, low, high } = wilson(10, 100);
    expect(share).toBe(0.1);
    expect(low).toBeCloseTo(0.0552291, 6);
    expect(high).toBeCloseTo(0.1743657, 6);
  });

  it('stays between 0 and 1 at the edges', () => {
    expect(wilson(0, 10)).toMatchObject({ low: 0, share: 0 });
    expect(wilson(10, 10).high).toBeCloseTo(1, 12);
    expect(wilson(10, 10).high).toBeLessThanOrEqual(1);
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
  });
});
