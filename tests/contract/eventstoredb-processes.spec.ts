import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pureHash, verifyChain } from '@kronika/event-log';
import { collect, freshStream } from '@kronika-testing/event-log';
import { Workbench } from './stand-in/connected';

jest.setTimeout(120_000);
const bench = new Workbench();
afterEach(() => bench.clear());

const root = join(__dirname, '../..');

interface Outcome {
  readonly won: readonly { readonly command: string; readonly versions: readonly number[] }[];
  readonly conflicts: number;
}

async function contender(connection: string, stream: string, appends: number, name: string): Promise<Outcome> {
  const script = ['--import', './tools/run/register.mjs', 'tests/contract/stand-in/contender.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, [...script, connection, stream, String(appends), name], { cwd: root });
  return JSON.parse(stdout) as Outcome;
}

it('two processes append to one stream: one winner a version, nothing lost, the chain verifies', async () => {
  const node = await bench.node();
  const connection = `esdb://${node.address}?tls=false`;
  const stream = freshStream();
  const dropping = setInterval(() => node.dropConnections(), 300);
  const outcomes = await Promise.all(['account-ada', 'account-bob'].map((name) => contender(connection, stream, 60, name))).finally(() =>
    clearInterval(dropping),
  );
  const events = await collect(bench.log(connection).read(stream));
  expect(verifyChain(events, pureHash)).toMatchObject({ kind: 'valid', events: events.length });
  const wins = outcomes.flatMap(({ won }) => won.flatMap(({ command, versions }) => versions.map((version) => ({ command, version }))));
  expect(wins.sort((a, b) => a.version - b.version)).toEqual(events.map(({ command, version }) => ({ command, version })));
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  expect(outcomes.every(({ won }) => won.length === 60)).toBe(true);
  expect(outcomes.some(({ conflicts }) => conflicts > 0)).toBe(true);
});
