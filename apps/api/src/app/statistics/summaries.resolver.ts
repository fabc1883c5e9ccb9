import { Args, Field, ID, Int, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type CommandResult, type Rebuilding, Statistics, Summaries, type SummaryScope } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { resultUnion } from '../common/result-union';
import { scopeOf, StatisticsFilterInput } from './inputs';
import { CardUse, GameLength, KeyedFigure, KeyedRecord } from './results';
import { filterArgument, positionArgument } from './statistics.resolver';

@ObjectType({ description: 'Ready answers about released games of one kind. Each is worked out when it is asked for.' })
export class GameStatistics implements Pick<SummaryScope, 'game'> {
  @Field({ description: 'Which game, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => Int, { description: 'How many games they come from.' })
  readonly games!: number;

  /** Which games: not for the caller. */
  readonly filter!: SummaryScope['filter'];
}

export const GameStatisticsResult = resultUnion('GameStatisticsResult', 'Statistics of games, or why there are none.', GameStatistics, [
  'not-found',
  'invalid',
  'rebuilding',
]);

type Answer = CommandResult<GameStatistics> | Rebuilding;

/** What is asked most often. */
@Resolver(() => GameStatistics)
export class SummariesResolver {
  constructor(
    private readonly summaries: Summaries,
    private readonly statistics: Statistics,
  ) {}

  @Query(() => GameStatisticsResult, { description: 'Ready answers about a game.' })
  gameStatistics(
    @Args('game', { description: 'Which game, as the catalogue calls it.' }) game: string,
    @Args('filter', filterArgument) filter: StatisticsFilterInput | null,
    @Args('minPosition', positionArgument) minPosition: Position | null,
  ): Promise<Answer> {
    return this.#counted(this.summaries.ofGame(game, scopeOf(filter)), minPosition);
  }

  @Query(() => GameStatisticsResult, { description: 'Ready answers about the games of a tournament.' })
  async tournamentStatistics(
    @Args('tournamentId', { type: () => ID, description: 'The tournament.' }) id: string,
    @Args('minPosition', positionArgument) minPosition: Position | null,
  ): Promise<Answer> {
    return this.#counted(await this.summaries.ofTournament(id), minPosition);
  }

  @Query(() => GameStatisticsResult, { description: 'Ready answers about the games of a league, over all its seasons.' })
  async leagueStatistics(
    @Args('leagueId', { type: () => ID, description: 'The league.' }) id: string,
    @Args('minPosition', positionArgument) minPosition: Position | null,
  ): Promise<Answer> {
    return this.#counted(await this.summaries.ofLeague(id), minPosition);
  }

  @ResolveField(() => GameLength, { description: 'How long they took.' })
  length(@Parent() scope: GameStatistics): Promise<GameLength> {
    return this.summaries.length(scope);
  }

  @ResolveField(() => [KeyedRecord], { description: 'By faction, or whatever the game calls what a seat plays as.' })
  bySide(@Parent() scope: GameStatistics): Promise<readonly KeyedRecord[]> {
    return this.summaries.bySide(scope);
  }

  @ResolveField(() => [KeyedRecord], { description: 'By seat, from 0 on.' })
  bySeat(@Parent() scope: GameStatistics): Promise<readonly KeyedRecord[]> {
    return this.summaries.bySeat(scope);
  }

  @ResolveField(() => [KeyedRecord], { description: 'By whether the seat began: yes or no.' })
  byFirstPlayer(@Parent() scope: GameStatistics): Promise<readonly KeyedRecord[]> {
    return this.summaries.byFirstPlayer(scope);
  }

  @ResolveField(() => [KeyedRecord], { description: 'By expansion.' })
  byExpansion(@Parent() scope: GameStatistics): Promise<readonly KeyedRecord[]> {
    return this.summaries.byExpansion(scope);
  }

  @ResolveField(() => [KeyedRecord], { description: 'By how many played.' })
  byPlayerCount(@Parent() scope: GameStatistics): Promise<readonly KeyedRecord[]> {
    return this.summaries.byPlayerCount(scope);
  }

  @ResolveField(() => [KeyedRecord], { description: "By player: an account's id, or `bot:` and the bot's name." })
  byPlayer(@Parent() scope: GameStatistics): Promise<readonly KeyedRecord[]> {
    return this.summaries.byPlayer(scope);
  }

  @ResolveField(() => [KeyedFigure], { description: 'Mean points of a seat by where they came from.' })
  pointsBySource(@Parent() scope: GameStatistics): Promise<readonly KeyedFigure[]> {
    return this.summaries.pointsBySource(scope);
  }

  @ResolveField(() => [KeyedFigure], { description: 'Mean points of a seat by round, over the games that came so far.' })
  pointsByRound(@Parent() scope: GameStatistics): Promise<readonly KeyedFigure[]> {
    return this.summaries.pointsByRound(scope);
  }

  @ResolveField(() => [KeyedFigure], { description: 'How many games ended by what.' })
  endings(@Parent() scope: GameStatistics): Promise<readonly KeyedFigure[]> {
    return this.summaries.endings(scope);
  }

  @ResolveField(() => [CardUse], { description: 'What was done with each card, how often, and whether it went with winning.' })
  cards(
    @Parent() scope: GameStatistics,
    @Args('metrics', {
      type: () => [String],
      nullable: true,
      description: 'What was done, as the game calls it; everything where nothing is said.',
    })
    metrics: readonly string[] | null,
  ): Promise<readonly CardUse[]> {
    return this.summaries.cards(scope, metrics ?? undefined);
  }

  async #counted(scope: CommandResult<SummaryScope>, minPosition: Position | null): Promise<Answer> {
    if (scope.kind !== 'done') return scope;
    const { game, filter } = scope;
    const counted = await this.statistics.ask({ measure: { kind: 'games' }, groupBy: [], filter }, minPosition ?? undefined);
    if (counted.kind !== 'done') return counted;
    return { kind: 'done', game, filter, games: counted.rows[0]?.figure.sampleSize ?? 0 };
  }
}
