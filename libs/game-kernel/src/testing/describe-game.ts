import fc from 'fast-check';
import { laws } from './laws';
import type { LawReport, Subject } from './subject';

export interface GameTests {
  /** Games played for each law; default 20. */
  readonly samples?: number;
  /** Seeds that once broke a law, played always. */
  readonly seeds?: readonly number[];
}

/** Puts a game through every law as tests: fixed seeds, then fresh ones. A failure names the seed. */
export function describeGame<State>(name: string, subject: Subject<State>, { samples = 20, seeds = [0, 1, 2, 3] }: GameTests = {}): void {
  describe(`${name} keeps the laws`, () => {
    for (const law of laws) {
      it(law.name, () => {
        const totals: Record<string, number> = {};
        fc.assert(
          fc.property(fc.nat(), (seed) => addTo(totals, law.check(subject, seed))),
          { numRuns: samples, examples: seeds.map((seed): [number] => [seed]), endOnFailure: true },
        );
        // A law that found nothing to look at has proven nothing.
        for (const [what, count] of Object.entries(totals)) expect({ what, seen: count > 0 }).toEqual({ what, seen: true });
      });
    }
  });
}

function addTo(totals: Record<string, number>, report: LawReport): void {
  for (const [what, count] of Object.entries(report)) totals[what] = (totals[what] ?? 0) + count;
}
