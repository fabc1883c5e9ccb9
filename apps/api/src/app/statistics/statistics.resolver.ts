import { Args, Query, Resolver } from '@nestjs/graphql';
import { type CommandResult, type Dimension, type Rebuilding, Statistics, type StatisticsAnswer } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { PositionScalar } from '../scalars/position.scalar';
import { DimensionInput, dimensionOf, MeasureInput, measureOf, type Missing, scopeOf, StatisticsFilterInput } from './inputs';
import { type MetricNames, MetricNamesResult, StatisticsResult } from './results';

export const gameArgument = {
  type: () => String,
  nullable: true,
  description: 'Which game, as the catalogue calls it; all where nothing is said.',
} as const;
export const filterArgument = {
  type: () => StatisticsFilterInput,
  nullable: true,
  description: 'Which games, and which of their seats.',
} as const;
export const positionArgument = {
  type: () => PositionScalar,
  nullable: true,
  description: 'Where in the log the answer has to have got to.',
} as const;

/** The one query that any figure over released games can be had from. */
@Resolver()
export class StatisticsResolver {
  constructor(private readonly figures: Statistics) {}

  @Query(() => StatisticsResult, {
    description:
      'Any figure over released games, by any dimensions, with its sample size and interval. A game that was never seen before needs no other query.',
  })
  async statistics(
    @Args('measure', { description: 'What is measured.' }) measureInput: MeasureInput,
    @Args('game', gameArgument) game: string | null,
    @Args('groupBy', { type: () => [DimensionInput], defaultValue: [], description: 'What to tell apart; at most three.' })
    dimensions: readonly DimensionInput[],
    @Args('filter', filterArgument) filter: StatisticsFilterInput | null,
    @Args('minPosition', positionArgument) minPosition: Position | null,
  ): Promise<CommandResult<StatisticsAnswer> | Rebuilding> {
    const measure = measureOf(measureInput);
    const groupBy = dimensions.map(dimensionOf);
    const missing = [measure, ...groupBy].filter((part): part is Missing => 'missing' in part);
    if ('missing' in measure || missing.length > 0) {
      return { kind: 'invalid', issues: missing.map(({ missing: path }) => ({ path, message: 'has to be named' })) };
    }
    const known = groupBy.filter((part): part is Dimension => !('missing' in part));
    return this.figures.ask({ measure, groupBy: known, filter: scopeOf(filter, game) }, minPosition ?? undefined);
  }

  @Query(() => MetricNamesResult, { description: 'The metrics that released games of a kind have: what statistics can be asked about.' })
  async metricNames(
    @Args('game', { description: 'Which game, as the catalogue calls it.' }) game: string,
  ): Promise<(MetricNames & { readonly kind: 'done' }) | Rebuilding> {
    const metrics = await this.figures.metricNames(game);
    return 'kind' in metrics ? metrics : { kind: 'done', metrics };
  }
}
