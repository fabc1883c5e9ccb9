import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Which rules each text breaks when it stands in the place of the named file. */
function lint(cases: readonly { file: string; text: string }[]): string[][] {
  const run = spawnSync(process.execPath, [resolve(__dirname, 'lint-texts.mjs')], {
    cwd: root,
    input: JSON.stringify(cases),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as string[][];
}

const domainFile = 'libs/game-kernel/src/chance.ts';
const offences: readonly { what: string; file: string; text: string; rule: RegExp }[] = [
  {
    what: 'the file system',
    file: domainFile,
    text: "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    rule: /no-restricted-imports/,
  },
  {
    what: 'a bare Node module',
    file: domainFile,
    text: "import { readFileSync } from 'fs';\nexport const read = readFileSync;\n",
    rule: /no-restricted-imports/,
  },
  { what: 'Node by dynamic import', file: domainFile, text: "export const os = () => import('node:os');\n", rule: /no-restricted-syntax/ },
  { what: 'the clock by Date.now', file: domainFile, text: 'export const now = () => Date.now();\n', rule: /no-restricted-globals.*Date/ },
  { what: 'the clock by new Date', file: domainFile, text: 'export const now = () => new Date();\n', rule: /no-restricted-globals.*Date/ },
  { what: 'Math.random', file: domainFile, text: 'export const roll = () => Math.random();\n', rule: /no-restricted-properties.*Math/ },
  { what: 'process', file: domainFile, text: 'export const id = () => process.pid;\n', rule: /no-restricted-globals.*process/ },
  { what: 'globalThis', file: domainFile, text: 'export const world = () => globalThis;\n', rule: /no-restricted-globals.*globalThis/ },
  { what: 'Nest', file: domainFile, text: "export { Injectable } from '@nestjs/common';\n", rule: /no-restricted-imports/ },
  { what: 'infrastructure', file: domainFile, text: "export * from '@kronika/event-log-sqlite';\n", rule: /enforce-module-boundaries/ },
  {
    what: 'infrastructure from the application',
    file: 'libs/application/src/index.ts',
    text: "export * from '@kronika/event-log-sqlite';\n",
    rule: /enforce-module-boundaries/,
  },
  {
    what: 'the application from the page',
    file: 'apps/web/src/main.ts',
    text: "export * from '@kronika/application';\n",
    rule: /enforce-module-boundaries/,
  },
  {
    what: 'infrastructure from the page',
    file: 'apps/web/src/main.ts',
    text: "export * from '@kronika/runtime';\n",
    rule: /enforce-module-boundaries/,
  },
];

describe('layers', () => {
  let broken: string[][];
  beforeAll(() => {
    // Without a cached project graph the module-boundary rule stays silent.
    const graph = spawnSync(resolve(root, 'node_modules/.bin/nx'), ['graph', '--file=.nx/project-graph.json'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' },
      shell: process.platform === 'win32',
    });
    if (graph.status !== 0) throw new Error(graph.stderr);
    broken = lint([
      ...offences,
      { file: domainFile, text: "import { sha256 } from '@noble/hashes/sha2.js';\nexport const hash = sha256;\n" },
    ]);
  });

  it.each(offences.map(({ what, file }, index) => ({ what, file, index })))('$file may not reach for $what', ({ index }) => {
    expect(broken[index]?.join('\n')).toMatch(offences[index]!.rule);
  });

  it('lets the domain have its hashes', () => {
    expect(broken.at(-1)).toEqual([]);
  });

  it('lints files that exist', () => {
    for (const { file } of offences) expect(existsSync(resolve(root, file))).toBe(true);
  });
});
