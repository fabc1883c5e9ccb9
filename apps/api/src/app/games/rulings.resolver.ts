import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { type Caller, type CommandResult, Rulings, type Written } from '@kronika/application';
import { parseOutcome } from '@kronika/game-kernel';
import { By } from '../common/context';
import { AbandonGameInput, AdjudicateGameInput, SubstituteSeatInput } from './inputs';
import { GameCommandResult } from './results';

@Resolver()
export class RulingsResolver {
  constructor(private readonly rulings: Rulings) {}

  @Mutation(() => GameCommandResult, { description: 'Decides how a game ended. For its arbiters.' })
  async adjudicateGame(
    @By() caller: Caller,
    @Args('input', { description: 'The ruling.' }) input: AdjudicateGameInput,
  ): Promise<CommandResult<Written>> {
    const { commandId, gameId, reasonHash } = input;
    const outcome = parseOutcome(input.outcome);
    if (!outcome.ok) return { kind: 'invalid', issues: outcome.error };
    const reason = typeof reasonHash === 'string' ? { reasonHash } : {};
    return this.rulings.adjudicate(caller, { commandId, gameId, outcome: outcome.value, ...reason });
  }

  @Mutation(() => GameCommandResult, { description: 'Ends a game without an outcome. For its arbiters.' })
  abandonGame(@By() caller: Caller, @Args('input', { description: 'The game.' }) input: AbandonGameInput): Promise<CommandResult<Written>> {
    const { commandId, gameId } = input;
    return this.rulings.abandon(caller, { commandId, gameId });
  }

  @Mutation(() => GameCommandResult, {
    description: 'Lets somebody else play a seat on and take its result over. For arbiters of the game.',
  })
  async substituteSeat(
    @By() caller: Caller,
    @Args('input', { description: 'Who plays which seat on.' }) input: SubstituteSeatInput,
  ): Promise<CommandResult<Written>> {
    const { commandId, gameId, seat, playerId, bot } = input;
    if ((typeof playerId === 'string') === (typeof bot === 'string')) {
      return { kind: 'invalid', issues: [{ path: 'playerId', message: 'name an account or a bot' }] };
    }
    const occupant =
      typeof playerId === 'string' ? ({ kind: 'player', id: playerId } as const) : ({ kind: 'bot', bot: bot ?? '' } as const);
    return this.rulings.substitute(caller, { commandId, gameId, seat, occupant });
  }
}
