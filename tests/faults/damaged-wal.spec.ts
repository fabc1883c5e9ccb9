import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkLog, type StoredEvent } from '@kronika/event-log';
import { LogDamaged, nativeHash, SqliteLog } from '@kronika/event-log-sqlite';
import { collect, freshStream, sampleEvents } from '@kronika-testing/event-log';
import { copyWithWal, damagedWals, temporaryFolder } from '@kronika-testing/event-log-sqlite';

const base = temporaryFolder();
const folder = join(base, 'original');
let log: SqliteLog;
let written: readonly StoredEvent[];
/** The lengths that the log had after each append: where a clean prefix may end. */
const ends = new Set([0]);

beforeAll(async () => {
  log = SqliteLog.open({ folder });
  const streams = Array.from({ length: 4 }, () => freshStream());
  for (let n = 0; n < 16; n++) {
    const stream = streams[n % 4] ?? '';
    const round = Math.floor(n / 4);
    const events = sampleEvents(stream, 2, { open: 'x'.repeat((n * 331) % 5000), sealed: [{ to: [0], data: n }] });
    const result = await log.append(stream, events, round === 0 ? 'no stream' : round * 2 - 1);
    if (result.kind === 'appended') ends.add(Number(result.position));
  }
  written = await collect(log.readAll());
});
afterAll(async () => {
  await log.close();
  rmSync(base, { recursive: true });
});

/** What a server finds that starts on a folder: its events, or that it refused. */
async function startOn(target: string): Promise<readonly StoredEvent[] | 'refused'> {
  let copy: SqliteLog;
  try {
    copy = SqliteLog.open({ folder: target });
  } catch (error) {
    if (error instanceof LogDamaged) return 'refused';
    throw error;
  }
  try {
    expect((await checkLog(copy, { hash: nativeHash })).problems).toEqual([]);
    const events = await collect(copy.readAll());
    const stream = freshStream();
    expect(await copy.append(stream, sampleEvents(stream, 1), 'no stream')).toMatchObject({ position: BigInt(events.length + 1) });
    return events;
  } finally {
    await copy.close();
  }
}

describe('a write-ahead log that was cut or flipped at every frame', () => {
  it('gives a clean prefix of whole appends, or a loud refusal', async () => {
    const lengths = new Set<number>();
    let tried = 0;
    for (const { what, wal } of damagedWals(folder)) {
      const found = await startOn(copyWithWal(folder, join(base, 'copy'), wal));
      tried++;
      if (found === 'refused') continue;
      const description = `${what}: ${found.length} events`;
      expect([description, found]).toEqual([description, written.slice(0, found.length)]);
      expect([description, ends.has(found.length)]).toEqual([description, true]);
      lengths.add(found.length);
    }
    expect(tried).toBeGreaterThan(300);
    // The damage was felt everywhere: every append was once the last one to survive.
    expect([...lengths].sort((a, b) => a - b)).toEqual([...ends]);
  }, 120_000);

  it('changes nothing when it is whole', async () => {
    const [last] = [...damagedWals(folder)].slice(-1);
    expect(await startOn(copyWithWal(folder, join(base, 'whole'), last!.wal))).toEqual(written);
  });
});

describe('the writer', () => {
  it('asks for synchronous = FULL: a kill cannot show a missing fsync', () => {
    expect(log.settings()).toEqual({ journalMode: 'wal', synchronous: 2 });
  });
});
