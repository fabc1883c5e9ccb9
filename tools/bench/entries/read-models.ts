import { DatabaseSync } from 'node:sqlite';
import { GameLibrary } from '@kronika/application';
import { type EventLog, passes, type StoredEvent } from '@kronika/event-log';
import { SqliteLog } from '@kronika/event-log-sqlite';
import { catalog } from '@kronika/games/catalog';
import { folderStorage, gamesProjection, type Projection, ratingsProjection, ReadModels } from '@kronika/read-models';
import { tallyProjection } from '@kronika-testing/read-models';
import type { BenchEntry } from '../entry';
import { gameAppends, perSecond } from '../log/game-events';
import { heldLog } from '../read-models/held-log';
import { writeGames } from '../read-models/played-games';
import { freshFolder } from '../work-folder';

const batchSize = 500;
const eventCount = 200_000;

/** Small events of many games, parsed and in memory. */
const heldEvents: readonly StoredEvent[] = gameAppends(eventCount, 2000, 4)
  .flatMap(({ stream, start, events }) => events.map((event, index) => ({ ...event, stream, version: start + index })))
  .map((event, index) => ({ ...event, position: BigInt(index + 1) }));

/** Builds models from nothing, in files. */
async function build(log: EventLog, projections: readonly Projection<unknown>[]): Promise<void> {
  const models = new ReadModels({ log, storage: folderStorage(freshFolder('read-models')), batchSize });
  for (const projection of projections) models.add(projection);
  await models.start();
  await models.caughtUp();
  await models.close();
}

const project: BenchEntry = {
  id: 'read-models.project',
  unit: 'events/s',
  ours: {
    run: () => perSecond(eventCount, () => build(heldLog(heldEvents), [tallyProjection()])),
  },
  limit: {
    name: 'raw upsert, batches of 500',
    run: () => {
      const database = new DatabaseSync(`${freshFolder('raw')}/raw.sqlite`);
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
      database.exec(tallyProjection().schema);
      const upsert = database.prepare(
        `INSERT INTO tallies VALUES (?, 1, ?) ON CONFLICT (stream)
         DO UPDATE SET events = events + 1, fingerprint = (fingerprint * 31 + excluded.fingerprint) % 1000003`,
      );
      return perSecond(eventCount, () => {
        for (let start = 0; start < heldEvents.length; start += batchSize) {
          database.exec('BEGIN');
          for (const { stream, version } of heldEvents.slice(start, start + batchSize)) upsert.run(stream, version + 1);
          database.exec('COMMIT');
        }
        database.close();
      });
    },
  },
  bars: { toLimit: 0.3 },
};

interface Played {
  readonly log: SqliteLog;
  readonly events: readonly StoredEvent[];
}
let played: Promise<Played> | undefined;
const data = (): Promise<Played> => (played ??= play());

async function play(): Promise<Played> {
  const log = SqliteLog.open({ folder: freshFolder('played'), durability: 'fast' });
  return { log, events: await writeGames(log, 20, 10) };
}

/** Fresh ones each time: a projection remembers the games that it has counted. */
function statisticsProjections(log: EventLog): readonly Projection<unknown>[] {
  return [gamesProjection({ log, library: new GameLibrary(catalog) }), ratingsProjection()];
}

const rebuild: BenchEntry = {
  id: 'read-models.rebuild',
  unit: 'events/s',
  ours: {
    async run() {
      const { log, events } = await data();
      return perSecond(events.length, () => build(log, statisticsProjections(log)));
    },
  },
  limit: {
    name: 'the same projections over parsed events in memory',
    async run() {
      const { events } = await data();
      const projections = statisticsProjections(heldLog(events)).map((projection) => {
        const database = new DatabaseSync(':memory:');
        database.exec(projection.schema);
        return { projection, database, events: events.filter((event) => passes(projection.filter, event)) };
      });
      return perSecond(events.length, async () => {
        for (const { projection, database, events: wanted } of projections) {
          for (let start = 0; start < wanted.length; start += batchSize) {
            const batch = wanted.slice(start, start + batchSize);
            await projection.prepare?.(batch);
            projection.apply(database, batch);
          }
          database.close();
        }
      });
    },
  },
  bars: { toLimit: 0.25 },
};

export default [project, rebuild] satisfies readonly BenchEntry[];
