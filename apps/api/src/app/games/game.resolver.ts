import { Args, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { type Caller, type CommandResult, Games, Live, type RedactedBatch, Replays, type Written } from '@kronika/application';
import { By } from '../common/context';
import { refusal } from '../common/refusal';
import { ComeBackInput, PlayMoveInput, ResignInput, TakeBackInput } from './inputs';
import { LookArguments, lookOf } from './look-args';
import { GameCommandResult, GameEvents, GameResult, type GameSight, PlayMoveResult, TakeBackResult } from './results';
import { sightOut } from './sight-out';

@Resolver()
export class GameResolver {
  constructor(
    private readonly games: Games,
    private readonly live: Live,
    private readonly replays: Replays,
  ) {}

  @Query(() => GameResult, { description: 'A game as it stands; as it stood for a commentator, who is shown it with a delay.' })
  async game(@By() caller: Caller, @Args() look: LookArguments): Promise<CommandResult<GameSight>> {
    const sight = await this.replays.at(caller, lookOf(look));
    return sight.kind === 'done' ? sightOut(sight) : sight;
  }

  @Mutation(() => PlayMoveResult, { description: "Plays a move for the caller's seat." })
  playMove(@By() caller: Caller, @Args('input', { description: 'The move.' }) input: PlayMoveInput): Promise<CommandResult<Written>> {
    const { commandId, gameId, decisionId, move } = input;
    return this.games.play(caller, { commandId, gameId, decision: decisionId, move });
  }

  @Mutation(() => TakeBackResult, {
    description: "Takes the caller's last moves of the current turn back, where nobody learnt anything from them.",
  })
  takeBack(
    @By() caller: Caller,
    @Args('input', { description: 'What to take back.' }) input: TakeBackInput,
  ): Promise<CommandResult<Written>> {
    const { commandId, gameId, toVersion } = input;
    return this.games.takeBack(caller, { commandId, gameId, ...(typeof toVersion === 'number' ? { toVersion } : {}) });
  }

  @Mutation(() => GameCommandResult, {
    description: "Gives the caller's seat up. A bot plays on while enough others are left; otherwise the game ends.",
  })
  resign(@By() caller: Caller, @Args('input', { description: 'The game.' }) input: ResignInput): Promise<CommandResult<Written>> {
    const { commandId, gameId } = input;
    return this.games.resign(caller, { commandId, gameId });
  }

  @Mutation(() => GameCommandResult, {
    description: "Takes the caller's seat back from the bot that has played it on since their time was up.",
  })
  comeBack(@By() caller: Caller, @Args('input', { description: 'The game.' }) input: ComeBackInput): Promise<CommandResult<Written>> {
    const { commandId, gameId } = input;
    return this.games.comeBack(caller, { commandId, gameId });
  }

  @Subscription(() => GameEvents, {
    description: 'The events of a game from a version on, redacted for the viewer: first what is there, then each as it comes.',
    resolve: (batch: unknown) => batch,
  })
  async gameEvents(
    @By() caller: Caller,
    @Args() look: LookArguments,
    @Args('fromVersion', { type: () => Int, defaultValue: 0, description: 'The first version wanted.' }) fromVersion: number,
  ): Promise<AsyncIterableIterator<RedactedBatch>> {
    const events = await this.live.gameEvents(caller, lookOf(look), Math.max(0, fromVersion));
    if ('kind' in events) throw refusal(events);
    return events;
  }
}
