import type { Figure } from './figure';
import type { Statistics, StatisticsScope } from './statistics';

/** One thing that is done with a card, and how those fared who did it. */
export interface CardUse {
  readonly card: string;
  /** What was done: a metric of the game. */
  readonly metric: string;
  /** Share of seats that did it. */
  readonly rate: Figure;
  /** How often they won; null where no game with it was decided. */
  readonly wins: Figure | null;
  /** Between doing it and winning; null where one of the two never or always happened. */
  readonly correlation: Correlation | null;
}

/** Pearson's coefficient with its 95 % interval by Fisher's transformation. */
export interface Correlation {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly sampleSize: number;
}

const z = 1.959963984540054;

export async function cardUses(statistics: Statistics, filter: StatisticsScope, metrics: readonly string[]): Promise<readonly CardUse[]> {
  const [overall] = await statistics.rows({ measure: { kind: 'wins' }, groupBy: [], filter });
  const all = await Promise.all(
    metrics.map(async (metric) => {
      const [rates, wins] = await Promise.all([
        statistics.rows({ measure: { kind: 'occurs', metric }, groupBy: [{ kind: 'of' }], filter }),
        statistics.rows({ measure: { kind: 'wins' }, groupBy: [{ kind: 'metric', metric }], filter }),
      ]);
      const winsOf = new Map(wins.map(({ keys, figure }) => [keys[0], figure]));
      return rates.flatMap(({ keys: [card], figure: rate }): CardUse[] => {
        if (card === undefined || card === null) return [];
        const own = winsOf.get(card) ?? null;
        return [
          { card, metric, rate, wins: own, correlation: own === null || overall === undefined ? null : correlate(own, overall.figure) },
        ];
      });
    }),
  );
  return all.flat();
}

/** Between belonging to a part of the observations and winning. A shared win counts as its part, as if it were decided by lot. */
export function correlate(part: Figure, whole: Figure): Correlation | null {
  const share = part.sampleSize / whole.sampleSize;
  const spread = Math.sqrt(share * (1 - share) * whole.value * (1 - whole.value));
  if (!(spread > 0)) return null;
  const value = clamp((share * (part.value - whole.value)) / spread);
  const { sampleSize } = whole;
  if (sampleSize <= 3) return { value, low: -1, high: 1, sampleSize };
  const [middle, half] = [Math.atanh(clamp(value, 1 - 1e-12)), z / Math.sqrt(sampleSize - 3)];
  return { value, low: Math.tanh(middle - half), high: Math.tanh(middle + half), sampleSize };
}

function clamp(value: number, most = 1): number {
  return Math.max(-most, Math.min(most, value));
}
