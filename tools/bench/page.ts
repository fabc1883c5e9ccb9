import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BenchEntry } from './entry';
import type { Measured } from './measure';
import { cells, headings } from './table';

const columns = [...headings, 'before', 'date'];
const introduction = `# Benchmarks

\`npm run bench -- --keep [names]\` measures and keeps the rows here; only the ratios mean anything. What is compared: \`docs/decisions/0014-what-the-benchmarks-compare.md\`.
`;

/** Puts measured rows into the committed page, in place of those of an earlier run, whose ratios stay as 'before'. */
export function keepRows(file: string, lines: readonly { readonly entry: BenchEntry; readonly measured: Measured }[], date: string): void {
  const rows = new Map(existsSync(file) ? readRows(readFileSync(file, 'utf8')) : []);
  for (const line of lines) {
    const row = cells(line);
    const before = rows.get(row[0] ?? '');
    const ratios = before === undefined ? '' : [before[5], before[6]].filter((cell) => cell !== '-').join(', ');
    rows.set(row[0] ?? '', [...row, ratios, date]);
  }
  const body = [...rows.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)).map((row) => `| ${row.join(' | ')} |`);
  writeFileSync(file, [introduction, `| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`, ...body, ''].join('\n'));
}

function readRows(page: string): (readonly [string, readonly string[]])[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith(`| ${headings[0]} `))
    .map((line) => {
      const row = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return [row[0] ?? '', row] as const;
    });
}
