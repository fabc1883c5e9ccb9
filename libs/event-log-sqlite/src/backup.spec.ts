import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { collect, freshStream, sampleEvents } from '@kronika-testing/event-log';
import { backupSqliteLog, restoreSqliteLog, verifySqliteLog } from './backup';
import { LogDamaged, LogInUse, LogMissing, TargetExists } from './errors';
import { ReadOnlySqliteLog } from './read-only-log';
import { logFile, SqliteLog } from './sqlite-log';
import { temporaryFolder } from './testing';

let base: string;
let folder: string;
let log: SqliteLog;
let backup: string;

beforeEach(async () => {
  base = temporaryFolder();
  folder = join(base, 'data');
  backup = join(base, 'backup.sqlite');
  log = SqliteLog.open({ folder });
  for (let i = 0; i < 10; i++) {
    const stream = freshStream();
    await log.append(stream, sampleEvents(stream, 5, { sealed: [{ to: [0], data: 'secret' }] }), 'no stream');
  }
});
afterEach(async () => {
  await log.close();
  rmSync(base, { recursive: true });
});

/** Changes a text wherever it stands in a file. (SQLite may leave copies behind in the unused part of a page.) */
function damage(file: string, find: string): void {
  const text = readFileSync(file, 'latin1');
  expect(text).toContain(find);
  writeFileSync(file, text.replaceAll(find, find.toUpperCase()), 'latin1');
}

describe('a backup', () => {
  it('is a verified copy of the whole log, taken while the server runs', async () => {
    const report = await backupSqliteLog(folder, backup);
    expect(report).toMatchObject({ events: 50, streams: 10, chains: 10, problems: [] });
    const copy = ReadOnlySqliteLog.open({ file: backup });
    expect(await collect(copy.readAll())).toEqual(await collect(log.readAll()));
    await copy.close();
    expect(readdirSync(base).sort()).toEqual(['backup.sqlite', 'data']);
  });

  it('is consistent while the writer goes on', async () => {
    const state = { writing: true };
    const writer = (async () => {
      let appended = 0;
      while (state.writing) {
        const stream = freshStream();
        await log.append(stream, sampleEvents(stream, 3), 'no stream');
        appended += 3;
      }
      return appended;
    })();
    const report = await backupSqliteLog(folder, backup);
    state.writing = false;
    const appended = await writer;
    expect(report.problems).toEqual([]);
    expect(Number(report.position)).toBe(report.events);
    expect(report.events).toBeLessThanOrEqual(50 + appended);
    expect((report.events - 50) % 3).toBe(0);
  });

  it('never overwrites anything', async () => {
    writeFileSync(backup, 'precious');
    await expect(backupSqliteLog(folder, backup)).rejects.toBeInstanceOf(TargetExists);
    expect(readFileSync(backup, 'utf8')).toBe('precious');
  });

  it('does not get its name when the log turns out to be damaged', async () => {
    await log.close();
    damage(logFile(folder), '"secret"');
    await expect(backupSqliteLog(folder, backup)).rejects.toBeInstanceOf(LogDamaged);
    expect(readdirSync(base)).toEqual(['data']);
  });

  it('of a folder without a log says so', async () => {
    await expect(backupSqliteLog(join(base, 'nothing'), backup)).rejects.toBeInstanceOf(LogMissing);
  });
});

describe('a restore', () => {
  let target: string;

  beforeEach(async () => {
    target = join(base, 'restored');
    await backupSqliteLog(folder, backup);
  });

  it('brings back the same log, which goes on from there', async () => {
    const before = await collect(log.readAll());
    expect(await restoreSqliteLog(backup, target)).toMatchObject({ events: 50 });
    const restored = SqliteLog.open({ folder: target });
    expect(await collect(restored.readAll())).toEqual(before);
    expect(restored.settings()).toEqual({ journalMode: 'wal', synchronous: 2 });
    const stream = freshStream();
    expect(await restored.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ kind: 'appended', position: 51n });
    await restored.close();
  });

  it('refuses a folder that has a log', async () => {
    const other = SqliteLog.open({ folder: target });
    await other.close();
    await expect(restoreSqliteLog(backup, target)).rejects.toBeInstanceOf(TargetExists);
  });

  it('refuses a folder in which a write-ahead log was left behind', async () => {
    mkdirSync(target);
    writeFileSync(`${logFile(target)}-wal`, 'left');
    await expect(restoreSqliteLog(backup, target)).rejects.toBeInstanceOf(TargetExists);
  });

  it('refuses a folder that a server uses', async () => {
    await expect(restoreSqliteLog(backup, folder)).rejects.toBeInstanceOf(LogInUse);
  });

  it('refuses a damaged backup and leaves nothing behind', async () => {
    damage(backup, '"secret"');
    await expect(restoreSqliteLog(backup, target)).rejects.toBeInstanceOf(LogDamaged);
    expect(existsSync(logFile(target))).toBe(false);
    expect(readdirSync(target)).toEqual(['log.lock']);
  });

  it('refuses what is no backup at all', async () => {
    const wrong = join(base, 'wrong');
    writeFileSync(wrong, 'x'.repeat(5000));
    await expect(restoreSqliteLog(wrong, target)).rejects.toBeInstanceOf(LogDamaged);
    await expect(restoreSqliteLog(join(base, 'missing'), target)).rejects.toBeInstanceOf(LogMissing);
  });
});

describe('verification', () => {
  it('finds a page that SQLite itself would find', async () => {
    await log.close();
    const bytes = readFileSync(logFile(folder));
    bytes.fill(0xff, 4096, 4200);
    writeFileSync(logFile(folder), bytes);
    await expect(verifySqliteLog(logFile(folder))).rejects.toThrow();
  });

  it('finds a payload that was changed with care', async () => {
    await log.close();
    const database = new DatabaseSync(logFile(folder));
    database.exec('UPDATE events SET open = \'{"index":999}\' WHERE position = 23');
    database.close();
    await expect(verifySqliteLog(logFile(folder))).rejects.toThrow(/chain-broken at game-.* version 2/);
  });

  it('finds an event that was taken out', async () => {
    await log.close();
    const copy = join(base, 'copy.sqlite');
    copyFileSync(logFile(folder), copy);
    const database = new DatabaseSync(copy);
    database.exec('DELETE FROM events WHERE position = 23');
    database.close();
    await expect(verifySqliteLog(copy)).rejects.toThrow(/version-gap/);
  });
});
