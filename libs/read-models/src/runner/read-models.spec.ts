import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, MemoryLog, type Position } from '@kronika/event-log';
import { nativeSealing } from '@kronika/event-log-sqlite';
import { sampleEvent, sampleEvents } from '@kronika-testing/event-log';
import { tallyProjection } from '../testing';
import { ReadModelFailed } from './failures';
import type { ModelStatus } from './model';
import { ReadModels } from './read-models';
import { folderStorage, memoryStorage, ReadModelsInUse } from './storage';

const folders: string[] = [];
const opened: ReadModels[] = [];

afterEach(async () => {
  for (const models of opened.splice(0)) await models.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kronika-read-models-'));
  folders.push(folder);
  return folder;
}

function memoryLog(): EventLog {
  return new MemoryLog(nativeSealing);
}

function openModels(
  log: EventLog,
  folder?: string,
  options: { waitMs?: number; onChange?: (status: ModelStatus) => void } = {},
): ReadModels {
  const models = new ReadModels({
    log,
    storage: folder === undefined ? memoryStorage() : folderStorage(folder),
    batchSize: 10,
    ...options,
  });
  opened.push(models);
  return models;
}

async function append(log: EventLog, stream: string, count: number): Promise<Position> {
  let last = -1;
  for await (const event of log.read(stream, { direction: 'backwards', limit: 1 })) last = event.version;
  const result = await log.append(stream, sampleEvents(stream, count), last === -1 ? 'no stream' : last);
  if (result.kind !== 'appended') throw new Error(result.kind);
  return result.position;
}

it('takes in what was there, then follows, and lets callers read their own writes', async () => {
  const log = memoryLog();
  await append(log, 'game-a', 25);
  const models = openModels(log);
  const tally = models.add(tallyProjection());
  await models.start();
  await models.caughtUp();
  expect(await tally.ask((queries) => queries.all())).toMatchObject([{ stream: 'game-a', events: 25 }]);
  const position = await append(log, 'game-b', 3);
  expect(await tally.ask((queries) => queries.all().map(({ events }) => events), position)).toEqual([25, 3]);
});

it('hands each model only what its filter lets pass, and moves all positions on', async () => {
  const log = memoryLog();
  const models = openModels(log);
  const games = models.add(tallyProjection({ name: 'games', filter: { streamPrefixes: ['game-'] } }));
  const accounts = models.add(tallyProjection({ name: 'accounts', filter: { streamPrefixes: ['account-'] } }));
  await models.start();
  const position = await append(log, 'game-a', 2);
  expect(await accounts.ask((queries) => queries.all(), position)).toEqual([]);
  expect(await games.ask((queries) => queries.all().length, position)).toBe(1);
});

it('says that it is rebuilding when a position does not come in time', async () => {
  const log = memoryLog();
  await append(log, 'game-a', 1);
  const models = openModels(log, undefined, { waitMs: 20 });
  const tally = models.add(tallyProjection());
  await models.start();
  await models.caughtUp();
  expect(await tally.ask((queries) => queries.all(), 99n)).toEqual({ kind: 'rebuilding', progress: 1 });
});

it('goes on from its checkpoint after a restart', async () => {
  const log = memoryLog();
  const folder = freshFolder();
  await append(log, 'game-a', 12);
  const first = openModels(log, folder);
  first.add(tallyProjection());
  await first.start();
  await first.caughtUp();
  await first.close();
  await append(log, 'game-a', 5);
  const seen: number[] = [];
  const plain = tallyProjection();
  const second = openModels(log, folder);
  const tally = second.add(
    tallyProjection({
      apply: (database, events) => {
        seen.push(...events.map(({ version }) => version));
        plain.apply(database, events);
      },
    }),
  );
  await second.start();
  await second.caughtUp();
  expect(seen).toEqual([12, 13, 14, 15, 16]);
  expect(await tally.ask((queries) => queries.all())).toMatchObject([{ events: 17 }]);
});

it('starts anew when another log is put in its place', async () => {
  const folder = freshFolder();
  for (const stream of ['game-a', 'game-b']) {
    const log = memoryLog();
    await append(log, stream, 30);
    const models = openModels(log, folder);
    const tally = models.add(tallyProjection());
    await models.start();
    await models.caughtUp();
    expect(await tally.ask((queries) => queries.all().map((each) => each.stream))).toEqual([stream]);
    await models.close();
  }
});

it('stops a model at an event that it cannot take in, without a trace of its batch, and lets the others go on', async () => {
  const log = memoryLog();
  const folder = freshFolder();
  const plain = tallyProjection();
  let isPoisoned = true;
  const fragile = tallyProjection({
    name: 'fragile',
    apply: (database, events) => {
      plain.apply(database, events);
      if (isPoisoned && events.some(({ type }) => type === 'Poison')) throw new Error('poison');
    },
  });
  const states: string[] = [];
  const models = openModels(log, folder, { onChange: ({ name, state }) => states.push(`${name} ${state}`) });
  const broken = models.add(fragile);
  const sound = models.add(tallyProjection());
  await models.start();
  await models.caughtUp();
  await append(log, 'game-a', 3);
  await log.append('game-p', [sampleEvent('game-p', { type: 'Poison' })], 'no stream');
  const position = await append(log, 'game-a', 2);

  expect(await sound.ask((queries) => queries.all().length, position)).toBe(2);
  await expect(broken.ask((queries) => queries.all())).rejects.toThrow(ReadModelFailed);
  expect(states).toContain('fragile failed');
  expect(models.status().find(({ name }) => name === 'fragile')).toMatchObject({ state: 'failed', serves: false, error: /poison/ });
  await models.close();

  isPoisoned = false;
  const repaired = openModels(log, folder);
  const mended = repaired.add(fragile);
  await repaired.start();
  await repaired.caughtUp();
  expect(await mended.ask((queries) => queries.all().map(({ events }) => events))).toEqual([5, 1]);
});

it('builds a new version beside the old one, which serves meanwhile where it can be read', async () => {
  const log = memoryLog();
  const folder = freshFolder();
  await append(log, 'game-a', 40);
  const first = openModels(log, folder);
  first.add(tallyProjection());
  await first.start();
  await first.caughtUp();
  await first.close();

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const answers: unknown[] = [];
  for (const readsFrom of [2, 1]) {
    const models = openModels(log, folder, { waitMs: 20 });
    const tally = models.add(tallyProjection({ version: 2, readsFrom, prepare: () => held }));
    await models.start();
    answers.push(await tally.ask((queries) => queries.all().map(({ events }) => events)));
    expect(models.status()).toMatchObject([{ state: 'building', serves: readsFrom === 1 }]);
    if (readsFrom === 1) {
      letGo();
      await models.caughtUp();
      expect(await tally.ask((queries) => queries.all().map(({ events }) => events))).toEqual([40]);
      const position = await append(log, 'game-a', 1);
      expect(await tally.ask((queries) => queries.all().map(({ events }) => events), position)).toEqual([41]);
    } else {
      // Whoever closes waits for the batch that is being prepared.
      setImmediate(() => undefined);
      const closing = models.close();
      letGo();
      await closing;
    }
  }
  expect(answers).toEqual([{ kind: 'rebuilding', progress: 0 }, [40]]);
  expect(readdirSync(folder).filter((file) => /tally-v\d+(\.building)?\.sqlite$/.test(file))).toEqual(['tally-v2.sqlite']);
});

it('rebuilds on demand while the old edition serves and stays up to date', async () => {
  const log = memoryLog();
  const folder = freshFolder();
  await append(log, 'game-a', 40);
  const models = openModels(log, folder);
  const tally = models.add(tallyProjection());
  await models.start();
  await models.caughtUp();
  let applied = 0;
  tally.onApplied(() => applied++);
  await models.rebuild();
  const position = await append(log, 'game-b', 1);
  expect(await tally.ask((queries) => queries.all().length, position)).toBe(2);
  await models.caughtUp();
  expect(await tally.ask((queries) => queries.all().map(({ events }) => events))).toEqual([40, 1]);
  const later = await append(log, 'game-b', 1);
  expect(await tally.ask((queries) => queries.all().map(({ events }) => events), later)).toEqual([40, 2]);
  expect(applied).toBeGreaterThanOrEqual(2);
});

it('has its folder for itself', () => {
  const folder = freshFolder();
  const storage = folderStorage(folder);
  expect(() => folderStorage(folder)).toThrow(ReadModelsInUse);
  storage.close();
  folderStorage(folder).close();
});
