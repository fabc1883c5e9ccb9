import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { erasedType, type AppendResult } from '@kronika/event-log';
import { collect, freshStream, sampleEvent, sampleEvents } from '@kronika-testing/event-log';
import { LogDamaged, LogInUse, LogTooNew } from './errors';
import { logFile, SqliteLog } from './sqlite-log';
import { temporaryFolder } from './testing';

let folder: string;
let log: SqliteLog;

beforeEach(() => {
  folder = temporaryFolder();
  log = SqliteLog.open({ folder });
});
afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true });
});

function positionsInFile(): readonly number[] {
  const database = new DatabaseSync(logFile(folder), { readOnly: true });
  const rows = database.prepare('SELECT position FROM events ORDER BY position').all();
  database.close();
  return rows.map((row) => Number(row.position));
}

describe('durability', () => {
  it('is FULL by default: every acknowledged append survives a power cut', () => {
    expect(log.settings()).toEqual({ journalMode: 'wal', synchronous: 2 });
  });

  it('can be made faster, at the price of the last appends after a power cut', async () => {
    await log.close();
    log = SqliteLog.open({ folder, durability: 'fast' });
    expect(log.settings()).toEqual({ journalMode: 'wal', synchronous: 1 });
  });
});

describe('positions', () => {
  it('have no gaps and follow the order of commits, whatever fails in between', async () => {
    const streams = Array.from({ length: 6 }, () => freshStream());
    const action = fc.record({
      stream: fc.constantFrom(...streams),
      count: fc.integer({ min: 0, max: 4 }),
      expected: fc.oneof(fc.constant('no stream' as const), fc.integer({ min: 0, max: 8 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
        const before = positionsInFile().length;
        const results = await Promise.all(
          actions.map(({ stream, count, expected }) => log.append(stream, sampleEvents(stream, count), expected)),
        );
        const written = actions.reduce((sum, { count }, index) => sum + (isFresh(results[index]) ? count : 0), 0);
        const after = positionsInFile();
        expect(after).toEqual(Array.from({ length: before + written }, (_, index) => index + 1));
        const acknowledged = results.flatMap((result) => (result.kind === 'appended' && !result.repeated ? [result.position] : []));
        expect(acknowledged).toEqual(acknowledged.toSorted((a, b) => (a < b ? -1 : 1)));
      }),
      { numRuns: 30 },
    );
  });

  function isFresh(result: AppendResult | undefined): boolean {
    return result?.kind === 'appended' && !result.repeated;
  }
});

describe('group commit', () => {
  it('puts appends that come together into one commit', async () => {
    const streams = Array.from({ length: 64 }, () => freshStream());
    const before = commitsInWal();
    await Promise.all(streams.map((stream) => log.append(stream, sampleEvents(stream, 1), 'no stream')));
    expect(commitsInWal() - before).toBe(1);
    for (const stream of streams) await log.append(stream, sampleEvents(stream, 1), 0);
    expect(commitsInWal() - before).toBe(65);
  });

  /** Frames that end a transaction say how many pages the file has then. */
  function commitsInWal(): number {
    const wal = readFileSync(`${logFile(folder)}-wal`);
    let commits = 0;
    for (let frame = 32; frame + 4120 <= wal.length; frame += 4120) if (wal.readUInt32BE(frame + 4) !== 0) commits++;
    return commits;
  }

  it('splits what is too much for one commit', async () => {
    const streams = Array.from({ length: 9 }, () => freshStream());
    const results = await Promise.all(streams.map((stream) => log.append(stream, sampleEvents(stream, 700), 'no stream')));
    expect(results.map((result) => result.kind)).toEqual(Array(9).fill('appended'));
    expect(positionsInFile()).toHaveLength(6300);
  });

  it('leaves the process time for other work between commits', async () => {
    let turns = 0;
    const ticking = setInterval(() => turns++, 0);
    for (let i = 0; i < 200; i++) {
      const stream = freshStream();
      await log.append(stream, sampleEvents(stream, 1), 'no stream');
    }
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
  });
});

describe('the data folder', () => {
  it('has one writer: a second one gets an error that names the folder', async () => {
    expect(() => SqliteLog.open({ folder })).toThrow(LogInUse);
    expect(() => SqliteLog.open({ folder })).toThrow(folder);
    await log.close();
    log = SqliteLog.open({ folder });
    expect(log.settings().journalMode).toBe('wal');
  });

  it('is made when it is missing', async () => {
    const nested = join(folder, 'a', 'b');
    const other = SqliteLog.open({ folder: nested });
    await other.close();
    expect(existsSync(logFile(nested))).toBe(true);
  });

  it('holds one file when the log is closed', async () => {
    await log.append('game-1', sampleEvents('game-1', 1), 'no stream');
    await log.close();
    expect(readdirSync(folder).sort()).toEqual(['log.lock', 'log.sqlite']);
  });
});

describe('a file that cannot be used', () => {
  beforeEach(() => log.close());

  function alter(sql: string): void {
    const database = new DatabaseSync(logFile(folder));
    database.exec(sql);
    database.close();
  }

  it('is refused when a newer version wrote it', () => {
    alter('PRAGMA user_version = 99');
    expect(() => SqliteLog.open({ folder })).toThrow(LogTooNew);
    expect(() => SqliteLog.open({ folder })).toThrow(/format 99.*newer version/);
  });

  it('is refused when it is another program’s database, and stays as it is', () => {
    rmSync(logFile(folder));
    alter('CREATE TABLE something (x)');
    const before = readFileSync(logFile(folder));
    expect(() => SqliteLog.open({ folder })).toThrow(/not a log of Kronika/);
    expect(readFileSync(logFile(folder))).toEqual(before);
  });

  it('is refused when it is no database at all', () => {
    writeFileSync(logFile(folder), 'this is not a database, but it is long enough to be looked at as one'.repeat(20));
    expect(() => SqliteLog.open({ folder })).toThrow(LogDamaged);
  });

  it('leaves the folder free for the next attempt', () => {
    alter('PRAGMA user_version = 99');
    expect(() => SqliteLog.open({ folder })).toThrow(LogTooNew);
    alter('PRAGMA user_version = 1');
    log = SqliteLog.open({ folder });
  });

  it('is brought up from nothing: an empty file is a new log', async () => {
    rmSync(logFile(folder));
    writeFileSync(logFile(folder), '');
    log = SqliteLog.open({ folder });
    expect(await log.lastPosition()).toBeUndefined();
  });
});

describe('erasure', () => {
  function bytesInFolder(): string {
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join();
  }

  it('leaves no byte of the payload in any file', async () => {
    const stream = freshStream('account-');
    const secret = 'ada.lovelace@example.org';
    const big = `${'x'.repeat(20_000)}${secret}`;
    const sealed = [{ to: [0], data: `sealed ${secret}` }];
    await log.append(stream, [sampleEvent(stream, { open: { mail: secret }, sealed }), sampleEvent(stream, { open: big })], 'no stream');
    await log.append('game-other', sampleEvents('game-other', 300), 'no stream');
    expect(bytesInFolder()).toContain(secret);
    await log.erase(stream);
    expect(bytesInFolder()).not.toContain(secret);
    await log.close();
    expect(bytesInFolder()).not.toContain(secret);
  });

  it('keeps the row, under the placeholder type', async () => {
    const stream = freshStream('chat-');
    await log.append(stream, sampleEvents(stream, 2), 'no stream');
    await log.erase(stream);
    const database = new DatabaseSync(logFile(folder), { readOnly: true });
    const rows = database.prepare('SELECT version, name AS type, open, sealed FROM events JOIN names ON names.id = type').all();
    database.close();
    expect(rows.map((row) => ({ ...row }))).toEqual([0, 1].map((version) => ({ version, type: erasedType, open: 'null', sealed: null })));
  });
});

describe('many streams', () => {
  it('does not need them all in memory', async () => {
    // More streams than the caches hold, each appended to twice.
    const streams = Array.from({ length: 21_000 }, (_, index) => `game-${index}`);
    for (const expected of ['no stream', 0] as const) {
      const results = await Promise.all(streams.map((stream) => log.append(stream, [sampleEvent(stream)], expected)));
      expect(results.every((result) => result.kind === 'appended' && !result.repeated)).toBe(true);
    }
    const events = await collect(log.readAll({ after: 41_000n }));
    expect(events.map((event) => event.stream)).toEqual(streams.slice(20_000));
    expect(events.every((event) => event.version === 1)).toBe(true);
  }, 30_000);
});
