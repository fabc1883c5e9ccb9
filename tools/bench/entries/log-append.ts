import type { BenchEntry, Contestant } from '../entry';
import { emmett } from '../log/emmett';
import { freshAppends, gameAppends, perSecond, Stopwatch, type Append } from '../log/game-events';
import { appendTo, withFreshLog } from '../log/ours';
import { insertSql, openRawTable, rawRows } from '../log/raw-table';

const games = 20;

/** Our log with one caller that waits for each answer; events are made while the watch stands still. */
function ours(events: number, size: number): Contestant {
  return {
    run: () =>
      withFreshLog(async (log) => {
        const next = freshAppends(games, size);
        const watch = new Stopwatch();
        for (let done = 0; done < events; done += size) {
          const append = next();
          await watch.time(() => appendTo(log, append));
        }
        return watch.perSecond(events);
      }),
  };
}

/** Our log with so many callers at once, each of which plays a game of its own and waits for its answer before it sends its next append. */
function oursConcurrent(appends: readonly Append[], callers: number): Contestant {
  return {
    run: () =>
      withFreshLog((log) =>
        perSecond(appends.length, async () => {
          const caller = async (number: number): Promise<void> => {
            for (let index = number; index < appends.length; index += callers) {
              const append = appends[index];
              if (append !== undefined) await appendTo(log, append);
            }
          };
          await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
        }),
      ),
  };
}

function raw(events: number, rowsPerCommit: number): Contestant & { readonly name: string } {
  return {
    name: rowsPerCommit === 1 ? 'raw inserts, WAL + FULL' : `raw inserts, ${rowsPerCommit} rows a commit, WAL + FULL`,
    async run() {
      const { database, remove } = openRawTable();
      try {
        const insert = database.prepare(insertSql);
        const next = freshAppends(games, rowsPerCommit);
        const watch = new Stopwatch();
        for (let done = 0; done < events; done += rowsPerCommit) {
          const rows = rawRows([next()]);
          await watch.time(() => {
            if (rowsPerCommit > 1) database.exec('BEGIN IMMEDIATE');
            for (const row of rows) insert.run(...row);
            if (rowsPerCommit > 1) database.exec('COMMIT');
          });
        }
        return watch.perSecond(events);
      } finally {
        remove();
      }
    },
  };
}

const callers = 64;
const concurrent = gameAppends(callers * 400, callers, 1);

const entries: readonly BenchEntry[] = [
  {
    id: 'log.append.seq',
    unit: 'events/s',
    ours: ours(3000, 1),
    peer: emmett('append-1'),
    limit: raw(3000, 1),
    bars: { toPeer: 10, toLimit: 0.6 },
  },
  // No peer: its store closes the one connection that concurrent appends share.
  {
    id: 'log.append.c64',
    unit: 'events/s',
    ours: oursConcurrent(concurrent, callers),
    limit: raw(concurrent.length, 100),
    bars: { toLimit: 0.3 },
  },
  {
    id: 'log.append.b100',
    unit: 'events/s',
    ours: ours(30_000, 100),
    peer: emmett('append-100'),
    limit: raw(30_000, 100),
    bars: { toLimit: 0.7 },
  },
];
export default entries;
