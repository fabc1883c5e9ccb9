import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { GameLibrary } from '@kronika/application';
import { type EventLog, MemoryLog, type NewEvent } from '@kronika/event-log';
import { nativeSealing } from '@kronika/event-log-sqlite';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { ratingsProjection } from '../ratings/ratings-projection';
import { ReadModels } from '../runner/read-models';
import { memoryStorage } from '../runner/storage';
import { bot, player, recordGame } from '../testing';
import { gamesProjection } from './games-projection';

const library = new GameLibrary([...catalog, ...testCatalog]);
type Streams = ReadonlyMap<string, readonly NewEvent[]>;
let streams: Streams;

beforeAll(async () => {
  const log = new MemoryLog(nativeSealing);
  const game = await library.game('sample');
  if (game === undefined) throw new Error('no game');
  const seats = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ].map((pair) => pair.map(player));
  for (const [number, pair] of seats.entries()) await recordGame(log, { game, seats: pair, gameId: `g${number}`, seed: number });
  await recordGame(log, { game, seats: [player('a'), bot('random')], gameId: 'running', seed: 9, without: 4 });
  const found = new Map<string, NewEvent[]>();
  for await (const { stream, version: _version, position: _position, chain: _chain, ...event } of log.readAll()) {
    found.set(stream, [...(found.get(stream) ?? []), event]);
  }
  streams = found;
});

/** Every row of every table. */
function dump(database: DatabaseSync): Record<string, unknown> {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'checkpoint' ORDER BY name`).all();
  return Object.fromEntries(tables.map(({ name }) => [String(name), database.prepare(`SELECT * FROM ${String(name)}`).all()]));
}

async function open(log: EventLog, batchSize: number): Promise<{ models: ReadModels; dumps: () => unknown }> {
  const databases = new Map<string, DatabaseSync>();
  const models = new ReadModels({ log, storage: memoryStorage(), batchSize });
  for (const projection of [gamesProjection({ log, library }), ratingsProjection()]) {
    models.add({ ...projection, queries: (database) => databases.set(projection.name, database) });
  }
  await models.start();
  await models.caughtUp();
  return { models, dumps: () => Object.fromEntries([...databases].map(([name, database]) => [name, dump(database)])) };
}

it('holds the same rows whether it followed interleaved games live or was made anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.integer({ min: 1, max: 40 }), async (choices, batchSize) => {
      const log = new MemoryLog(nativeSealing);
      const live = await open(log, batchSize);
      const left = [...streams].map(([stream, events]) => ({ stream, events, written: 0 }));
      while (left.length > 0) {
        const [choice = 0] = choices.take(1);
        // A game begins when its table has started.
        const ready = left.filter(
          ({ stream }) => !left.some((table) => table.stream === stream.replace(/^game-/, 'table-') && stream.startsWith('game-')),
        );
        const next = ready[choice % ready.length];
        if (next === undefined) throw new Error('nothing is ready');
        const size = 1 + (choice % 7);
        const part = next.events.slice(next.written, next.written + size);
        await log.append(next.stream, part, next.written === 0 ? 'no stream' : next.written - 1);
        next.written += part.length;
        if (next.written >= next.events.length) left.splice(left.indexOf(next), 1);
      }
      const position = await log.lastPosition();
      while (live.models.status().some((status) => status.position !== position)) await new Promise(setImmediate);
      const fresh = await open(log, 500);
      expect(live.dumps()).toEqual(fresh.dumps());
      await live.models.close();
      await fresh.models.close();
    }),
    { numRuns: 15 },
  );
}, 60_000);
