import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectGarbage } from './collect-garbage';
import type { BenchEntry } from './entry';
import { measure, type Measured } from './measure';
import { keepRows } from './page';
import { installPeers } from './peers';
import { table } from './table';
import { removeWorkFolder } from './work-folder';

const folder = resolve(import.meta.dirname, 'entries');
const wanted = process.argv.slice(2);
const keeps = wanted.includes('--keep');
const prefixes = wanted.filter((argument) => argument !== '--keep');

const entries: BenchEntry[] = [];
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .sort()) {
  const module = (await import(pathToFileURL(resolve(folder, file)).href)) as { readonly default: readonly BenchEntry[] };
  entries.push(...module.default.filter(({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))));
}
if (entries.length === 0) {
  console.error(`No benchmark starts with ${prefixes.join(' or ')}.`);
  process.exit(2);
}
if (entries.some((entry) => entry.peer !== undefined)) installPeers();

const lines: { readonly entry: BenchEntry; readonly measured: Measured }[] = [];
for (const entry of entries) {
  const measured = await measure(entry, collectGarbage, (round, rounds) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${entry.id}: round ${round} of ${rounds}`);
  });
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  else console.log(`${entry.id}: done`);
  lines.push({ entry, measured });
}
removeWorkFolder();

console.log(table(lines));
for (const { entry, measured } of lines) {
  if (measured.peerError !== undefined) console.log(`${entry.id}: the peer ${entry.peer?.name ?? ''} died: ${measured.peerError}`);
  for (const missed of measured.missed) console.log(`${entry.id}: FAILED, ${missed}`);
}
if (keeps) keepRows(resolve('docs/measurements/bench.md'), lines, new Date().toISOString().slice(0, 10));
const results = resolve('dist/bench/results.json');
mkdirSync(resolve(results, '..'), { recursive: true });
writeFileSync(
  results,
  `${JSON.stringify(
    lines.map(({ measured }) => measured.result),
    undefined,
    2,
  )}\n`,
);
process.exit(lines.every(({ measured }) => measured.missed.length === 0) ? 0 : 1);
