// One task of the peer, in a process of its own; the figure is printed at the end.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { printFigure } from '../peer-process';
import { loadPeer } from '../peers';
import { freshFolder, removeWorkFolder } from '../work-folder';
import { gameAppends, perSecond, type Append } from './game-events';

interface Store {
  appendToStream(stream: string, events: readonly object[], options: { readonly expectedStreamVersion: bigint | string }): Promise<unknown>;
  readStream(stream: string): Promise<{ readonly events: readonly unknown[] }>;
  consumer(options: { readonly pulling: { readonly batchSize: number } }): Consumer;
}
interface Consumer {
  processor(options: {
    readonly processorId: string;
    readonly startFrom: 'BEGINNING';
    readonly stopAfter: () => boolean;
    readonly eachMessage: () => void;
  }): unknown;
  start(): Promise<void>;
  stop(): Promise<void>;
}
interface Connection {
  query(sql: string): Promise<readonly unknown[]>;
  close(): void;
}
interface MessageBatch {
  readonly currentGlobalPosition: bigint;
  readonly messages: readonly unknown[];
  readonly areEventsLeft: boolean;
}
/** What the tasks use of the peer. */
interface Emmett {
  getSQLiteEventStore(options: { readonly fileName: string }): Store;
  sqliteConnection(options: { readonly fileName: string }): Connection;
  readMessagesBatch(connection: Connection, options: { readonly after: bigint; readonly batchSize: number }): Promise<MessageBatch>;
}

const emmett = await loadPeer<Emmett>('@event-driven-io/emmett-sqlite');
const folder = freshFolder('emmett');
const fileName = join(folder, 'emmett.sqlite');
const store = emmett.getSQLiteEventStore({ fileName });

/** The store opens a connection for every operation; one that is opened in the same way says how durable they are. */
async function assertDurability(): Promise<void> {
  const connection = emmett.sqliteConnection({ fileName });
  assert.deepEqual(await connection.query('PRAGMA journal_mode'), [{ journal_mode: 'wal' }]);
  assert.deepEqual(await connection.query('PRAGMA synchronous'), [{ synchronous: 2 }]);
  connection.close();
}

/** Its COMMIT fails now and then with a statement that is still open; like any user of it, we send the append again. */
async function append({ stream, start, events }: Append): Promise<void> {
  const messages = events.map(({ type, open, sealed, ...metadata }) => ({ type, data: { open, sealed }, metadata }));
  const expectedStreamVersion = start === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(start);
  for (let attempt = 1; ; attempt++) {
    try {
      await store.appendToStream(stream, messages, { expectedStreamVersion });
      return;
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}

async function appending(events: number, size: number): Promise<number> {
  const appends = gameAppends(events, 20, size);
  for (const each of gameAppends(20 * size, 20, size)) await append(each);
  return perSecond(events, async () => {
    for (const each of appends) await append(each);
  });
}

const eventsPerGame = 500;
const batchSize = 500;

async function filled(games: number): Promise<readonly string[]> {
  const appends = gameAppends(games * eventsPerGame, games, 250);
  for (const each of appends) await append(each);
  return [...new Set(appends.map(({ stream }) => stream))];
}

/** The rate of something that sees every event, after it was done once to warm up. */
async function seeing(games: number, see: (streams: readonly string[]) => Promise<number>): Promise<number> {
  const streams = await filled(games);
  const expected = games * eventsPerGame;
  assert.equal(await see(streams), expected);
  return perSecond(expected, async () => assert.equal(await see(streams), expected));
}

async function readStreams(streams: readonly string[]): Promise<number> {
  let seen = 0;
  for (const stream of streams) seen += (await store.readStream(stream)).events.length;
  return seen;
}

async function readAll(): Promise<number> {
  const connection = emmett.sqliteConnection({ fileName });
  let seen = 0;
  let after = 0n;
  for (;;) {
    const batch = await emmett.readMessagesBatch(connection, { after, batchSize });
    seen += batch.messages.length;
    if (batch.messages.length < batchSize) break;
    after = batch.currentGlobalPosition;
  }
  connection.close();
  return seen;
}

let consumers = 0;
async function consume(streams: readonly string[]): Promise<number> {
  let seen = 0;
  const consumer = store.consumer({ pulling: { batchSize } });
  consumer.processor({
    processorId: `bench-${++consumers}`,
    startFrom: 'BEGINNING',
    stopAfter: () => seen === streams.length * eventsPerGame,
    eachMessage: () => {
      seen++;
    },
  });
  await consumer.start();
  await consumer.stop();
  return seen;
}

const tasks: Readonly<Record<string, () => Promise<number>>> = {
  'append-1': () => appending(400, 1),
  'append-100': () => appending(10_000, 100),
  'read-stream': () => seeing(100, readStreams),
  'read-all': () => seeing(100, readAll),
  // It stores its checkpoint after every event: fewer of them take long enough.
  subscribe: () => seeing(5, consume),
};
const task = tasks[process.argv[2] ?? ''];
assert.ok(task);
const figure = await task();
await assertDurability();
printFigure(figure);
process.on('exit', removeWorkFolder);
process.exit(0);
