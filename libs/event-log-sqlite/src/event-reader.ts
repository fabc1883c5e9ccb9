import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  LogUnavailable,
  type EventFilter,
  type Page,
  type Position,
  type ReadAllOptions,
  type ReadOptions,
  type StoredEvent,
} from '@kronika/event-log';
import { eventColumns, eventOfRow, type EventRow } from './event-row';
import { flattenPages } from './flatten-pages';
import { NameTable } from './name-table';
import { erasedTypeId } from './schema';
import { messageOf } from './sqlite-fault';

const pageSize = 500;
/** A filter that lets hardly anything pass must not hold the process up: so many events are looked at in one go. */
const windowSize = 20_000;

/** Reads events through one connection, page by page; between pages the process gets on with other work. */
export class EventReader {
  readonly streams: NameTable;
  readonly names: NameTable;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #lastPosition: StatementSync;
  readonly #isClosed: () => boolean;

  constructor(database: DatabaseSync, isClosed: () => boolean) {
    this.#database = database;
    this.#isClosed = isClosed;
    this.streams = new NameTable(database, 'streams');
    this.names = new NameTable(database, 'names');
    this.#lastPosition = database.prepare('SELECT max(position) AS position FROM events');
  }

  /** 0 in an empty log. */
  lastPosition(): number {
    return this.#reading(() => Number(this.#lastPosition.get()?.position ?? 0));
  }

  read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredEvent> {
    return flattenPages(this.#streamPages(stream, options));
  }

  readAll(options: ReadAllOptions = {}): AsyncIterable<StoredEvent> {
    return flattenPages(this.#allPages(options));
  }

  async *#streamPages(stream: string, options: ReadOptions): AsyncGenerator<readonly StoredEvent[], void, void> {
    const backwards = options.direction === 'backwards';
    const sql = `SELECT ${eventColumns} FROM events WHERE stream = ? AND version ${backwards ? '<=' : '>='} ? AND type <> ${erasedTypeId}
      ORDER BY version ${backwards ? 'DESC' : 'ASC'} LIMIT ?`;
    let version = options.from ?? (backwards ? Number.MAX_SAFE_INTEGER : 0);
    let left = options.limit ?? Infinity;
    for (;;) {
      const size = Math.min(left, pageSize);
      const id = this.#reading(() => this.streams.id(stream));
      const events = id === undefined || size <= 0 ? [] : this.#select(sql, [id, version, size]);
      yield events;
      const last = events.at(-1);
      if (last === undefined || events.length < size) return;
      left -= events.length;
      version = backwards ? last.version - 1 : last.version + 1;
      await nextTurn();
    }
  }

  async *#allPages(options: ReadAllOptions): AsyncGenerator<readonly StoredEvent[], void, void> {
    const end = this.lastPosition();
    let after = Number(options.after ?? 0n);
    let left = options.limit ?? Infinity;
    while (left > 0 && after < end) {
      const { events, position } = this.#window(after, end, options.filter, Math.min(left, pageSize));
      yield events;
      left -= events.length;
      after = position;
      await nextTurn();
    }
  }

  /** For subscriptions. `end` is the last position that may be read. */
  async page(after: Position | undefined, filter: EventFilter | undefined, limit: number, end: number): Promise<Page> {
    const start = Number(after ?? 0n);
    if (start >= end) return { events: [], position: after, atEnd: true };
    const { events, position } = this.#window(start, end, filter, limit);
    const atEnd = position >= end;
    if (!atEnd) await nextTurn();
    return { events, position: BigInt(position), atEnd };
  }

  /** What passes the filter after `after`, and how far was looked. Positions have no gaps, so a range of them bounds the work. */
  #window(
    after: number,
    end: number,
    filter: EventFilter | undefined,
    limit: number,
  ): { readonly events: readonly StoredEvent[]; readonly position: number } {
    const upTo = Math.min(end, after + windowSize);
    const { condition, values } = this.#condition(filter);
    const sql = `SELECT ${eventColumns} FROM events WHERE position > ? AND position <= ? AND type <> ${erasedTypeId} ${condition}
      ORDER BY position LIMIT ?`;
    const events = this.#select(sql, [after, upTo, ...values, limit]);
    const last = events.at(-1);
    return { events, position: last !== undefined && events.length === limit ? Number(last.position) : upTo };
  }

  #condition(filter: EventFilter = {}): { readonly condition: string; readonly values: readonly SQLInputValue[] } {
    const { types, streamPrefixes } = filter;
    const values: SQLInputValue[] = [];
    let condition = '';
    if (types !== undefined) {
      const ids = types.map((type) => this.#reading(() => this.names.id(type))).filter((id) => id !== undefined);
      condition += ` AND type IN (${ids.map(() => '?').join()})`;
      values.push(...ids);
    }
    if (streamPrefixes !== undefined) {
      const matches = streamPrefixes.map(() => 'substr(name, 1, length(?)) = ?').join(' OR ');
      condition += ` AND EXISTS (SELECT 1 FROM streams WHERE streams.id = events.stream AND (${matches || 'FALSE'}))`;
      values.push(...streamPrefixes.flatMap((prefix) => [prefix, prefix]));
    }
    return { condition, values };
  }

  #select(sql: string, values: readonly SQLInputValue[]): readonly StoredEvent[] {
    return this.#reading(() => {
      let statement = this.#statements.get(sql);
      if (statement === undefined) {
        statement = this.#database.prepare(sql);
        statement.setReturnArrays(true);
        this.#statements.set(sql, statement);
      }
      // The driver's types know rows as objects only; these come as arrays in the order of `eventColumns`.
      const rows = statement.all(...values) as unknown as readonly EventRow[];
      return rows.map((row) => eventOfRow(row, this));
    });
  }

  #reading<Result>(read: () => Result): Result {
    if (this.#isClosed()) throw new LogUnavailable('the log is closed');
    try {
      return read();
    } catch (error) {
      throw new LogUnavailable(`the log cannot be read: ${messageOf(error)}`, { cause: error });
    }
  }
}
