import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The version that the product's manifest states; `programFolder` is the folder of a built program (dist/apps/<name>). */
export function productVersion(programFolder: string): string {
  const manifest = JSON.parse(readFileSync(resolve(programFolder, '../../../package.json'), 'utf8')) as { readonly version: string };
  return manifest.version;
}
