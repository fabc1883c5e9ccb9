import type { StatisticsQuestion } from './question';

/** Observations that share their keys: how often each value was observed. */
export interface ObservedGroup {
  /** One for each dimension; null where there is nothing to tell apart by (a game outside of tournaments). */
  readonly keys: readonly (string | null)[];
  readonly values: readonly ObservedValue[];
}
export interface ObservedValue {
  readonly value: number;
  readonly times: number;
}

/** What statistics ask of the read model of games: counts over released games, and nothing else. */
export interface StatisticsQueries {
  observe(question: StatisticsQuestion): readonly ObservedGroup[];
  /** The metrics that released games of a kind have, with how many different things they are of. */
  metricNames(game: string): readonly MetricName[];
}

export interface MetricName {
  readonly metric: string;
  /** Whether it is counted for each seat; otherwise for the game as a whole. */
  readonly perSeat: boolean;
  /** How many different things it is of; 0 where it is of nothing. */
  readonly things: number;
}
