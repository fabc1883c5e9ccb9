import { readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawProgress } from '@kronika/runtime';
import { type FinishedSoak, reportOf } from './report';
import type { SoakEntry } from './entry';

const folder = resolve(import.meta.dirname, 'entries');
const prefixes = process.argv.slice(2);

const entries: SoakEntry[] = [];
// A file is named after its entry, so that only what is asked for is loaded.
const isWanted = (id: string) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix));
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.ts') || !isWanted(file)) continue;
  const module = (await import(pathToFileURL(resolve(folder, file)).href)) as { readonly default: SoakEntry };
  if (isWanted(module.default.id)) entries.push(module.default);
}
if (entries.length === 0) {
  console.error(`No soak entry starts with ${prefixes.join(' or ')}.`);
  process.exit(2);
}

const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
let failed = 0;
for (const [index, entry] of entries.entries()) {
  console.log(`[${index + 1}/${entries.length}] ${entry.title}`);
  const began = performance.now();
  const finished = await run(entry);
  const seconds = Math.round((performance.now() - began) / 1000);
  const file = `docs/measurements/${entry.id}.md`;
  writeFileSync(resolve(file), reportOf(entry, finished, { seconds, machine, date: new Date() }));
  console.log(`${finished.ok ? 'passed' : 'FAILED'} in ${seconds} s: ${file}`);
  if (!finished.ok) failed++;
}
console.log(`${entries.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function run(entry: SoakEntry): Promise<FinishedSoak> {
  const progress = drawProgress();
  try {
    return await entry.run((done, total, note) => progress.update(done, total, note));
  } catch (error) {
    return { ok: false, figures: [], error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    progress.end();
  }
}
