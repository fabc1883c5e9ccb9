import type { BenchEntry, Contestant } from '../entry';
import { appendsOf, gameLoad, perSecond } from '../log/game-events';
import { appendTo, withFreshLog } from '../log/ours';

/** The same appends to streams of a kind with a chain, and of one without. */
function appending(events: number, size: number, prefix: 'game-' | 'pack-'): Contestant {
  const appends = appendsOf(gameLoad(events, 20, prefix), size);
  return {
    run: () =>
      withFreshLog((log) =>
        perSecond(events, async () => {
          for (const append of appends) await appendTo(log, append);
        }),
      ),
  };
}

const entries: readonly BenchEntry[] = [
  { id: 'log.chain', events: 4000, size: 1, bar: 0.95 },
  { id: 'log.chain.b100', events: 30_000, size: 100, bar: 0.85 },
].map(({ id, events, size, bar }) => ({
  id,
  unit: 'events/s',
  ours: appending(events, size, 'game-'),
  limit: { name: `the same without the chain, ${size} an append`, ...appending(events, size, 'pack-') },
  bars: { toLimit: bar },
  rounds: 9,
}));
export default entries;
