import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { type CommandResult, Games, type GameSight, type GameStarted, type Written } from '@kronika/application';
import { GraphQLError } from 'graphql';
import { PlayMoveInput, StartGameInput, TakeBackInput } from './inputs';
import { GameEvents, GameResult, PlayMoveResult, StartGameResult, TakeBackResult } from './results';

const seatKeyArgument = {
  type: () => String,
  nullable: true,
  description: "A seat's secret; without it, the viewer is a spectator.",
} as const;

@Resolver()
export class GameResolver {
  constructor(private readonly games: Games) {}

  @Query(() => GameResult, { description: 'A game as it stands, seen from a seat or as a spectator.' })
  async game(
    @Args('gameId', { type: () => ID, description: 'The id of the game.' }) gameId: string,
    @Args('seatKey', seatKeyArgument) key: string | null,
  ): Promise<CommandResult<GameSight>> {
    const viewer = await this.games.viewer(gameId, key ?? undefined);
    if (typeof viewer === 'object' && 'kind' in viewer) return viewer;
    const sight = await this.games.see(gameId, viewer);
    return sight === undefined ? { kind: 'not-found', what: `game ${gameId}` } : { kind: 'done', ...sight };
  }

  @Mutation(() => StartGameResult, { description: 'Opens a table, takes its seats and starts the game.' })
  startGame(@Args('input', { description: 'The game and its seats.' }) input: StartGameInput): Promise<CommandResult<GameStarted>> {
    return this.games.start(input);
  }

  @Mutation(() => PlayMoveResult, { description: 'Plays a move for a seat.' })
  playMove(@Args('input', { description: 'The move.' }) input: PlayMoveInput): Promise<CommandResult<Written>> {
    const { commandId, gameId, seatKey, decisionId, move } = input;
    return this.games.play({ commandId, gameId, seatKey, decision: decisionId, move });
  }

  @Mutation(() => TakeBackResult, {
    description: "Takes a seat's last moves of the current turn back, where nobody learnt anything from them.",
  })
  takeBack(@Args('input', { description: 'What to take back.' }) input: TakeBackInput): Promise<CommandResult<Written>> {
    const { commandId, gameId, seatKey, toVersion } = input;
    return this.games.takeBack({ commandId, gameId, seatKey, ...(typeof toVersion === 'number' ? { toVersion } : {}) });
  }

  @Subscription(() => GameEvents, {
    description: 'The events of a game from a version on, redacted for the viewer: first what is there, then each as it comes.',
    resolve: (batch: unknown) => batch,
  })
  async gameEvents(
    @Args('gameId', { type: () => ID, description: 'The id of the game.' }) gameId: string,
    @Args('seatKey', seatKeyArgument) key: string | null,
    @Args('fromVersion', { type: () => Int, defaultValue: 0, description: 'The first version wanted.' }) fromVersion: number,
  ): Promise<AsyncIterableIterator<unknown>> {
    const viewer = await this.games.viewer(gameId, key ?? undefined);
    if (typeof viewer === 'object' && 'kind' in viewer) throw refused('FORBIDDEN', 'This key opens no seat of the game.');
    if (!(await this.games.exists(gameId))) throw refused('NOT_FOUND', 'There is no such game.');
    return this.games.watch(gameId, viewer, Math.max(0, fromVersion));
  }
}

function refused(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
