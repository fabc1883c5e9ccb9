import type { BenchEntry } from '../entry';
import { inWorker } from '../kernel/in-worker';

const entries: readonly BenchEntry[] = [
  {
    id: 'kernel.moves',
    unit: 'moves/s',
    ours: inWorker('kernel'),
    peer: { name: 'boardgame.io 0.50.2, the same game', ...inWorker('boardgame.io') },
    limit: { name: 'pure fold of the recorded games', ...inWorker('fold') },
    bars: { toPeer: 20 },
  },
];
export default entries;
