import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  draftAppend,
  follow,
  LogUnavailable,
  notErasable,
  Signal,
  streamKind,
  type AppendRefused,
  type AppendResult,
  type Batch,
  type EventLog,
  type ExpectedVersion,
  type NewEvent,
  type Position,
  type ReadAllOptions,
  type ReadOptions,
  type Sealing,
  type StoredEvent,
  type SubscribeOptions,
  type Subscription,
} from '@kronika/event-log';
import { openForWriting, type Durability } from './connection';
import { EventReader } from './event-reader';
import { EventWriter } from './event-writer';
import { GroupCommit, type EraseResult } from './group-commit';
import { nativeSealing } from './native-sealing';
import { PreparedTransactions } from './transactions';
import { WriterLock } from './writer-lock';

export interface SqliteLogOptions {
  /** The data folder; it is made if it is missing. One process at a time writes to it. */
  readonly folder: string;
  readonly durability?: Durability;
  readonly sealing?: Sealing;
}

/** The file that holds the log in a data folder. */
export function logFile(folder: string): string {
  return join(folder, 'log.sqlite');
}

/** The embedded log: one file, one writer, any number of readers beside it. */
export class SqliteLog implements EventLog {
  readonly #lock: WriterLock;
  readonly #database: DatabaseSync;
  readonly #reader: EventReader;
  readonly #commits: GroupCommit;
  readonly #grown = new Signal();
  readonly #closed = new Signal();
  readonly #subscriptions = new Set<Subscription>();

  private constructor(lock: WriterLock, database: DatabaseSync, sealing: Sealing) {
    this.#lock = lock;
    this.#database = database;
    this.#reader = new EventReader(database, () => this.#isClosed());
    const writer = new EventWriter(database, this.#reader.streams, this.#reader.names, sealing);
    this.#commits = new GroupCommit(new PreparedTransactions(database), writer, () => this.#grown.fire());
  }

  /** Throws `LogInUse` when another process has the folder, `LogTooNew` or `LogDamaged` when the file cannot be used. */
  static open({ folder, durability = 'full', sealing = nativeSealing }: SqliteLogOptions): SqliteLog {
    mkdirSync(folder, { recursive: true });
    const lock = WriterLock.acquire(folder);
    try {
      return new SqliteLog(lock, openForWriting(logFile(folder), durability), sealing);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    if (this.#isClosed()) return Promise.resolve(closedRefusal);
    const draft = draftAppend(stream, events, expected);
    return draft.kind === 'refused' ? Promise.resolve(draft) : this.#commits.append(draft);
  }

  read(stream: string, options?: ReadOptions): AsyncIterable<StoredEvent> {
    return this.#reader.read(stream, options);
  }

  readAll(options?: ReadAllOptions): AsyncIterable<StoredEvent> {
    return this.#reader.readAll(options);
  }

  subscribe(options: SubscribeOptions, handler: (batch: Batch) => void | Promise<void>): Subscription {
    const subscription = follow(
      {
        page: (after, filter, limit) => this.#reader.page(after, filter, limit, this.#commits.committed),
        grown: this.#grown,
        closed: this.#closed,
      },
      options,
      handler,
    );
    this.#subscriptions.add(subscription);
    void subscription.ended.then(() => this.#subscriptions.delete(subscription));
    return subscription;
  }

  lastPosition(): Promise<Position | undefined> {
    if (this.#isClosed()) return Promise.reject(new LogUnavailable('the log is closed'));
    const { committed } = this.#commits;
    return Promise.resolve(committed === 0 ? undefined : BigInt(committed));
  }

  async erase(stream: string): Promise<EraseResult> {
    if (this.#isClosed()) return closedRefusal;
    if (streamKind(stream)?.erasable !== true) return notErasable(stream);
    const result = await this.#commits.erase(stream);
    // The old bytes are still in the write-ahead log: fold it in and cut it off.
    if (result.kind === 'erased' && !this.#isClosed()) this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return result;
  }

  /** How durable the writing connection really is, as SQLite itself reports it (`synchronous`: 2 is FULL, 1 is NORMAL). */
  settings(): { readonly journalMode: string; readonly synchronous: number } {
    const { journal_mode: journalMode } = this.#database.prepare('PRAGMA journal_mode').get() ?? {};
    const { synchronous } = this.#database.prepare('PRAGMA synchronous').get() ?? {};
    return { journalMode: String(journalMode), synchronous: Number(synchronous) };
  }

  #isClosed(): boolean {
    return this.#closed.fired;
  }

  /** Finishes what was asked for, ends the subscriptions and gives the folder free. */
  async close(): Promise<void> {
    if (this.#isClosed()) return;
    this.#closed.fire();
    await this.#commits.drain();
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.ended));
    this.#database.close();
    this.#lock.release();
  }
}

const closedRefusal: AppendRefused = { kind: 'refused', reason: 'closed', message: 'the log is closed' };
