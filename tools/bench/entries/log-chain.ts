import type { BenchEntry } from '../entry';
import { ourAppends } from '../log/ours';
import { paired } from '../paired';

/** The same appends to streams of a kind with a chain, and of one without. */
const single = paired(150, ourAppends(20, 1, 'game-'), ourAppends(20, 1, 'pack-'));
const batches = paired(60, ourAppends(5, 100, 'game-'), ourAppends(5, 100, 'pack-'));

const entries: readonly BenchEntry[] = [
  {
    id: 'log.chain',
    unit: 'events/s',
    ours: single.ours,
    limit: { name: 'the same without the chain', ...single.limit },
    bars: { toLimit: 0.95 },
  },
  // No bar: see docs/decisions/0015-cost-of-the-chain.md.
  { id: 'log.chain.b100', unit: 'events/s', ours: batches.ours, limit: { name: 'the same without the chain', ...batches.limit } },
];
export default entries;
