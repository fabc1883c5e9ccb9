import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { type CommandResult, RatingLists, type RatingSystemId, type Rebuilding } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { type Connection, PageArguments } from '../common/connection';
import { PositionScalar } from '../scalars/position.scalar';
import {
  LeaderboardResult,
  type RankedPlayer,
  type RatingChange,
  type RatingDistribution,
  RatingDistributionResult,
  RatingHistoryResult,
  RatingSystem,
} from './rating-types';

@ArgsType()
class BoardArguments extends PageArguments {
  @Field(() => String, { defaultValue: 'overall', description: 'A game, as the catalogue calls it, or overall.' })
  readonly board!: string;

  @Field(() => RatingSystem, { defaultValue: 'openskill', description: 'How ratings are worked out.' })
  readonly system!: RatingSystemId;

  @Field(() => PositionScalar, { nullable: true, description: 'Where in the log the answer has to have got to.' })
  readonly minPosition?: Position | null;
}

@ArgsType()
class LeaderboardArguments extends BoardArguments {
  @Field(() => Boolean, { defaultValue: false, description: 'Also those of whom too little is known, behind the others.' })
  readonly provisional!: boolean;
}

@ArgsType()
class HistoryArguments extends BoardArguments {
  @Field(() => ID, { description: "The id of the player's account." })
  readonly playerId!: string;
}

type Page<Item> = CommandResult<Connection<Item>> | Rebuilding;

/** Leaderboards and what moved players on them. */
@Resolver()
export class RatingsResolver {
  constructor(private readonly ratings: RatingLists) {}

  @Query(() => LeaderboardResult, { description: 'Players by their rating, the best first.' })
  async leaderboard(@Args() { system, board, provisional, first, after, minPosition }: LeaderboardArguments): Promise<Page<RankedPlayer>> {
    const offset = offsetOf(after);
    const page = await this.ratings.leaderboard({ system, board, provisional, first, offset }, minPosition ?? undefined);
    if (page.kind !== 'done') return page;
    return pageOf(
      page.entries.map(({ player, ...entry }) => ({ ...entry, player: { id: player } })),
      page.total,
      offset,
    );
  }

  @Query(() => RatingHistoryResult, { description: "What moved a player's rating, newest first." })
  async ratingHistory(@Args() { system, board, playerId, first, after, minPosition }: HistoryArguments): Promise<Page<RatingChange>> {
    const offset = offsetOf(after);
    const page = await this.ratings.history({ system, board }, playerId, { first, offset }, minPosition ?? undefined);
    return page.kind === 'done' ? pageOf(page.changes, page.total, offset) : page;
  }

  @Query(() => RatingDistributionResult, { description: 'How the ratings of a board are distributed.' })
  ratingDistribution(
    @Args('board', { defaultValue: 'overall', description: 'A game, as the catalogue calls it, or overall.' }) board: string,
    @Args('system', { type: () => RatingSystem, defaultValue: 'openskill', description: 'How ratings are worked out.' })
    system: RatingSystemId,
    @Args('steps', { type: () => Int, defaultValue: 20, description: 'How many steps, at most 100.' }) steps: number,
  ): Promise<CommandResult<RatingDistribution> | Rebuilding> {
    return this.ratings.distribution({ system, board }, steps);
  }
}

/** Ranks change with every result: a cursor is a plain number of places, and -1 (refused) for a text that is none. */
function offsetOf(after: string | null | undefined): number {
  if (after === null || after === undefined) return 0;
  return /^\d{1,9}$/.test(after) ? Number(after) : -1;
}

function pageOf<Item>(items: readonly Item[], total: number, offset: number): { readonly kind: 'done' } & Connection<Item> {
  const edges = items.map((node, index) => ({ node, cursor: String(offset + index + 1) }));
  const end = offset + edges.length;
  return { kind: 'done', edges, pageInfo: { hasNextPage: end < total, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total };
}
