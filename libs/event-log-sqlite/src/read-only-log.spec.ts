import { rmSync } from 'node:fs';
import { LogUnavailable } from '@kronika/event-log';
import { collect, freshStream, sampleEvents, until } from '@kronika-testing/event-log';
import { LogMissing } from './errors';
import { ReadOnlySqliteLog } from './read-only-log';
import { logFile, SqliteLog } from './sqlite-log';
import { temporaryFolder } from './testing';

let folder: string;
let writer: SqliteLog;
let reader: ReadOnlySqliteLog;

beforeEach(() => {
  folder = temporaryFolder();
  writer = SqliteLog.open({ folder });
  reader = ReadOnlySqliteLog.open({ file: logFile(folder), pollMilliseconds: 5 });
});
afterEach(async () => {
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true });
});

async function write(count: number): Promise<string> {
  const stream = freshStream();
  await writer.append(stream, sampleEvents(stream, count), 'no stream');
  return stream;
}

describe('a log opened for reading beside its writer', () => {
  it('sees what the writer has committed', async () => {
    expect(await reader.lastPosition()).toBeUndefined();
    const stream = await write(3);
    expect(await reader.lastPosition()).toBe(3n);
    expect(await collect(reader.read(stream))).toEqual(await collect(writer.read(stream)));
    expect(await collect(reader.readAll())).toHaveLength(3);
  });

  it('follows the writer', async () => {
    await write(2);
    const seen: number[] = [];
    const subscription = reader.subscribe({}, (batch) => {
      seen.push(...batch.events.map((event) => Number(event.position)));
    });
    await until(() => seen.length === 2, 'the catch-up');
    await write(3);
    await until(() => seen.length === 5, 'the live events');
    await subscription.stop();
    await write(1);
    const second = reader.subscribe({ after: 5n }, (batch) => {
      seen.push(...batch.events.map((event) => Number(event.position)));
    });
    await until(() => seen.length === 6, 'the next subscription');
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    await second.stop();
  });

  it('refuses to write', async () => {
    expect(await reader.append()).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    expect(await reader.erase()).toMatchObject({ kind: 'refused', reason: 'forbidden' });
  });

  it('can be opened when no writer runs', async () => {
    const stream = await write(2);
    await reader.close();
    await writer.close();
    reader = ReadOnlySqliteLog.open({ file: logFile(folder) });
    expect(await collect(reader.read(stream))).toHaveLength(2);
  });

  it('says when there is no log', () => {
    expect(() => ReadOnlySqliteLog.open({ file: logFile(`${folder}/none`) })).toThrow(LogMissing);
  });

  it('ends its subscriptions when it is closed', async () => {
    const subscription = reader.subscribe({}, () => undefined);
    await reader.close();
    await reader.close();
    expect(await subscription.ended).toEqual({ kind: 'stopped' });
    expect(await reader.append()).toMatchObject({ reason: 'closed' });
    await expect(reader.lastPosition()).rejects.toBeInstanceOf(LogUnavailable);
    await expect(collect(reader.readAll())).rejects.toBeInstanceOf(LogUnavailable);
  });
});
