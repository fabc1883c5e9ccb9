import type { BenchEntry } from '../entry';
import { emmett } from '../log/emmett';
import { ourAppends, ourConcurrentAppends } from '../log/ours';
import { rawInserts } from '../log/raw-table';
import { paired } from '../paired';

// In steps of a few milliseconds: short enough for a disturbance to meet both sides, long enough for neither to find its caches cold.
const sequential = paired(150, ourAppends(20, 1), rawInserts(20, 1));
const concurrent = paired(40, ourConcurrentAppends(640, 64), rawInserts(600, 100));
const batches = paired(60, ourAppends(5, 100), rawInserts(500, 100));

const entries: readonly BenchEntry[] = [
  {
    id: 'log.append.seq',
    unit: 'events/s',
    ours: sequential.ours,
    peer: emmett('append-1'),
    limit: { name: 'raw inserts, WAL + FULL', ...sequential.limit },
    bars: { toPeer: 10, toLimit: 0.6 },
  },
  // No peer: its store closes the one connection that concurrent appends share.
  {
    id: 'log.append.c64',
    unit: 'events/s',
    ours: concurrent.ours,
    limit: { name: 'raw inserts, 100 rows a commit, WAL + FULL', ...concurrent.limit },
    bars: { toLimit: 0.3 },
  },
  {
    id: 'log.append.b100',
    unit: 'events/s',
    ours: batches.ours,
    peer: emmett('append-100'),
    limit: { name: 'raw inserts, 100 rows a commit, WAL + FULL', ...batches.limit },
    bars: { toLimit: 0.7 },
  },
];
export default entries;
