import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { freshFolder } from '../work-folder';
import type { Side } from '../paired';
import { freshAppends, type Append } from './game-events';

/**
 * The limit: what the driver itself can do with the same events at the same durability, one column a member, and no more than it takes to
 * find a stream's events again. Rows are made beforehand; nothing is parsed, hashed or checked.
 */
const schema = `CREATE TABLE events (
  position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
  schema INTEGER NOT NULL, time INTEGER NOT NULL, actor TEXT NOT NULL, command TEXT NOT NULL, seat INTEGER,
  open TEXT NOT NULL, sealed TEXT, chain TEXT, UNIQUE (stream, version))`;

const columns = 'stream, version, id, type, schema, time, actor, command, seat, open, sealed, chain';
const insertSql = `INSERT INTO events (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
export const selectAllSql = `SELECT position, ${columns} FROM events WHERE position > ? ORDER BY position LIMIT ?`;
export const selectStreamSql = `SELECT position, ${columns} FROM events WHERE stream = ? AND version >= ? ORDER BY version LIMIT ?`;

export type RawRow = readonly SQLInputValue[];

/** The rows of some appends, ready to be inserted. */
export function rawRows(appends: readonly Append[]): readonly RawRow[] {
  return appends.flatMap(({ stream, start, events }) =>
    events.map((event, index) => [
      stream,
      start + index,
      event.id,
      event.type,
      event.schema,
      event.time,
      event.actor,
      event.command,
      event.seat ?? null,
      JSON.stringify(event.open),
      event.sealed ? JSON.stringify(event.sealed.map((part) => ({ ...part, salt: randomBytes(16).toString('hex') }))) : null,
      randomBytes(32).toString('hex'),
    ]),
  );
}

export function openRawTable(): { readonly database: DatabaseSync; readonly remove: () => void } {
  const folder = freshFolder('raw');
  const database = new DatabaseSync(join(folder, 'raw.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec(schema);
  assert.equal(database.prepare('PRAGMA journal_mode').get()?.journal_mode, 'wal');
  assert.equal(database.prepare('PRAGMA synchronous').get()?.synchronous, 2);
  const remove = (): void => {
    database.close();
    rmSync(folder, { recursive: true });
  };
  return { database, remove };
}

/** Inserts rows, so many a commit. */
export function insertRows(
  database: DatabaseSync,
  rows: readonly RawRow[],
  rowsPerCommit: number,
  insert = database.prepare(insertSql),
): void {
  for (let start = 0; start < rows.length; start += rowsPerCommit) {
    if (rowsPerCommit > 1) database.exec('BEGIN IMMEDIATE');
    for (const row of rows.slice(start, start + rowsPerCommit)) insert.run(...row);
    if (rowsPerCommit > 1) database.exec('COMMIT');
  }
}

/** The limit of appends: a step is so many rows, in commits of so many; single rows commit themselves. */
export function rawInserts(rowsPerStep: number, rowsPerCommit: number): Side {
  return {
    open() {
      const { database, remove } = openRawTable();
      const insert = database.prepare(insertSql);
      const next = freshAppends(20, rowsPerCommit);
      const prepare = (): (() => void) => {
        const rows = rawRows(Array.from({ length: Math.ceil(rowsPerStep / rowsPerCommit) }, next));
        return () => insertRows(database, rows, rowsPerCommit, insert);
      };
      return { perStep: rowsPerStep, prepare, close: remove };
    },
  };
}
