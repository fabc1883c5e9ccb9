import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadPeer } from '../peers';
import { freshFolder } from '../work-folder';
import type { Append } from './game-events';

export const emmettName = '@event-driven-io/emmett-sqlite 0.38.5';

interface Connection {
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}
interface EmmettEvent {
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** What the benchmarks use of the peer. */
export interface EmmettStore {
  appendToStream(
    stream: string,
    events: readonly EmmettEvent[],
    options: { readonly expectedStreamVersion: bigint | string },
  ): Promise<unknown>;
  readStream(stream: string): Promise<{ readonly events: readonly unknown[] }>;
  consumer(options: { readonly pulling: { readonly batchSize: number } }): EmmettConsumer;
}
interface EmmettConsumer {
  processor(options: {
    readonly processorId: string;
    readonly startFrom: 'BEGINNING';
    readonly stopAfter: (message: unknown) => boolean;
    readonly eachMessage: (message: unknown) => void;
  }): unknown;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface EmmettModule {
  getSQLiteEventStore(options: {
    readonly fileName: string;
    readonly hooks: { readonly onBeforeCommit: (messages: unknown, context: { readonly connection: Connection }) => Promise<void> };
  }): EmmettStore;
}

/** A fresh store of the peer; its own connection is asked for its durability in the first append. */
export async function openEmmett(): Promise<{ readonly store: EmmettStore; readonly remove: () => void }> {
  const emmett = await loadPeer<EmmettModule>('@event-driven-io/emmett-sqlite');
  const folder = freshFolder('emmett');
  let asked = false;
  const store = emmett.getSQLiteEventStore({
    fileName: join(folder, 'emmett.sqlite'),
    hooks: {
      onBeforeCommit: async (_messages, { connection }) => {
        if (asked) return;
        asked = true;
        assert.deepEqual(await connection.query('PRAGMA journal_mode'), [{ journal_mode: 'wal' }]);
        assert.deepEqual(await connection.query('PRAGMA synchronous'), [{ synchronous: 2 }]);
      },
    },
  });
  return { store, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Appends as its users do: with the version that the stream must have. */
export async function appendToEmmett(store: EmmettStore, { stream, start, events }: Append): Promise<void> {
  const messages = events.map(({ type, open, sealed, ...metadata }) => ({ type, data: { open, sealed }, metadata }));
  await store.appendToStream(stream, messages, { expectedStreamVersion: start === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(start) });
}
