import fc from 'fast-check';
import { linear, niceTicks, stepPath } from './chart';

describe('linear', () => {
  it('maps ends onto ends, and the middle onto the middle', () => {
    const scale = linear([0, 10], [100, 0]);
    expect([scale(0), scale(5), scale(10)]).toEqual([100, 50, 0]);
  });
  it('stays at the start where there is no range', () => {
    expect(linear([3, 3], [7, 9])(3)).toBe(7);
  });
});

describe('niceTicks', () => {
  it.each([
    [25, [0, 10, 20]],
    [3, [0, 1, 2, 3]],
    [47, [0, 20, 40]],
    [120, [0, 50, 100]],
    [0, [0]],
  ])('up to %d', (most, ticks) => {
    expect(niceTicks(most, 3)).toEqual(ticks);
  });
  it('are few, whole and never beyond the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (most) => {
        const ticks = niceTicks(most, 3);
        return ticks.length <= 6 && ticks.every((tick) => Number.isInteger(tick) && tick <= most);
      }),
    );
  });
});

describe('stepPath', () => {
  it('moves along and then up, and leaves out what does not change', () => {
    expect(
      stepPath([
        [0, 5],
        [1, 5],
        [2, 3],
        [3, 3],
      ]),
    ).toBe('M0 5H2V3H3');
    expect(stepPath([])).toBe('');
  });
});
