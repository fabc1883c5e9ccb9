import { meanInterval } from './mean-interval';
import type { MeasureKind } from './question';
import type { ObservedValue } from './statistics-queries';
import { wilson } from './wilson';

/** A figure that says how much is behind it. */
export interface Figure {
  readonly value: number;
  /** 95 % interval: Wilson's for a share, from the bootstrap for a mean. */
  readonly low: number;
  readonly high: number;
  readonly sampleSize: number;
}

const shares: ReadonlySet<MeasureKind> = new Set<MeasureKind>(['wins', 'ahead', 'occurs']);

/** The figure of a group of observations; undefined where there are none. */
export function figureOf(measure: MeasureKind, values: readonly ObservedValue[]): Figure | undefined {
  const sampleSize = sum(values, ({ times }) => times);
  if (sampleSize === 0) return undefined;
  const total = sum(values, ({ value, times }) => value * times);
  if (measure === 'games') return { value: sampleSize, low: sampleSize, high: sampleSize, sampleSize };
  if (shares.has(measure)) {
    const { share, low, high } = wilson(total, sampleSize);
    return { value: share, low, high, sampleSize };
  }
  return { value: total / sampleSize, ...meanInterval(values), sampleSize };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0);
}
