import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLog, copyLog, pureHash, type EventLog, type StoredEvent } from '@kronika/event-log';
import { SqliteLog } from '@kronika/event-log-sqlite';
import { collect, sampleEvents } from '@kronika-testing/event-log';
import { Workbench } from './stand-in/connected';

jest.setTimeout(60_000);
const bench = new Workbench();
afterEach(() => bench.clear());

function sqliteLog(): EventLog {
  const folder = mkdtempSync(join(tmpdir(), 'kronika-copy-'));
  const log = SqliteLog.open({ folder, durability: 'fast' });
  bench.later(async () => {
    await log.close();
    rmSync(folder, { recursive: true });
  });
  return log;
}

async function standInLog(): Promise<EventLog> {
  const node = await bench.node();
  return bench.log(`esdb://${node.address}?tls=false`);
}

async function fill(log: EventLog): Promise<void> {
  for (const stream of ['game-1', 'table-1', 'pack-1', 'account-1', 'chat-1']) {
    await log.append(stream, sampleEvents(stream, 3, { sealed: [{ to: [0], data: 'secret' }], time: 5000 }), 'no stream');
    await log.append(stream, sampleEvents(stream, 2, { time: 7 }), 2);
  }
  await log.erase('account-1');
  await log.erase('chat-1');
  await log.append('chat-1', sampleEvents('chat-1', 2), 4);
}

/** What a copy must keep: everything but the position. */
function essence(events: readonly StoredEvent[]): readonly unknown[] {
  return events.map(({ position: _position, ...event }) => event);
}

it('a log goes from SQLite to the stand-in and back with chains, salts and versions unchanged', async () => {
  const [source, server, back] = [sqliteLog(), await standInLog(), sqliteLog()];
  await fill(source);
  expect(await copyLog(source, server)).toEqual({ kind: 'copied', events: 17, foundAlready: 0 });
  expect((await checkLog(server, { hash: pureHash })).problems).toEqual([]);
  expect(await copyLog(server, back)).toEqual({ kind: 'copied', events: 17, foundAlready: 0 });
  const expected = essence(await collect(source.readAll()));
  expect(essence(await collect(server.readAll()))).toEqual(expected);
  expect(essence(await collect(back.readAll()))).toEqual(expected);
  expect(await copyLog(source, server)).toEqual({ kind: 'copied', events: 17, foundAlready: 17 });
  for (const log of [server, back]) {
    expect(await log.append('chat-1', sampleEvents('chat-1', 1), 6)).toMatchObject({ kind: 'appended', version: 7 });
    expect(await log.append('game-1', sampleEvents('game-1', 1), 4)).toMatchObject({ kind: 'appended', version: 5 });
  }
});

it('a copy between two servers in one process survives cut connections', async () => {
  const nodes = [await bench.node(), await bench.node()] as const;
  const [source, target] = [bench.log(`esdb://${nodes[0].address}?tls=false`), bench.log(`esdb://${nodes[1].address}?tls=false`)];
  await fill(source);
  for (let version = 4; version < 60; version++) await source.append('game-1', sampleEvents('game-1', 1), version);
  let writes = 0;
  nodes[1].store.onGrown(() => {
    if (++writes % 10 === 0) for (const node of nodes) node.dropConnections();
  });
  const result = await copyLog(source, target);
  expect(result).toEqual({ kind: 'copied', events: 73, foundAlready: 0 });
  expect((await checkLog(target, { hash: pureHash })).problems).toEqual([]);
});
