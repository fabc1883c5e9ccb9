import type { DatabaseSync } from 'node:sqlite';
import type { StoredEvent } from '@kronika/event-log';
import { SqliteLog } from '@kronika/event-log-sqlite';
import type { BenchEntry, Contestant } from '../entry';
import { appendToEmmett, emmettName, openEmmett, type EmmettStore } from '../log/emmett';
import { appendsOf, gameLoad, perSecond, type GameLoad } from '../log/game-events';
import { appendTo } from '../log/ours';
import { insertRows, openRawTable, rawRows, selectAllSql, selectStreamSql } from '../log/raw-table';
import { freshFolder } from '../work-folder';

const eventCount = 1_000_000;
const gameCount = 2000;
/** The peer is some ten times slower to fill and to read: a rate needs no more events. */
const peerGames = 100;
const pageSize = 500;

/** What is read, written once and kept for all rounds. */
interface Filled {
  readonly load: readonly GameLoad[];
  readonly ours: SqliteLog;
  readonly raw: DatabaseSync;
}

async function fill(): Promise<Filled> {
  const ours = SqliteLog.open({ folder: freshFolder('read'), durability: 'fast' });
  const raw = openRawTable().database;
  const load: GameLoad[] = [];
  // In portions, so that the events need not all be in memory at once; games interleave within a portion.
  const portions = 20;
  for (let portion = 0; portion < portions; portion++) {
    const games = gameLoad(eventCount / portions, gameCount / portions);
    const appends = appendsOf(games, 5);
    await Promise.all(appends.map((append) => appendTo(ours, append)));
    insertRows(raw, rawRows(appends), 500);
    load.push(...games.map(({ stream }) => ({ stream, events: [] })));
  }
  return { load, ours, raw };
}

let filled: Promise<Filled> | undefined;
const data = (): Promise<Filled> => (filled ??= fill());

async function fillEmmett(): Promise<{ readonly load: readonly GameLoad[]; readonly store: EmmettStore }> {
  const { store } = await openEmmett();
  const load = gameLoad((eventCount / gameCount) * peerGames, peerGames);
  for (const append of appendsOf(load, 250)) await appendToEmmett(store, append);
  return { load, store };
}

let emmettFilled: ReturnType<typeof fillEmmett> | undefined;
const emmettData = (): ReturnType<typeof fillEmmett> => (emmettFilled ??= fillEmmett());

async function count(events: AsyncIterable<StoredEvent>): Promise<number> {
  let seen = 0;
  for await (const event of events) if (event.version >= 0) seen++;
  return seen;
}

function mustBe(seen: number, expected: number): void {
  if (seen !== expected) throw new Error(`${seen} of ${expected} events were read`);
}

/** The raw pages of one select, counted. */
function countRaw(database: DatabaseSync, sql: string, first: readonly (string | number)[]): number {
  const select = database.prepare(sql);
  select.setReturnArrays(true);
  let seen = 0;
  for (;;) {
    // Both selects page by their last parameter, which is how many rows there were already.
    const rows = select.all(...first, seen, pageSize);
    seen += rows.length;
    if (rows.length < pageSize) return seen;
  }
}

const readAll: BenchEntry = {
  id: 'log.read-all',
  unit: 'events/s',
  ours: {
    async run() {
      const { ours } = await data();
      return perSecond(eventCount, async () => mustBe(await count(ours.readAll()), eventCount));
    },
  },
  peer: {
    name: emmettName,
    async run() {
      const { store } = await emmettData();
      const expected = (eventCount / gameCount) * peerGames;
      return perSecond(expected, () => consumeAll(store, expected));
    },
  },
  limit: {
    name: 'raw paged select, not parsed',
    async run() {
      const { raw } = await data();
      return perSecond(eventCount, () => mustBe(countRaw(raw, selectAllSql, []), eventCount));
    },
  },
  bars: { toLimit: 0.5 },
};

let consumers = 0;
/** The peer's way to read everything is a consumer. */
export async function consumeAll(store: EmmettStore, expected: number): Promise<void> {
  let seen = 0;
  const consumer = store.consumer({ pulling: { batchSize: pageSize } });
  consumer.processor({
    processorId: `bench-${++consumers}`,
    startFrom: 'BEGINNING',
    stopAfter: () => seen === expected,
    eachMessage: () => {
      seen++;
    },
  });
  await consumer.start();
  await consumer.stop();
  mustBe(seen, expected);
}

const readStream: BenchEntry = {
  id: 'log.read-stream',
  unit: 'events/s',
  ours: {
    async run() {
      const { ours, load } = await data();
      return perSecond(eventCount, async () => {
        let seen = 0;
        for (const { stream } of load) seen += await count(ours.read(stream));
        mustBe(seen, eventCount);
      });
    },
  },
  peer: {
    name: emmettName,
    async run() {
      const { store, load } = await emmettData();
      const expected = (eventCount / gameCount) * peerGames;
      return perSecond(expected, async () => {
        let seen = 0;
        for (const { stream } of load) seen += (await store.readStream(stream)).events.length;
        mustBe(seen, expected);
      });
    },
  },
  limit: {
    name: 'raw paged select, not parsed',
    async run() {
      const { raw, load } = await data();
      return perSecond(eventCount, () => {
        let seen = 0;
        for (const { stream } of load) seen += countRaw(raw, selectStreamSql, [stream]);
        mustBe(seen, eventCount);
      });
    },
  },
  bars: { toLimit: 0.5 },
};

const subscribing: Contestant = {
  async run() {
    const { ours } = await data();
    return perSecond(eventCount, async () => {
      let seen = 0;
      const caughtUp = new Promise<void>((resolve) => {
        const subscription = ours.subscribe({ batchSize: pageSize, onCaughtUp: () => void subscription.stop().then(resolve) }, (batch) => {
          seen += batch.events.length;
        });
      });
      await caughtUp;
      mustBe(seen, eventCount);
    });
  },
};

const subscribe: BenchEntry = { ...readAll, id: 'log.subscribe', ours: subscribing };

export default [readStream, readAll, subscribe] satisfies readonly BenchEntry[];
