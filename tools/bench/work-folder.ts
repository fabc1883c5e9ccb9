import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Where this process keeps its files while it runs: on the project's own disk, because a folder for temporary files may be in memory. Two
 * runs do not share one.
 */
const workFolder = resolve('dist/bench/work', String(process.pid));

/** A new, empty folder for one contestant. */
export function freshFolder(name: string): string {
  mkdirSync(workFolder, { recursive: true });
  return mkdtempSync(resolve(workFolder, `${name}-`));
}

/** Called when everything is measured. */
export function removeWorkFolder(): void {
  rmSync(workFolder, { recursive: true, force: true });
}
