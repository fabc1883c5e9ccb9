import { mkdirSync, mkdtempSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the benchmarks keep their files while they run: on the project's own disk, because a folder for temporary files may be in memory. */
export const workFolder = resolve('dist/bench/work');

/** A new, empty folder for one contestant. */
export function freshFolder(name: string): string {
  mkdirSync(workFolder, { recursive: true });
  return mkdtempSync(resolve(workFolder, `${name}-`));
}
