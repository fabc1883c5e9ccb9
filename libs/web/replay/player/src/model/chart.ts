/** The few lines of charting that the graph needs: all of d3 would weigh more than the replay itself. */

/** Maps a range of numbers onto another. */
export function linear([low, high]: readonly [number, number], [start, end]: readonly [number, number]): (value: number) => number {
  const slope = high === low ? 0 : (end - start) / (high - low);
  return (value) => start + (value - low) * slope;
}

/** Round numbers from 0 up to a most, about so many. */
export function niceTicks(most: number, about: number): readonly number[] {
  const rough = Math.max(most, 1) / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

type Point = readonly [x: number, y: number];

/** A line that keeps each value until the next point. Points between two changes are left out. */
export function stepPath(points: readonly Point[]): string {
  let path = '';
  let last: number | undefined;
  points.forEach(([x, y], index) => {
    if (last === undefined) path = `M${round(x)} ${round(y)}`;
    else if (y !== last) path += `H${round(x)}V${round(y)}`;
    else if (index === points.length - 1) path += `H${round(x)}`;
    last = y;
  });
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
