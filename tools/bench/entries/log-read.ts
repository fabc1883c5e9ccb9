import type { DatabaseSync } from 'node:sqlite';
import type { StoredEvent } from '@kronika/event-log';
import { SqliteLog } from '@kronika/event-log-sqlite';
import type { BenchEntry, Contestant } from '../entry';
import { emmett } from '../log/emmett';
import { gameAppends, perSecond } from '../log/game-events';
import { appendTo } from '../log/ours';
import { insertRows, openRawTable, rawRows, selectAllSql, selectStreamSql } from '../log/raw-table';
import { freshFolder } from '../work-folder';

const eventCount = 1_000_000;
const gameCount = 2000;
const pageSize = 500;

/** What is read, written once and kept for all rounds. */
interface Filled {
  readonly streams: readonly string[];
  readonly ours: SqliteLog;
  readonly raw: DatabaseSync;
}

async function fill(): Promise<Filled> {
  const ours = SqliteLog.open({ folder: freshFolder('read'), durability: 'fast' });
  const raw = openRawTable().database;
  const streams = new Set<string>();
  // In portions, so that the events need not all be in memory at once; games interleave within a portion.
  const portions = 20;
  for (let portion = 0; portion < portions; portion++) {
    const appends = gameAppends(eventCount / portions, gameCount / portions, 4);
    await Promise.all(appends.map((append) => appendTo(ours, append)));
    insertRows(raw, rawRows(appends), 500);
    for (const { stream } of appends) streams.add(stream);
  }
  return { streams: [...streams], ours, raw };
}

let filled: Promise<Filled> | undefined;
const data = (): Promise<Filled> => (filled ??= fill());

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
  peer: emmett('read-all'),
  limit: {
    name: 'raw paged select, not parsed',
    async run() {
      const { raw } = await data();
      return perSecond(eventCount, () => mustBe(countRaw(raw, selectAllSql, []), eventCount));
    },
  },
  bars: { toLimit: 0.5 },
};

const readStream: BenchEntry = {
  id: 'log.read-stream',
  unit: 'events/s',
  ours: {
    async run() {
      const { ours, streams } = await data();
      return perSecond(eventCount, async () => {
        let seen = 0;
        for (const stream of streams) seen += await count(ours.read(stream));
        mustBe(seen, eventCount);
      });
    },
  },
  peer: emmett('read-stream'),
  limit: {
    name: 'raw paged select, not parsed',
    async run() {
      const { raw, streams } = await data();
      return perSecond(eventCount, () => {
        let seen = 0;
        for (const stream of streams) seen += countRaw(raw, selectStreamSql, [stream]);
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

const subscribe: BenchEntry = { ...readAll, id: 'log.subscribe', ours: subscribing, peer: emmett('subscribe') };

export default [readStream, readAll, subscribe] satisfies readonly BenchEntry[];
