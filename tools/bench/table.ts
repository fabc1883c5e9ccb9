import type { BenchEntry } from './entry';
import type { Measured } from './measure';

export const headings = ['id', 'unit', 'ours', 'peer', 'limit', 'to peer', 'to limit', ''] as const;

interface Line {
  readonly entry: BenchEntry;
  readonly measured: Measured;
}

/** One result for people, a cell a heading. */
export function cells({ entry, measured: { result, missed, peerError } }: Line): readonly string[] {
  return [
    result.id,
    result.unit,
    figure(result.ours),
    result.peer === null ? (peerError === undefined ? '-' : 'died') : figure(result.peer),
    result.limit === null ? '-' : figure(result.limit),
    ratio(result.ratioToPeer, entry.bars?.toPeer, entry.lowerIsBetter),
    ratio(result.ratioToLimit, entry.bars?.toLimit, entry.lowerIsBetter),
    missed.length === 0 ? 'ok' : 'FAILED',
  ];
}

/** The results as a table for people. */
export function table(lines: readonly Line[]): string {
  const all: readonly (readonly string[])[] = [headings, ...lines.map(cells)];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const align = (cell: string, column: number): string =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return all.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}

function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toPrecision(3);
}

function ratio(value: number | null, bar: number | undefined, lowerIsBetter = false): string {
  if (value === null) return '-';
  const text = value >= 100 ? value.toFixed(0) : value.toFixed(2);
  return bar === undefined ? text : `${text} (${lowerIsBetter ? '<=' : '>='} ${bar})`;
}
