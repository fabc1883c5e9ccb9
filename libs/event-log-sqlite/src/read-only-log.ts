import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  follow,
  LogUnavailable,
  Signal,
  type AppendRefused,
  type Batch,
  type EventLog,
  type Position,
  type ReadAllOptions,
  type ReadOptions,
  type StoredEvent,
  type SubscribeOptions,
  type Subscription,
} from '@kronika/event-log';
import { openForReading } from './connection';
import { EventReader } from './event-reader';

export interface ReadOnlyOptions {
  /** A log file (see `logFile`) or a backup of one. */
  readonly file: string;
  /** How often subscriptions look whether the writer has written something; default 200 ms. */
  readonly pollMilliseconds?: number;
}

/** A log opened beside its writer, in this process or another one: for check, backup and copy. Appends are refused. */
export class ReadOnlySqliteLog implements EventLog {
  readonly #database: DatabaseSync;
  readonly #reader: EventReader;
  readonly #dataVersion: StatementSync;
  readonly #pollMilliseconds: number;
  readonly #grown = new Signal();
  readonly #closed = new Signal();
  readonly #subscriptions = new Set<Subscription>();
  #timer: NodeJS.Timeout | undefined;

  private constructor(database: DatabaseSync, pollMilliseconds: number) {
    this.#database = database;
    this.#pollMilliseconds = pollMilliseconds;
    this.#reader = new EventReader(database, () => this.#closed.fired);
    this.#dataVersion = database.prepare('PRAGMA data_version');
  }

  /** Throws `LogMissing`, `LogTooNew` or `LogDamaged` when there is nothing to read. */
  static open({ file, pollMilliseconds = 200 }: ReadOnlyOptions): ReadOnlySqliteLog {
    return new ReadOnlySqliteLog(openForReading(file), pollMilliseconds);
  }

  append(): Promise<AppendRefused> {
    return Promise.resolve(this.#refusal());
  }

  erase(): Promise<AppendRefused> {
    return Promise.resolve(this.#refusal());
  }

  #refusal(): AppendRefused {
    return this.#closed.fired
      ? { kind: 'refused', reason: 'closed', message: 'the log is closed' }
      : { kind: 'refused', reason: 'forbidden', message: 'the log was opened for reading' };
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
        page: (after, filter, limit) => this.#reader.page(after, filter, limit, this.#reader.lastPosition()),
        grown: this.#grown,
        closed: this.#closed,
      },
      options,
      handler,
    );
    this.#subscriptions.add(subscription);
    this.#timer ??= this.#poll();
    void subscription.ended.then(() => {
      this.#subscriptions.delete(subscription);
      if (this.#subscriptions.size === 0) this.#stopPolling();
    });
    return subscription;
  }

  /** Nobody tells a reader that another process has written; SQLite's data version changes whenever one has. */
  #poll(): NodeJS.Timeout {
    const version = (): unknown => this.#dataVersion.get()?.data_version;
    let last = version();
    return setInterval(() => {
      const now = version();
      if (now === last) return;
      last = now;
      this.#grown.fire();
    }, this.#pollMilliseconds);
  }

  #stopPolling(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async lastPosition(): Promise<Position | undefined> {
    await Promise.resolve();
    if (this.#closed.fired) throw new LogUnavailable('the log is closed');
    const position = this.#reader.lastPosition();
    return position === 0 ? undefined : BigInt(position);
  }

  async close(): Promise<void> {
    if (this.#closed.fired) return;
    this.#closed.fire();
    this.#stopPolling();
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.ended));
    this.#database.close();
  }
}
