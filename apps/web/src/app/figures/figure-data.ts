import type { FigurePartsFragment, RecordPartsFragment } from '@kronika/web/client';
import type { Bar, FigureTable } from '@kronika/web/statistics';

/** A figure under a name. */
export interface NamedFigure {
  readonly name: string;
  readonly figure: FigurePartsFragment;
}

/** Shares won by key, the best first, with names put in. */
export function namedWins(records: readonly RecordPartsFragment[], nameOf: (key: string) => string): readonly NamedFigure[] {
  return records.map(({ key, wins }) => ({ name: nameOf(key ?? ''), figure: wins }));
}

export function byValue(figures: readonly NamedFigure[]): readonly NamedFigure[] {
  return [...figures].sort((one, other) => other.figure.value - one.figure.value);
}

export function barsOf(figures: readonly NamedFigure[]): readonly Bar[] {
  return figures.map(({ name, figure: { value, low, high, sampleSize } }) => ({ label: name, value, low, high, count: sampleSize }));
}

/** The numbers behind bars, as a table. */
export function tableOf(
  figures: readonly NamedFigure[],
  heads: { readonly name: string; readonly value: string; readonly low: string; readonly high: string; readonly sample: string },
  format: 'percent' | 'decimal',
): FigureTable {
  return {
    columns: [
      { key: 'name', label: heads.name, format: 'text' },
      { key: 'value', label: heads.value, format },
      { key: 'low', label: heads.low, format },
      { key: 'high', label: heads.high, format },
      { key: 'sample', label: heads.sample, format: 'whole' },
    ],
    rows: figures.map(({ name, figure }) => ({ name, value: figure.value, low: figure.low, high: figure.high, sample: figure.sampleSize })),
  };
}
