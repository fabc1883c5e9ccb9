import type { DatabaseSync } from 'node:sqlite';
import { positionFromText, positionToText, type Position, type StoredEvent } from '@kronika/event-log';
import type { Projection } from '../projection';
import { statement } from '../statements';

/** The event that an edition took in last: tells whether the log is still the one that the edition was made from. */
export interface LastEvent {
  readonly stream: string;
  readonly version: number;
  readonly id: string;
}

const checkpointTable = `CREATE TABLE checkpoint (
  one INTEGER PRIMARY KEY CHECK (one = 1), made_by TEXT NOT NULL, position TEXT, stream TEXT, version INTEGER, event TEXT)`;

/** One database of a read model: its tables, and how far in the log they are. */
export class Edition {
  readonly database: DatabaseSync;
  readonly #projection: Projection<unknown>;
  #position: Position | undefined;
  #lastEvent: LastEvent | undefined;
  #saved: Position | undefined;

  constructor(database: DatabaseSync, projection: Projection<unknown>) {
    this.database = database;
    this.#projection = projection;
    const row = statement(database, 'SELECT position, stream, version, event FROM checkpoint').get();
    this.#position = typeof row?.position === 'string' ? positionFromText(row.position) : undefined;
    this.#saved = this.#position;
    if (typeof row?.event === 'string') {
      this.#lastEvent = { stream: String(row.stream), version: Number(row.version), id: row.event };
    }
  }

  get position(): Position | undefined {
    return this.#position;
  }

  get lastEvent(): LastEvent | undefined {
    return this.#lastEvent;
  }

  hasSeen(position: Position): boolean {
    return this.#position !== undefined && this.#position >= position;
  }

  /** Takes events in and moves the checkpoint: both, or neither. */
  apply(events: readonly StoredEvent[], position: Position): void {
    const last = events.at(-1);
    if (last === undefined) {
      // Nothing of interest: the checkpoint on disk may wait, what was looked at in vain is looked at again after a restart.
      this.#position = position;
      return;
    }
    statement(this.database, 'BEGIN').run();
    try {
      this.#projection.apply(this.database, events);
      this.#save(position, last);
      statement(this.database, 'COMMIT').run();
    } catch (error) {
      if (this.database.isTransaction) statement(this.database, 'ROLLBACK').run();
      throw error;
    }
    this.#position = position;
    this.#saved = position;
    this.#lastEvent = { stream: last.stream, version: last.version, id: last.id };
  }

  close(): void {
    if (this.#position !== this.#saved && this.#position !== undefined) this.#save(this.#position, this.#lastEvent);
    this.database.close();
  }

  #save(position: Position, last: { readonly stream: string; readonly version: number; readonly id: string } | undefined): void {
    statement(this.database, 'UPDATE checkpoint SET position = ?, stream = ?, version = ?, event = ?').run(
      positionToText(position),
      last?.stream ?? null,
      last?.version ?? null,
      last?.id ?? null,
    );
  }
}

/** Whether a database is one of this projection's, with the tables as they are made today. */
export function isEditionOf(database: DatabaseSync, projection: Projection<unknown>): boolean {
  return madeBy(database) === projection.schema;
}

/** Whether a database holds an edition at all. */
export function isEdition(database: DatabaseSync): boolean {
  return madeBy(database) !== undefined;
}

/** Makes the tables in an empty database. */
export function createEdition(database: DatabaseSync, projection: Projection<unknown>): Edition {
  database.exec('BEGIN');
  database.exec(checkpointTable);
  database.exec(projection.schema);
  database.prepare('INSERT INTO checkpoint (one, made_by) VALUES (1, ?)').run(projection.schema);
  database.exec('COMMIT');
  return new Edition(database, projection);
}

function madeBy(database: DatabaseSync): string | undefined {
  try {
    const row = database.prepare('SELECT made_by FROM checkpoint').get();
    return typeof row?.made_by === 'string' ? row.made_by : undefined;
  } catch {
    // No such table, or no database: whatever it is, it is not ours.
    return undefined;
  }
}
