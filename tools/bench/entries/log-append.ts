import type { BenchEntry, Contestant } from '../entry';
import { emmett } from '../log/emmett';
import { appendsOf, gameLoad, perSecond, type Append } from '../log/game-events';
import { appendTo, withFreshLog } from '../log/ours';
import { insertRows, openRawTable, rawRows } from '../log/raw-table';

/** The same events for all contestants, made before the clock runs. */
function appends(events: number, games: number, size: number): readonly Append[] {
  return appendsOf(gameLoad(events, games), size);
}

function eventsIn(list: readonly Append[]): number {
  return list.reduce((sum, { events }) => sum + events.length, 0);
}

/** Our log with so many callers, each waiting for its answer before it sends its next append. */
function ours(list: readonly Append[], callers = 1): Contestant {
  return {
    run: () =>
      withFreshLog((log) =>
        perSecond(eventsIn(list), async () => {
          const caller = async (number: number): Promise<void> => {
            for (let index = number; index < list.length; index += callers) {
              const append = list[index];
              if (append !== undefined) await appendTo(log, append);
            }
          };
          await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
        }),
      ),
  };
}

function raw(list: readonly Append[], rowsPerCommit: number): Contestant & { readonly name: string } {
  const rows = rawRows(list);
  return {
    name: rowsPerCommit === 1 ? 'raw inserts, WAL + FULL' : `raw inserts, ${rowsPerCommit} rows a commit, WAL + FULL`,
    async run() {
      const { database, remove } = openRawTable();
      try {
        return await perSecond(rows.length, () => insertRows(database, rows, rowsPerCommit));
      } finally {
        remove();
      }
    },
  };
}

const sequential = appends(4000, 20, 1);
// Each caller plays its own game, so that none of them meets a version that another has taken.
const concurrent = appends(64 * 400, 64, 1);
const batches = appends(30_000, 20, 100);

const entries: readonly BenchEntry[] = [
  {
    id: 'log.append.seq',
    unit: 'events/s',
    ours: ours(sequential),
    peer: emmett('append-1'),
    limit: raw(sequential, 1),
    bars: { toPeer: 10, toLimit: 0.6 },
  },
  // No peer: its store closes the one connection that concurrent appends share.
  { id: 'log.append.c64', unit: 'events/s', ours: ours(concurrent, 64), limit: raw(concurrent, 100), bars: { toLimit: 0.3 } },
  {
    id: 'log.append.b100',
    unit: 'events/s',
    ours: ours(batches),
    peer: emmett('append-100'),
    limit: raw(batches, 100),
    bars: { toLimit: 0.7 },
  },
];
export default entries;
