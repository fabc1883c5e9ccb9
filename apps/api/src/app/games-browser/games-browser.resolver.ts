import { Args, ArgsType, Field, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  type Caller,
  type CommandResult,
  cursorOf,
  GamesBrowser,
  type GameState,
  type ListedGame as FoundGame,
  type Rebuilding,
} from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { type Connection, PageArguments } from '../common/connection';
import { By } from '../common/context';
import { present } from '../common/present';
import { PositionScalar } from '../scalars/position.scalar';
import { GameFilterInput, gameFilterOf, GameStateEnum } from './inputs';
import { GameFigure, GamesResult, ListedGame, ListedGameResult } from './results';

@ArgsType()
class GamesArguments extends PageArguments {
  @Field(() => String, { nullable: true, description: 'Which game, as the catalogue calls it; all of them where nothing is said.' })
  readonly game?: string | null;

  @Field(() => GameFilterInput, { nullable: true, description: 'Which games.' })
  readonly filter?: GameFilterInput | null;

  @Field(() => [GameStateEnum], { nullable: true, description: 'How far they have got; any where nothing is said.' })
  readonly states?: readonly GameState[] | null;

  @Field(() => PositionScalar, { nullable: true, description: 'Where in the log the answer has to have got to.' })
  readonly minPosition?: Position | null;
}

/** Finding games. */
@Resolver(() => ListedGame)
export class GamesBrowserResolver {
  constructor(private readonly browser: GamesBrowser) {}

  @Query(() => GamesResult, { description: "Games, newest first: public and released ones, and the caller's own." })
  async games(
    @By() caller: Caller,
    @Args() { game, filter, first, ...rest }: GamesArguments,
  ): Promise<CommandResult<Connection<ListedGame>> | Rebuilding> {
    const { states, after, minPosition } = present(rest);
    const request = {
      filter: gameFilterOf(filter, game),
      first,
      ...(states === undefined ? {} : { states }),
      ...(after === undefined ? {} : { after }),
    };
    const page = await this.browser.browse(caller, request, minPosition);
    if (page.kind !== 'done') return page;
    const edges = page.games.map((found) => ({ node: listed(found), cursor: cursorOf(found) }));
    return {
      kind: 'done',
      edges,
      pageInfo: { hasNextPage: page.hasMore, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: page.total,
    };
  }

  @Query(() => ListedGameResult, { description: 'A game as it is listed: what everybody who may see it may know.' })
  async listedGame(
    @By() caller: Caller,
    @Args('gameId', { type: () => ID, description: 'The id of the game.' }) gameId: string,
    @Args('minPosition', { type: () => PositionScalar, nullable: true, description: 'Where in the log the answer has to have got to.' })
    minPosition: Position | null,
  ): Promise<CommandResult<ListedGame> | Rebuilding> {
    const found = await this.browser.find(caller, gameId, minPosition ?? undefined);
    return found.kind === 'done' ? { kind: 'done', ...listed(found) } : found;
  }

  @ResolveField(() => [GameFigure], { description: 'What was counted in a released game; nothing of others.' })
  async figures(
    @Parent() { gameId }: ListedGame,
    @Args('names', { type: () => [String], nullable: true, description: 'Which metrics; all of them where nothing is said.' })
    names: readonly string[] | null,
  ): Promise<readonly GameFigure[]> {
    return this.browser.figures(gameId, names ?? undefined);
  }
}

function listed({ seats, ...game }: FoundGame): Pick<ListedGame, keyof ListedGame> {
  return {
    ...game,
    seats: seats.map(({ account, guest: _guest, ...seat }) => ({ ...seat, player: account === null ? null : { id: account } })),
  };
}
