import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  answerStale,
  completeAppend,
  erasedType,
  firstVersion,
  type AppendDraft,
  type Appended,
  type EventRecord,
  type Sealing,
  type StreamHead,
  type WrongExpectedVersion,
} from '@kronika/event-log';
import type { NameTable } from './name-table';
import { erasedTypeId } from './schema';

/** A stream's number and last event; the number is undefined until the stream's first append. */
interface CachedStream {
  readonly id: number | undefined;
  readonly head: StreamHead | undefined;
}

/**
 * Writes drafts within a transaction that somebody else opens and commits. Answers are true only once that transaction is committed; after
 * a rollback, `forget` must be called.
 */
export class EventWriter {
  readonly #streams: NameTable;
  readonly #names: NameTable;
  readonly #sealing: Sealing;
  readonly #heads = new Map<string, CachedStream>();
  readonly #insert: StatementSync;
  readonly #selectHead: StatementSync;
  readonly #selectIds: StatementSync;
  readonly #selectLast: StatementSync;
  readonly #erase: StatementSync;
  /** Undefined: to be looked up. */
  #position: number | undefined;

  constructor(database: DatabaseSync, streams: NameTable, names: NameTable, sealing: Sealing) {
    this.#streams = streams;
    this.#names = names;
    this.#sealing = sealing;
    this.#insert = database.prepare(
      `INSERT INTO events (position, stream, version, id, type, schema, time, actor, command, seat, open, sealed, chain)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#selectHead = database.prepare('SELECT version, time, chain FROM events WHERE stream = ? ORDER BY version DESC LIMIT 1');
    this.#selectIds = database.prepare('SELECT id, position FROM events WHERE stream = ? AND version >= ? ORDER BY version LIMIT ?');
    this.#selectLast = database.prepare('SELECT max(position) AS position FROM events');
    this.#erase = database.prepare(
      `UPDATE events SET type = ${erasedTypeId}, schema = 1, actor = ?, command = 'erased', seat = NULL, open = 'null', sealed = NULL
       WHERE stream = ?`,
    );
  }

  /** The position of the last event written, committed or not. */
  get position(): number {
    return (this.#position ??= Number(this.#selectLast.get()?.position ?? 0));
  }

  /** The answer to a draft that writes nothing; undefined when its events are to be written. */
  answerWithoutWriting(draft: AppendDraft): Appended | WrongExpectedVersion | undefined {
    const { id, head } = this.#stream(draft.stream);
    const actual = head?.version ?? 'no stream';
    if (actual === draft.expected) return undefined;
    const rows = id === undefined ? [] : this.#selectIds.all(id, firstVersion(draft.expected), draft.events.length);
    return answerStale(
      draft,
      actual,
      rows.map((row) => ({ id: String(row.id), position: BigInt(Number(row.position)) })),
    );
  }

  write(draft: AppendDraft): Appended {
    const { id, head } = this.#stream(draft.stream);
    const stream = id ?? this.#streams.idOrNew(draft.stream);
    const records = completeAppend(draft, head, this.#sealing);
    for (const record of records) this.#insertRecord(stream, record);
    const last = records.at(-1);
    this.#remember(draft.stream, { id: stream, head: last });
    return { kind: 'appended', version: last?.version ?? 0, position: BigInt(this.position), repeated: false };
  }

  #insertRecord(stream: number, record: EventRecord): void {
    const { version, id, schema, time, command, seat, openText, sealedText, chain } = record;
    const position = this.position + 1;
    // `get`, which finds no row, and not `run`: the object with the counts that `run` makes takes a fifth of the time of an insert.
    this.#insert.get(
      position,
      stream,
      version,
      id,
      record.type === erasedType ? erasedTypeId : this.#names.idOrNew(record.type),
      schema,
      time,
      this.#names.idOrNew(record.actor),
      command,
      seat ?? null,
      openText,
      sealedText ?? null,
      chain ?? null,
    );
    this.#position = position;
  }

  /** Takes the payloads out of a stream's events. */
  erase(stream: string): void {
    const { id } = this.#stream(stream);
    if (id !== undefined) this.#erase.run(this.#names.idOrNew('nobody'), id);
  }

  /** Drops what was remembered of a transaction that did not come about. */
  forget(): void {
    this.#heads.clear();
    this.#streams.forget();
    this.#names.forget();
    this.#position = undefined;
  }

  #stream(name: string): CachedStream {
    const cached = this.#heads.get(name);
    if (cached !== undefined) return cached;
    const id = this.#streams.id(name);
    const row = id === undefined ? undefined : this.#selectHead.get(id);
    const chain = row?.chain;
    const head = row && {
      version: Number(row.version),
      time: Number(row.time),
      chain: typeof chain === 'string' ? chain : undefined,
    };
    const stream = { id, head };
    this.#remember(name, stream);
    return stream;
  }

  #remember(name: string, stream: CachedStream): void {
    if (this.#heads.size >= 20_000) this.#heads.clear();
    this.#heads.set(name, stream);
  }
}
