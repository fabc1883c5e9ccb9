import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pureHash, verifyChain, type EventLog } from '@kronika/event-log';
import { collect, freshStream, pause } from '@kronika-testing/event-log';
import { StandInCluster } from './stand-in/cluster';
import { Workbench } from './stand-in/connected';

jest.setTimeout(120_000);
const bench = new Workbench();
afterEach(() => bench.clear());

const root = join(__dirname, '../..');

interface Outcome {
  readonly won: readonly { readonly command: string; readonly versions: readonly number[] }[];
  readonly conflicts: number;
  readonly followed: readonly number[];
}

async function contender(connection: string, stream: string, appends: number, name: string): Promise<Outcome> {
  const script = ['--import', './tools/run/register.mjs', 'tests/contract/stand-in/contender.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, [...script, connection, stream, String(appends), name], { cwd: root });
  return JSON.parse(stdout) as Outcome;
}

/** What must be true whatever went wrong on the way. */
async function expectOneHistory(log: EventLog, stream: string, outcomes: readonly Outcome[]): Promise<void> {
  const events = await collect(log.read(stream));
  expect(verifyChain(events, pureHash)).toMatchObject({ kind: 'valid', events: events.length });
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  const wins = outcomes.flatMap(({ won }) => won.flatMap(({ command, versions }) => versions.map((version) => ({ command, version }))));
  expect(wins.sort((a, b) => a.version - b.version)).toEqual(events.map(({ command, version }) => ({ command, version })));
  for (const { followed } of outcomes) expect(followed).toEqual(followed.map((_, version) => version));
}

describe('two processes that append to one stream have one winner a version, lose nothing, and see everything once', () => {
  it('while connections are cut', async () => {
    const node = await bench.node();
    const connection = `esdb://${node.address}?tls=false`;
    const stream = freshStream();
    // By count and not by clock: however slow the machine, there is time to write something between two cuts.
    let writes = 0;
    node.store.onGrown(() => {
      if (++writes % 15 === 0) node.dropConnections();
    });
    const outcomes = await Promise.all(['account-ada', 'account-bob'].map((name) => contender(connection, stream, 60, name)));
    await expectOneHistory(bench.log(connection), stream, outcomes);
    expect(outcomes.some(({ conflicts }) => conflicts > 0)).toBe(true);
  });

  it('while the leader moves, and while all nodes of the cluster are away', async () => {
    const cluster = await StandInCluster.start();
    bench.later(() => cluster.stop());
    const connection = `esdb://${cluster.addresses}?tls=false&gossipTimeout=1&discoveryInterval=10&maxDiscoverAttempts=2`;
    const stream = freshStream();
    let writes = 0;
    cluster.store.onGrown(() => {
      writes++;
      if (writes % 40 === 0) void outage(cluster);
      else if (writes % 15 === 0) cluster.moveLeadership();
    });
    const outcomes = await Promise.all(['account-ada', 'account-bob'].map((name) => contender(connection, stream, 60, name)));
    await expectOneHistory(bench.log(connection), stream, outcomes);
  });
});

/** Long enough for every call to notice, and for discovery to fail. */
async function outage(cluster: StandInCluster): Promise<void> {
  await Promise.all(cluster.nodes.map((node) => node.pause()));
  await pause(400);
  for (const node of cluster.nodes) await node.resume();
}
