import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { LogUnavailable, MemoryLog, passes, type EventFilter, type StoredEvent } from '@kronika/event-log';
import { collect, sampleEvent, testSealing } from '@kronika-testing/event-log';
import { openForReading } from './connection';
import { EventReader } from './event-reader';
import { logFile, SqliteLog } from './sqlite-log';
import { temporaryFolder } from './testing';

const folder = temporaryFolder();
let log: SqliteLog;
let database: DatabaseSync;
let reader: EventReader;
let all: readonly StoredEvent[];
const streams = ['game-a', 'game-ab', 'table-a', 'chat-a', 'chat-b'];
const types = ['Opened', 'Played', 'Closed'];

/** The same history in SQLite and, for comparison, in memory; one of the streams is erased half-way. */
beforeAll(async () => {
  log = SqliteLog.open({ folder, durability: 'fast', sealing: testSealing });
  for (let n = 0; n < 60; n++) {
    const stream = streams[n % streams.length] ?? '';
    const events = Array.from({ length: 1 + (n % 3) }, (_, index) => sampleEvent(stream, { type: types[(n + index) % 3] ?? '', open: n }));
    const result = await log.append(stream, events, 'no stream');
    if (result.kind === 'wrong-expected-version') await log.append(stream, events, result.actual);
    if (n === 40) await log.erase('chat-b');
  }
  all = await collect(log.readAll());
  database = openForReading(logFile(folder));
  reader = new EventReader(database, () => false);
});
afterAll(async () => {
  database.close();
  await log.close();
  rmSync(folder, { recursive: true });
});

const filter: fc.Arbitrary<EventFilter> = fc.record(
  {
    types: fc.subarray([...types, 'Unknown']),
    streamPrefixes: fc.subarray(['game-', 'game-a', 'game-ab', 'table-', 'chat-', 'none-', '']),
  },
  { requiredKeys: [] },
);

describe('reading all', () => {
  it('is filtering what there is, for any filter, start and limit', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.nat({ max: 130 }), fc.option(fc.nat({ max: 130 }), { nil: undefined }), async (wanted, after, limit) => {
        const expected = all.filter((event) => event.position > BigInt(after) && passes(wanted, event)).slice(0, limit);
        const options = { filter: wanted, after: BigInt(after), ...(limit === undefined ? {} : { limit }) };
        expect(await collect(reader.readAll(options))).toEqual(expected);
      }),
    );
  });

  it('looks at no more than what was there when it began', async () => {
    const iterator = reader.readAll()[Symbol.asyncIterator]();
    await iterator.next();
    await log.append('game-late', [sampleEvent('game-late')], 'no stream');
    let count = 1;
    while ((await iterator.next()).done !== true) count++;
    expect(count).toBe(all.length);
    all = await collect(log.readAll());
  });
});

describe('pages for subscriptions', () => {
  it('lead through everything that passes, whatever their size, and their positions only grow', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.integer({ min: 1, max: 50 }), async (wanted, limit) => {
        const end = reader.lastPosition();
        const seen: StoredEvent[] = [];
        let after: bigint | undefined;
        for (;;) {
          const page = await reader.page(after, wanted, limit, end);
          expect(page.events.length).toBeLessThanOrEqual(limit);
          expect(page.position ?? 0n).toBeGreaterThanOrEqual(after ?? 0n);
          seen.push(...page.events);
          after = page.position;
          if (page.atEnd) break;
        }
        expect(Number(after)).toBe(end);
        expect(seen).toEqual(all.filter((event) => passes(wanted, event)));
      }),
    );
  });

  it('stay where they are behind the end', async () => {
    expect(await reader.page(10_000n, undefined, 10, 100)).toEqual({ events: [], position: 10_000n, atEnd: true });
  });
});

describe('reading a stream', () => {
  it('is the same as in memory, for any stream, direction, start and limit', async () => {
    const memory = new MemoryLog(testSealing);
    for (const event of all) {
      const { stream, version, position: _position, chain: _chain, ...rest } = event;
      const first = all.find((other) => other.stream === stream)?.version === version;
      await memory.append(stream, [rest], first ? 'no stream' : version - 1);
    }
    const options = fc.record(
      { from: fc.nat({ max: 40 }), limit: fc.nat({ max: 40 }), direction: fc.constantFrom('forwards' as const, 'backwards' as const) },
      { requiredKeys: [] },
    );
    // The erased stream has gaps here and none in memory.
    const names = fc.constantFrom('game-a', 'game-ab', 'table-a', 'chat-a', 'game-none');
    const versions = (events: readonly StoredEvent[]): readonly unknown[] => events.map(({ id, version }) => [id, version]);
    await fc.assert(
      fc.asyncProperty(names, options, async (stream, how) => {
        expect(versions(await collect(reader.read(stream, how)))).toEqual(versions(await collect(memory.read(stream, how))));
      }),
    );
  });
});

describe('a log that cannot be read', () => {
  it('says so, and does not pretend to be empty', async () => {
    const broken = new DatabaseSync(':memory:');
    broken.exec(`CREATE TABLE streams (id, name); CREATE TABLE names (id, name);
      CREATE TABLE events (position, stream, version, id, type, schema, time, actor, command, seat, open, sealed, chain)`);
    const other = new EventReader(broken, () => false);
    broken.exec('INSERT INTO events (position, type, open) VALUES (1, 2, 3); DROP TABLE names');
    await expect(collect(other.readAll())).rejects.toBeInstanceOf(LogUnavailable);
    broken.close();
    expect(() => other.lastPosition()).toThrow(LogUnavailable);
  });
});
