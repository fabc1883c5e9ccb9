import type { DatabaseSync } from 'node:sqlite';
import { erasedType } from '@kronika/event-log';
import { LogDamaged, LogTooNew } from './errors';

/** Marks a database file as ours: 'Kron'. */
const applicationId = 0x4b726f6e;

/** The number of the name that erased events have as their type: fixed, so that every read can leave them out without a look-up. */
export const erasedTypeId = 1;

/**
 * One step each, from version n to n + 1; never changed once released. Names that recur (streams, types, actors) are stored once: rows are
 * half the size, and inserts and reads are faster for it. `position` is assigned by the one writer, without gaps.
 */
const migrations: readonly string[] = [
  `CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
   CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
   INSERT INTO names (id, name) VALUES (${erasedTypeId}, '${erasedType}');
   CREATE TABLE events (
     position INTEGER PRIMARY KEY,
     stream INTEGER NOT NULL,
     version INTEGER NOT NULL,
     id TEXT NOT NULL,
     type INTEGER NOT NULL,
     schema INTEGER NOT NULL,
     time INTEGER NOT NULL,
     actor INTEGER NOT NULL,
     command TEXT NOT NULL,
     seat INTEGER,
     open TEXT NOT NULL,
     sealed TEXT,
     chain TEXT
   ) STRICT;
   CREATE UNIQUE INDEX events_by_stream ON events (stream, version);`,
];

export const schemaVersion = migrations.length;

function ask(database: DatabaseSync, sql: string): number {
  return Number(Object.values(database.prepare(sql).get() ?? {})[0]);
}

/** Brings a log file up to the schema that this version works with; each step is all or nothing. */
export function migrate(database: DatabaseSync, file: string): void {
  const found = versionOf(database, file);
  for (const [index, step] of migrations.entries()) {
    if (index < found) continue;
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; PRAGMA application_id = ${applicationId}; COMMIT;`);
  }
}

/** Makes sure that a file that is only read has a schema that this version knows. */
export function mustBeCurrent(database: DatabaseSync, file: string): void {
  const found = versionOf(database, file);
  if (found < schemaVersion)
    throw new LogDamaged(`${file} has log format ${found}: start the server once to bring it up to ${schemaVersion}`);
}

/** 0 for a file that nothing was written to yet. Throws when the file is not ours to use. */
export function versionOf(database: DatabaseSync, file: string): number {
  const version = ask(database, 'PRAGMA user_version');
  const isEmpty = ask(database, 'SELECT count(*) FROM sqlite_schema') === 0;
  if (!isEmpty && ask(database, 'PRAGMA application_id') !== applicationId) throw new LogDamaged(`${file} is not a log of Kronika`);
  if (version > schemaVersion) throw new LogTooNew(file, version, schemaVersion);
  return version;
}
