import { Args, Field, ID, Int, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  type CommandResult,
  type HeadToHead as Compared,
  PlayerStatistics,
  RatingLists,
  type Rebuilding,
  Statistics,
  type StatisticsScope,
} from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { Player } from '../common/player';
import { resultUnion } from '../common/result-union';
import { scopeOf, StatisticsFilterInput } from './inputs';
import { BoardRating } from './rating-types';
import { Figure, KeyedFigure, KeyedRecord } from './results';
import { filterArgument, gameArgument, positionArgument } from './statistics.resolver';

@ObjectType({ description: 'What released games say about a player. Each answer is worked out when it is asked for.' })
export class PlayerProfile {
  @Field(() => Player, { description: 'Who it is about.' })
  readonly player!: Player;

  @Field(() => Int, { description: 'How many games.' })
  readonly games!: number;

  /** Which games: not for the caller. */
  readonly filter!: StatisticsScope;
}

@ObjectType({ description: 'Two players compared over the games that both played in.' })
export class HeadToHead {
  @Field(() => Int, { description: 'How many games.' })
  readonly games!: number;

  @Field(() => Figure, {
    nullable: true,
    description: 'Share of games in which the first finished before the second, a tie counting half.',
  })
  readonly ahead!: Figure | null;

  @Field(() => [Figure], { nullable: 'items', description: 'Share of games won, of each in the order asked for.' })
  readonly wins!: readonly (Figure | null)[];

  @Field(() => [Figure], { nullable: 'items', description: 'Mean score, of each in the order asked for.' })
  readonly scores!: readonly (Figure | null)[];
}

export const PlayerProfileResult = resultUnion('PlayerProfileResult', "A player's statistics, or why there are none.", PlayerProfile, [
  'invalid',
  'rebuilding',
]);
export const HeadToHeadResult = resultUnion('HeadToHeadResult', 'Two players compared, or why not.', HeadToHead, ['invalid', 'rebuilding']);

/** Questions about people. */
@Resolver(() => PlayerProfile)
export class PlayerStatisticsResolver {
  constructor(
    private readonly players: PlayerStatistics,
    private readonly statistics: Statistics,
    private readonly ratingLists: RatingLists,
  ) {}

  @Query(() => PlayerProfileResult, { description: 'What released games say about a player.' })
  async playerStatistics(
    @Args('playerId', { type: () => ID, description: "The id of the player's account." }) id: string,
    @Args('game', gameArgument) game: string | null,
    @Args('filter', filterArgument) input: StatisticsFilterInput | null,
    @Args('minPosition', positionArgument) minPosition: Position | null,
  ): Promise<CommandResult<PlayerProfile> | Rebuilding> {
    const filter = scopeOf(input, game);
    const counted = await this.#count({ ...filter, ofPlayers: [id] }, minPosition);
    return counted.kind === 'done' ? { kind: 'done', player: { id }, filter, games: counted.games } : counted;
  }

  @Query(() => HeadToHeadResult, { description: 'Two players compared over the released games that both played in.' })
  async headToHead(
    @Args('playerId', { type: () => ID, description: 'The first player.' }) one: string,
    @Args('opponentId', { type: () => ID, description: 'The second player.' }) other: string,
    @Args('game', gameArgument) game: string | null,
    @Args('filter', filterArgument) input: StatisticsFilterInput | null,
    @Args('minPosition', positionArgument) minPosition: Position | null,
  ): Promise<CommandResult<Compared> | Rebuilding> {
    const filter = scopeOf(input, game);
    const counted = await this.#count(filter, minPosition);
    return counted.kind === 'done' ? { kind: 'done', ...(await this.players.headToHead(one, other, filter)) } : counted;
  }

  @ResolveField(() => Figure, { nullable: true, description: 'Share of games won.' })
  wins(@Parent() { player, filter }: PlayerProfile): Promise<Figure | null> {
    return this.players.figure('wins', player.id, filter);
  }

  @ResolveField(() => Figure, { nullable: true, description: 'Mean place.' })
  place(@Parent() { player, filter }: PlayerProfile): Promise<Figure | null> {
    return this.players.figure('place', player.id, filter);
  }

  @ResolveField(() => Figure, { nullable: true, description: 'Mean score; over one game it means most.' })
  score(@Parent() { player, filter }: PlayerProfile): Promise<Figure | null> {
    return this.players.figure('score', player.id, filter);
  }

  @ResolveField(() => [KeyedRecord], { description: 'By game.' })
  byGame(@Parent() { player, filter }: PlayerProfile): Promise<readonly KeyedRecord[]> {
    return this.players.byGame(player.id, filter);
  }

  @ResolveField(() => [KeyedRecord], { description: 'By month.' })
  byMonth(@Parent() { player, filter }: PlayerProfile): Promise<readonly KeyedRecord[]> {
    return this.players.byMonth(player.id, filter);
  }

  @ResolveField(() => [KeyedRecord], { description: 'By faction, or whatever the game calls what a seat plays as.' })
  bySide(
    @Parent() { player, filter }: PlayerProfile,
    @Args('game', { description: 'Which game, as the catalogue calls it.' }) game: string,
  ): Promise<readonly KeyedRecord[]> {
    return this.players.bySide(player.id, game, filter);
  }

  @ResolveField(() => [KeyedFigure], { description: 'How often the player finished before each opponent, those met most often first.' })
  opponents(@Parent() { player, filter }: PlayerProfile): Promise<readonly KeyedFigure[]> {
    return this.players.opponents(player.id, filter);
  }

  @ResolveField(() => [BoardRating], { description: 'Where the player stands on every leaderboard.' })
  ratings(@Parent() { player }: PlayerProfile): Promise<readonly BoardRating[]> {
    return this.ratingLists.entriesOf(player.id);
  }

  async #count(filter: StatisticsScope, minPosition: Position | null): Promise<CommandResult<{ readonly games: number }> | Rebuilding> {
    const answer = await this.statistics.ask({ measure: { kind: 'games' }, groupBy: [], filter }, minPosition ?? undefined);
    return answer.kind === 'done' ? { kind: 'done', games: answer.rows[0]?.figure.sampleSize ?? 0 } : answer;
  }
}
