import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(import.meta.dirname, 'peers');

/** Installs the peers' own package when its lock file has changed. Without peers the benchmarks run all the same. */
export function installPeers(): void {
  const stamp = resolve(folder, 'node_modules/.kronika-lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(resolve(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing the peers (once per lock file) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-progress'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stamp, hash);
  else console.log('The peers could not be installed: their columns stay empty.');
}

/** A module of a peer (`boardgame.io/client`); the caller says what it uses of it. Rejects when the peer is not there. */
export async function loadPeer<Module>(specifier: string): Promise<Module> {
  const path = createRequire(resolve(folder, 'package.json')).resolve(specifier);
  return (await import(pathToFileURL(path).href)) as Module;
}
