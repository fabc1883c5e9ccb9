import { randomUUID } from 'node:crypto';
import { closeSync, constants, copyFileSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkLog, LogUnavailable, type LogReport, type Position } from '@kronika/event-log';
import { openForReading } from './connection';
import { LogDamaged, TargetExists } from './errors';
import { nativeHash } from './native-sealing';
import { ReadOnlySqliteLog } from './read-only-log';
import { logFile } from './sqlite-log';
import { WriterLock } from './writer-lock';

export interface BackupOptions {
  /** Called while the copy is verified, with how many events have been looked at. */
  readonly onProgress?: (events: number, position: Position) => void;
}

/**
 * A consistent copy of the log in a data folder as one file, taken while a server may be writing. The copy is verified, chains included,
 * before it gets its name; an existing file is never overwritten.
 */
export async function backupSqliteLog(folder: string, target: string, options: BackupOptions = {}): Promise<LogReport> {
  return placing(target, options, (partial) => {
    const database = openForReading(logFile(folder));
    try {
      // One read transaction, however long it takes: the writer goes on, and nothing it writes meanwhile gets into the copy.
      database.prepare('VACUUM INTO ?').run(partial);
    } finally {
      database.close();
    }
  });
}

/** Makes a backup the log of a data folder that has none. The backup is verified first; a folder that a server uses is refused. */
export async function restoreSqliteLog(backup: string, folder: string, options: BackupOptions = {}): Promise<LogReport> {
  openForReading(backup).close();
  mkdirSync(folder, { recursive: true });
  const lock = WriterLock.acquire(folder);
  try {
    return await placing(logFile(folder), options, (partial) => copyFileSync(backup, partial));
  } finally {
    lock.release();
  }
}

/** Makes a file under another name, verifies it and only then puts it in its place: nobody finds half a log there. */
async function placing(target: string, options: BackupOptions, make: (partial: string) => void): Promise<LogReport> {
  // A write-ahead log that was left behind would be taken for this file's own.
  for (const file of [target, `${target}-wal`]) if (existsSync(file)) throw new TargetExists(file);
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    make(partial);
    const report = await verifySqliteLog(partial, options);
    synchronise(partial, 'r+');
    placeWithoutOverwriting(partial, target);
    synchronise(dirname(resolve(target)), 'r');
    return report;
  } finally {
    for (const rest of [partial, `${partial}-wal`, `${partial}-shm`, `${partial}-journal`]) rmSync(rest, { force: true });
  }
}

/** A rename would overwrite what somebody has put there meanwhile; a second name for the file does not, nor does an exclusive copy. */
function placeWithoutOverwriting(partial: string, target: string): void {
  try {
    linkSync(partial, target);
  } catch {
    if (existsSync(target)) throw new TargetExists(target);
    // Some file systems know no second names.
    copyFileSync(partial, target, constants.COPYFILE_EXCL);
    synchronise(target, 'r+');
  }
}

/** Looks a log file through: SQLite's own integrity, then everything that `checkLog` verifies. Throws `LogDamaged`. */
export async function verifySqliteLog(file: string, { onProgress }: BackupOptions = {}): Promise<LogReport> {
  const database = openForReading(file);
  try {
    const rows = database.prepare('PRAGMA integrity_check(1)').all();
    if (rows[0]?.integrity_check !== 'ok') throw new LogDamaged(`${file}: ${String(rows[0]?.integrity_check)}`);
  } finally {
    database.close();
  }
  const log = ReadOnlySqliteLog.open({ file });
  try {
    const report = await checkLog(log, { hash: nativeHash, ...(onProgress && { onProgress }) });
    const [problem] = report.problems;
    if (problem !== undefined) throw new LogDamaged(`${file}: ${problem.kind} at ${problem.stream} version ${problem.version}`);
    return report;
  } catch (error) {
    throw error instanceof LogUnavailable ? new LogDamaged(`${file}: ${error.message}`, { cause: error }) : error;
  } finally {
    await log.close();
  }
}

function synchronise(path: string, mode: 'r' | 'r+'): void {
  // A folder cannot be opened like this on every system; there, the rename itself has to do.
  if (mode === 'r' && process.platform === 'win32') return;
  const descriptor = openSync(path, mode);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
