import type { BenchEntry, Contestant } from '../entry';
import { freshAppends, Stopwatch } from '../log/game-events';
import { appendTo, withFreshLog } from '../log/ours';

/**
 * Both contestants of a round in one go, append by append in turn, to streams of a kind with a chain and of one without: the difference is a
 * few microseconds, and a disk that is slow for a second must be slow for both.
 */
class Pair {
  readonly #events: number;
  readonly #size: number;
  #figures: { chained?: number; plain?: number } = {};

  constructor(events: number, size: number) {
    this.#events = events;
    this.#size = size;
  }

  /** The figure of one side; whoever asks first in a round runs for both. */
  side(name: 'chained' | 'plain'): Contestant {
    return {
      run: async () => {
        if (this.#figures[name] === undefined) this.#figures = await this.#run();
        const { [name]: figure, ...other } = this.#figures;
        this.#figures = other;
        return figure ?? Number.NaN;
      },
    };
  }

  async #run(): Promise<{ chained: number; plain: number }> {
    return withFreshLog(async (log) => {
      const chained = { next: freshAppends(20, this.#size, 'game-'), watch: new Stopwatch() };
      const plain = { next: freshAppends(20, this.#size, 'pack-'), watch: new Stopwatch() };
      for (let events = 0; events < this.#events; events += this.#size) {
        for (const { next, watch } of [chained, plain]) {
          const append = next();
          await watch.time(() => appendTo(log, append));
        }
      }
      return { chained: chained.watch.perSecond(this.#events), plain: plain.watch.perSecond(this.#events) };
    });
  }
}

const entries: readonly BenchEntry[] = [
  { id: 'log.chain', events: 3000, size: 1, bar: 0.95 },
  { id: 'log.chain.b100', events: 30_000, size: 100, bar: 0.85 },
].map(({ id, events, size, bar }) => {
  const pair = new Pair(events, size);
  return {
    id,
    unit: 'events/s',
    ours: pair.side('chained'),
    limit: { name: `the same without the chain, ${size} an append`, ...pair.side('plain') },
    bars: { toLimit: bar },
  };
});
export default entries;
