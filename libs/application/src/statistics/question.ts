import type { SchemaIssue } from '@kronika/game-kernel';
import { filterIssues, type GameFilter, isOptionPath } from '../games-browser/game-filter';

/**
 * What is measured. One observation is a seat of a released game; where neither the measure nor a dimension asks about seats, it is a game.
 */
export type Measure =
  /** Share of games won; a shared first place counts as its part. */
  | { readonly kind: 'wins' }
  | { readonly kind: 'place' }
  | { readonly kind: 'score' }
  /** Share of games in which the seat finished before the opponent (a tie counts half); needs the dimension `opponent`. */
  | { readonly kind: 'ahead' }
  /** How many games: the sample size is the figure. */
  | { readonly kind: 'games' }
  | { readonly kind: 'minutes' }
  | { readonly kind: 'moves' }
  | { readonly kind: 'rounds' }
  /** The sum of a metric, 0 where it did not occur. */
  | { readonly kind: 'metric'; readonly metric: string; readonly of?: string }
  /** Share of observations in which a metric occurred. */
  | { readonly kind: 'occurs'; readonly metric: string; readonly of?: string };
export type MeasureKind = Measure['kind'];

/** What observations are told apart by. */
export type Dimension =
  | { readonly kind: 'seat' }
  /** How many played. */
  | { readonly kind: 'seats' }
  /** An account's id, or `bot:<name>`. */
  | { readonly kind: 'player' }
  /** One observation for each other seat of the game. */
  | { readonly kind: 'opponent' }
  | { readonly kind: 'game' }
  | { readonly kind: 'tournament' }
  | { readonly kind: 'month' }
  | { readonly kind: 'year' }
  | { readonly kind: 'ended-by' }
  /** What a metric of the seat (or of the game) is `of`, once for each; whether it occurred where it is of nothing. */
  | { readonly kind: 'metric'; readonly metric: string }
  | { readonly kind: 'option'; readonly path: string }
  /** The round in which the measured metric occurred. */
  | { readonly kind: 'round' }
  /** What the measured metric is `of`. */
  | { readonly kind: 'of' };
export type DimensionKind = Dimension['kind'];

/** Which games, and which of their seats. */
export interface StatisticsFilter extends GameFilter {
  /** Only the seats of these accounts. */
  readonly ofPlayers?: readonly string[];
  /** Only seats that have all of these figures. */
  readonly ofSeats?: readonly { readonly metric: string; readonly of?: string }[];
}

export interface StatisticsQuestion {
  readonly measure: Measure;
  readonly groupBy: readonly Dimension[];
  readonly filter: StatisticsFilter;
}

const mostDimensions = 3;

/** What is wrong with a question that came from outside. */
export function questionIssues({ measure, groupBy, filter }: StatisticsQuestion): readonly SchemaIssue[] {
  const issues = [...filterIssues(filter)];
  const has = (kind: DimensionKind): boolean => groupBy.some((dimension) => dimension.kind === kind);
  const ofMetric = measure.kind === 'metric' || measure.kind === 'occurs';
  if (groupBy.length > mostDimensions) issues.push({ path: 'groupBy', message: `at most ${mostDimensions}` });
  if (measure.kind === 'ahead' && !has('opponent')) issues.push({ path: 'groupBy', message: 'to be ahead takes an opponent' });
  if (!ofMetric && (has('of') || has('round'))) issues.push({ path: 'groupBy', message: 'only a metric has rounds and things it is of' });
  for (const [index, dimension] of groupBy.entries()) {
    if (dimension.kind === 'option' && !isOptionPath(dimension.path)) {
      issues.push({ path: `groupBy[${index}]`, message: 'names of members of the options, joined by dots' });
    }
  }
  return issues;
}
