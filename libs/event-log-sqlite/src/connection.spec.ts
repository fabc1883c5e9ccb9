import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openForReading, openForWriting } from './connection';
import { LogDamaged, LogInUse, LogMissing, LogTooNew } from './errors';
import { schemaVersion } from './schema';
import { isDiskFull, messageOf, refusal, sqliteCode } from './sqlite-fault';
import { temporaryFolder } from './testing';
import { WriterLock } from './writer-lock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'some.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

function ask(database: DatabaseSync, sql: string): unknown {
  return Object.values(database.prepare(sql).get() ?? {})[0];
}

describe('a connection for writing', () => {
  it('makes the tables, and finds them the next time', () => {
    for (let i = 0; i < 2; i++) {
      const database = openForWriting(file, 'full');
      expect(ask(database, 'PRAGMA user_version')).toBe(schemaVersion);
      expect(ask(database, 'SELECT count(*) FROM events')).toBe(0);
      expect(ask(database, 'PRAGMA integrity_check')).toBe('ok');
      database.close();
    }
  });

  it('overwrites what is deleted', () => {
    const database = openForWriting(file, 'full');
    expect(ask(database, 'PRAGMA secure_delete')).toBe(1);
    database.close();
  });

  it('gives the write-ahead log its size at once, and leaves nothing else behind', () => {
    const database = openForWriting(file, 'full');
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(1000 * 4096);
    expect(ask(database, "SELECT count(*) FROM sqlite_schema WHERE name = 'filling'")).toBe(0);
    expect(ask(database, 'PRAGMA cache_size')).toBe(-32768);
    expect(database.isTransaction).toBe(false);
    database.close();
    expect(statSync(file).size).toBeLessThan(100_000);
  });

  it('migrates all or nothing: half a log is brought up when it is opened the next time', () => {
    // As a kill between the two would leave it: the journal mode is set, no table is made.
    const half = new DatabaseSync(file);
    half.exec('PRAGMA journal_mode = WAL');
    half.close();
    const database = openForWriting(file, 'full');
    expect(ask(database, 'PRAGMA user_version')).toBe(schemaVersion);
    database.close();
  });

  it('closes the file again when it cannot be used', () => {
    writeFileSync(file, 'x'.repeat(4096));
    expect(() => openForWriting(file, 'full')).toThrow(LogDamaged);
    rmSync(file);
    openForWriting(file, 'full').close();
  });
});

describe('a connection for reading', () => {
  it('refuses what is not there, not ours, not finished or too new', () => {
    expect(() => openForReading(file)).toThrow(LogMissing);
    writeFileSync(file, '');
    expect(() => openForReading(file)).toThrow(/start the server once/);
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE something (x)');
    expect(() => openForReading(file)).toThrow(/not a log of Kronika/);
    database.exec('DROP TABLE something; VACUUM');
    database.close();
    openForWriting(file, 'full').close();
    const newer = new DatabaseSync(file);
    newer.exec(`PRAGMA user_version = ${schemaVersion + 1}`);
    newer.close();
    expect(() => openForReading(file)).toThrow(LogTooNew);
  });

  it('changes nothing', () => {
    openForWriting(file, 'full').close();
    const before = readFileSync(file);
    const database = openForReading(file);
    expect(() => database.exec('DELETE FROM names')).toThrow(/readonly/);
    database.close();
    expect(readFileSync(file)).toEqual(before);
  });
});

describe('the writer’s lock', () => {
  it('is held by one, and free again when it is released', () => {
    const lock = WriterLock.acquire(folder);
    expect(() => WriterLock.acquire(folder)).toThrow(new LogInUse(folder));
    lock.release();
    const again = WriterLock.acquire(folder);
    again.release();
  });

  it('is one for each folder', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const locks = [WriterLock.acquire(folder), WriterLock.acquire(other)];
    for (const lock of locks) lock.release();
  });

  it('fails otherwise when the folder is not there', () => {
    expect(() => WriterLock.acquire(join(folder, 'missing'))).toThrow(/unable to open/);
  });
});

describe('faults of SQLite', () => {
  const fault = (errcode: number): Error => Object.assign(new Error('planted'), { errcode });

  it('are known by their primary code', () => {
    expect(sqliteCode(fault(13))).toBe(13);
    expect(sqliteCode(fault(10 + 256 * 4))).toBe(10);
    expect(sqliteCode(new Error('another'))).toBeUndefined();
    expect(sqliteCode('another')).toBeUndefined();
  });

  it('become refusals', () => {
    expect(refusal(fault(13))).toEqual({ kind: 'refused', reason: 'disk-full', message: 'planted' });
    expect(refusal(fault(18))).toMatchObject({ reason: 'too-large' });
    for (const other of [fault(10), fault(5), fault(11), new Error('bug')]) expect(refusal(other)).toMatchObject({ reason: 'unavailable' });
    expect([isDiskFull(fault(13)), isDiskFull(fault(10))]).toEqual([true, false]);
    expect([messageOf(fault(1)), messageOf('text')]).toEqual(['planted', 'text']);
  });
});
