import { simulateTableSwiss, type EventQuality } from './simulated-event';

/** Reference quality of table Swiss: means of simulated events of this size. */
export interface QualityReference {
  readonly players: number;
  readonly rounds: number;
  readonly repeats: number;
  readonly maxMeetings: number;
  readonly range: number;
  readonly neverFirst: number;
}

export const qualityReferences: readonly QualityReference[] = [
  { players: 16, rounds: 4, repeats: 3.0, maxMeetings: 2, range: 6.2, neverFirst: 1.3 },
  { players: 24, rounds: 5, repeats: 1.3, maxMeetings: 2, range: 7.2, neverFirst: 0.2 },
  { players: 32, rounds: 5, repeats: 0.0, maxMeetings: 1, range: 4.8, neverFirst: 0.1 },
  { players: 64, rounds: 6, repeats: 0.0, maxMeetings: 1, range: 3.0, neverFirst: 0.0 },
  { players: 100, rounds: 6, repeats: 0.0, maxMeetings: 1, range: 2.3, neverFirst: 0.0 },
];

export const qualityMeasures = ['repeats', 'maxMeetings', 'range', 'neverFirst'] as const;
export type QualityMeasure = (typeof qualityMeasures)[number];

export interface MeasuredQuality {
  readonly measure: QualityMeasure;
  readonly mean: number;
  readonly standardError: number;
  /** How many standard errors the mean is worse than the reference; negative where it is better. */
  readonly excess: number;
}

/** Plays simulated events of one size and compares them with the reference. */
export function measureTableQuality(
  reference: QualityReference,
  events: number,
  swaps: number,
  watch: { clock?: () => number; done?: (count: number) => void } = {},
): { readonly measured: readonly MeasuredQuality[]; readonly slowest: number } {
  const played = Array.from({ length: events }, (_, i): EventQuality => {
    const quality = simulateTableSwiss(reference.players, reference.rounds, `quality-${i}`, swaps, watch.clock);
    watch.done?.(i + 1);
    return quality;
  });
  const measured = qualityMeasures.map((measure) =>
    compare(
      measure,
      played.map((event) => event[measure]),
      reference[measure],
    ),
  );
  return { measured, slowest: Math.max(...played.map((event) => event.slowest)) };
}

function compare(measure: QualityMeasure, values: readonly number[], reference: number): MeasuredQuality {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  const standardError = Math.sqrt(variance / values.length);
  const worse = mean - reference;
  const excess = Math.abs(worse) < 1e-9 ? 0 : standardError > 0 ? worse / standardError : Math.sign(worse) * Infinity;
  return { measure, mean, standardError, excess };
}
