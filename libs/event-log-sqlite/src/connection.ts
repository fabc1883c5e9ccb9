import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LogDamaged, LogMissing } from './errors';
import { migrate, mustBeCurrent, versionOf } from './schema';
import { corruptCode, isDiskFull, messageOf, notADatabaseCode, sqliteCode } from './sqlite-fault';

/**
 * `full`: an acknowledged append survives a power cut (an fsync for each commit). `fast`: it survives a kill of the process; a power cut may
 * take the last appends with it, but never leaves a damaged log.
 */
export type Durability = 'full' | 'fast';

/** Opens the log file for writing and brings its schema up to date. The caller holds the writer's lock. */
export function openForWriting(file: string, durability: Durability): DatabaseSync {
  return opening(file, false, (database) => {
    versionOf(database, file); // before anything in it is changed
    database.exec('PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;');
    database.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
    migrate(database, file);
    growWriteAheadLog(database);
  });
}

/**
 * Gives the write-ahead log the size that it has between two checkpoints. To overwrite a file takes an fsync half as long as to extend it,
 * and SQLite starts with an empty one each time. A transaction that is too big for the cache is written there before it is rolled back.
 */
function growWriteAheadLog(database: DatabaseSync): void {
  const pages = 1000;
  database.exec('PRAGMA cache_size = 10; BEGIN IMMEDIATE; CREATE TABLE filling (bytes BLOB)');
  try {
    database.exec(`INSERT INTO filling VALUES (zeroblob(${pages * 4096}))`);
  } catch (error) {
    // With so little room on the disk, appends will have to say so themselves.
    if (!isDiskFull(error)) throw error;
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
    database.exec('PRAGMA cache_size = -32768');
  }
}

/** Opens a log file, or a backup of one, for reading beside a running server. */
export function openForReading(file: string): DatabaseSync {
  if (!existsSync(file)) throw new LogMissing(file);
  return opening(file, true, (database) => mustBeCurrent(database, file));
}

function opening(file: string, readOnly: boolean, prepare: (database: DatabaseSync) => void): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: 5000 });
  try {
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    const code = sqliteCode(error);
    if (code === corruptCode || code === notADatabaseCode) throw new LogDamaged(`${file}: ${messageOf(error)}`, { cause: error });
    throw error;
  }
}
