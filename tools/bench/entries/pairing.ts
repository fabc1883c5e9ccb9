import { pairNext } from '@kronika/tournaments';
import { readFileSync } from 'node:fs';
import type { BenchEntry } from '../entry';

/** What an independent native engine took for the same rounds, in seconds (`libs/tournaments/testdata/swiss-bench`). */
const referenceSeconds = { 100: 0.01, 200: 0.13, 400: 1.19, 1000: 21.05 } as const;
/** How often a round is paired for one figure: the small ones take milliseconds, and the first calls run before the code is compiled. */
const repetitions = { 100: 25, 200: 15, 400: 5, 1000: 1 } as const;
const sizes = [100, 200, 400, 1000] as const;

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** From the text of the file to the pairings. */
function dutch(size: keyof typeof referenceSeconds, colours: boolean): BenchEntry {
  const text = readFileSync(new URL(`../../../libs/tournaments/testdata/swiss-bench/n${size}.trf`, import.meta.url), 'utf8');
  return {
    id: `pairing.dutch${colours ? '' : '-nocolour'}.${size}`,
    unit: 's',
    ours: {
      run: () => {
        const times = Array.from({ length: repetitions[size] }, () =>
          secondsOf(() => {
            const { kind } = pairNext(text, { colours });
            if (kind !== 'paired') throw new Error(`The round was not paired: ${kind}`);
          }),
        );
        // The fastest repetition is the one that nothing else on the machine disturbed.
        return Promise.resolve(Math.min(...times));
      },
    },
    limit: { name: 'reference engine, as measured', run: () => Promise.resolve(referenceSeconds[size]) },
    bars: { toLimit: 1 },
    lowerIsBetter: true,
  };
}

const entries: BenchEntry[] = sizes.flatMap((size) => [dutch(size, true), dutch(size, false)]);

export default entries;
