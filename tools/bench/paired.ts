import { collectFreshGarbage } from './collect-garbage';
import type { Contestant } from './entry';

/** One of two that are measured together. */
export interface Side {
  open(): Promise<OpenSide> | OpenSide;
}

export interface OpenSide {
  /** Prepares the next step, while no clock runs, and returns it. */
  prepare(): () => void | Promise<void>;
  /** What one step does, in the entry's unit. */
  readonly perStep: number;
  close(): void | Promise<void>;
}

/**
 * Two contestants that take turns step by step within each round, and not only round by round: a disk that is slow for a second is then slow
 * for both. Each pays for its own garbage only, not for that of the preparation. Whoever is asked first in a round runs for both.
 */
export function paired(steps: number, ours: Side, limit: Side): { readonly ours: Contestant; readonly limit: Contestant } {
  let figures: { ours?: number; limit?: number } = {};
  const contestant = (name: 'ours' | 'limit'): Contestant => ({
    async run() {
      if (figures[name] === undefined) figures = await runBoth(steps, ours, limit);
      const { [name]: figure, ...other } = figures;
      figures = other;
      return figure ?? Number.NaN;
    },
  });
  return { ours: contestant('ours'), limit: contestant('limit') };
}

async function runBoth(steps: number, ours: Side, limit: Side): Promise<{ ours: number; limit: number }> {
  const [one, other] = [await ours.open(), await limit.open()];
  const spent = [0, 0] as [number, number];
  try {
    for (let step = 0; step < steps; step++) {
      // Each of them goes first half of the time.
      for (const which of step % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const work = (which === 0 ? one : other).prepare();
        collectFreshGarbage();
        const began = performance.now();
        await work();
        spent[which] += performance.now() - began;
      }
    }
  } finally {
    await one.close();
    await other.close();
  }
  return { ours: ((one.perStep * steps) / spent[0]) * 1000, limit: ((other.perStep * steps) / spent[1]) * 1000 };
}
