import type { BenchEntry } from './entry';
import type { Measured } from './measure';

/** The results as a table for people. */
export function table(lines: readonly { readonly entry: BenchEntry; readonly measured: Measured }[]): string {
  const rows = lines.map(({ entry, measured: { result, missed, peerError } }) => [
    result.id,
    result.unit,
    figure(result.ours),
    result.peer === null ? (peerError === undefined ? '-' : 'died') : figure(result.peer),
    result.limit === null ? '-' : figure(result.limit),
    ratio(result.ratioToPeer, entry.bars?.toPeer, entry.lowerIsBetter),
    ratio(result.ratioToLimit, entry.bars?.toLimit, entry.lowerIsBetter),
    missed.length === 0 ? 'ok' : 'FAILED',
  ]);
  const all = [['id', 'unit', 'ours', 'peer', 'limit', 'to peer', 'to limit', ''], ...rows];
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
