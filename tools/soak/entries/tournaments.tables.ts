import { usualSwaps } from '@kronika/tournaments';
import { measureTableQuality, qualityReferences } from '@kronika-testing/tournaments';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const events = 200;

/** Table Swiss against its reference quality: no worse by more than one standard error, in at most half a second a round. */
const entry: SoakEntry = {
  id: 'tournaments.tables',
  title: 'Table Swiss: quality over simulated events, and the slowest round',
  run(progress: Progress): Promise<SoakResult> {
    const figures = qualityReferences.flatMap((reference, size) => {
      const name = `${reference.players} players, ${reference.rounds} rounds`;
      const { measured, slowest } = measureTableQuality(reference, events, usualSwaps, {
        clock: () => performance.now(),
        done: (count) => progress(size * events + count, qualityReferences.length * events, name),
      });
      return [
        ...measured.map(({ measure, mean, standardError, excess }) => ({
          what: `${name}: ${measure}`,
          value: `${mean.toFixed(3)} ± ${standardError.toFixed(3)}`,
          bar: `${reference[measure]} + 1 standard error`,
          ok: excess <= 1.000001,
        })),
        { what: `${name}: slowest round`, value: `${slowest.toFixed(0)} ms`, bar: '500 ms', ok: slowest <= 500 },
      ];
    });
    return Promise.resolve({
      ok: figures.every((figure) => figure.ok),
      figures: figures.map(({ what, value, bar, ok }) => ({ what: ok ? what : `**${what}**`, value, bar })),
    });
  },
};
export default entry;
