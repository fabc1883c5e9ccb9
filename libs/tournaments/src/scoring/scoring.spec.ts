import fc from 'fast-check';
import { settle, sum } from './exact';
import { placementPoints, placesByScore, sizeNeutralPoints, standardPlaces } from './placement-points';
import { drawPoints, namedSchemes, pointsForSize, tablePoints, winPoints } from './scheme';

const table = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 5 }).map(placesByScore);

describe('placement points', () => {
  it('gives a tie over places a..b the mean of P[a..b]', () => {
    expect(placementPoints([1, 2, 2, 4], [10, 6, 3, 1])).toEqual([10, 4.5, 4.5, 1]);
    expect(placementPoints([1, 1, 1, 4], [10, 6, 3, 1])).toEqual([19 / 3, 19 / 3, 19 / 3, 1]);
    expect(placementPoints([3, 1, 2], [10, 5, 1])).toEqual([1, 10, 5]);
    expect(placementPoints([1, 2, 2, 3], [10, 6, 3, 1])).toEqual([10, 4.5, 4.5, 1]);
  });

  it('awards the same total however the table ended', () => {
    fc.assert(
      fc.property(table, (places) => {
        const points = Array.from({ length: places.length }, (_, i) => 60 * (5 - i));
        expect(sum(placementPoints(places, points))).toBeCloseTo(sum(points), 6);
        expect(sum(sizeNeutralPoints(places))).toBeCloseTo(places.length / 2, 6);
      }),
    );
  });

  it('is equal for equal points, however they were added up', () => {
    expect(settle(19 / 3 + 19 / 3 + 19 / 3)).toBe(settle(10 + 6 + 3));
    expect(settle(0.1 + 0.2)).toBe(0.3);
  });

  it('counts size-neutral points as opponents beaten and half of those tied over k - 1', () => {
    expect(sizeNeutralPoints([1, 2, 2, 4])).toEqual([1, 0.5, 0.5, 0]);
    expect(sizeNeutralPoints([1, 1, 3])).toEqual([0.75, 0.75, 0]);
    expect(sizeNeutralPoints([5, 4, 3, 2, 1])).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(sizeNeutralPoints([1])).toEqual([1]);
  });

  it('derives shared places from scores and from any ranking numbers', () => {
    expect(placesByScore([40, 55, 40, 12])).toEqual([2, 1, 2, 4]);
    expect(standardPlaces([1, 2, 2, 3])).toEqual([1, 2, 2, 4]);
  });
});

describe('schemes', () => {
  it('knows 10/6/3/1 for tables of 3, 4 and 5', () => {
    const scheme = namedSchemes['10/6/3/1'];
    expect(tablePoints(scheme, [1, 2, 3])).toEqual([10, 5, 1]);
    expect(tablePoints(scheme, [1, 2, 3, 4])).toEqual([10, 6, 3, 1]);
    expect(tablePoints(scheme, [1, 2, 3, 4, 5])).toEqual([10, 6, 4, 2, 1]);
  });

  it('interpolates sizes that a scheme does not list, keeping first and last', () => {
    expect(pointsForSize([[5, 3, 2, 1]], 3)).toEqual([5, 2.5, 1]);
    expect(pointsForSize([[7, 5, 3, 1]], 5)).toEqual([7, 5.5, 4, 2.5, 1]);
    expect(pointsForSize([[7, 5, 3, 1]], 1)).toEqual([7]);
    expect(
      pointsForSize(
        [
          [10, 5, 1],
          [10, 6, 3, 1],
        ],
        2,
      ),
    ).toEqual([10, 1]);
  });

  it('scores a match by win, draw and loss', () => {
    expect(tablePoints(namedSchemes['win 3, draw 1'], [2, 1])).toEqual([0, 3]);
    expect(tablePoints(namedSchemes['win 1, draw ½'], [1, 1])).toEqual([0.5, 0.5]);
    expect(winPoints(namedSchemes['win 3, draw 1'], 2)).toBe(3);
    expect(drawPoints(namedSchemes['win 1, draw ½'], 2)).toBe(0.5);
  });

  it('gives everything to a lone winner under win 5, draw 1', () => {
    expect(tablePoints(namedSchemes['win 5, draw 1'], [2, 1, 3, 4])).toEqual([0, 5, 0, 0]);
    expect(tablePoints(namedSchemes['win 5, draw 1'], [1, 1, 3, 4])).toEqual([1, 1, 0, 0]);
  });

  it('takes the mean of the table as the average result', () => {
    expect(drawPoints(namedSchemes['10/6/3/1'], 4)).toBe(5);
    expect(drawPoints(namedSchemes['size-neutral'], 3)).toBe(0.5);
  });
});
