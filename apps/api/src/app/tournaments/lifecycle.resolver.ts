import {
  type Caller,
  type CommandResult,
  TournamentExchange,
  type TournamentMade,
  type TournamentRequest,
  Tournaments,
  type Written,
} from '@kronika/application';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { By } from '../common/context';
import { present } from '../common/present';
import type { TournamentCommandInput } from './inputs';
import {
  CancelTournamentInput,
  ChangeStageInput,
  ChangeTournamentSettingsInput,
  CloneTournamentInput,
  CreateTournamentInput,
  DescribeTournamentInput,
  ImportTournamentInput,
  MoveTournamentInput,
  ReviseStagesInput,
  RuleOrderInput,
  StartTournamentInput,
} from './lifecycle-inputs';
import { TournamentMadeResult, TournamentWrittenResult } from './results';
import { reasonOf, settingsChangeOf, settingsOf } from './to-domain';

type Done = Promise<CommandResult<Written>>;

/** From the first draft of a tournament to its end. */
@Resolver()
export class TournamentLifecycleResolver {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly exchange: TournamentExchange,
  ) {}

  @Mutation(() => TournamentMadeResult, { description: 'Makes a tournament; the caller is its organiser.' })
  async createTournament(
    @Args('input', { description: 'The tournament.' }) input: CreateTournamentInput,
    @By() caller: Caller,
  ): Promise<CommandResult<TournamentMade>> {
    const settings = settingsOf(input.settings);
    const stages = await this.tournaments.stagesFor(settings, input.stages);
    if ('kind' in stages) return stages;
    const { commandId, title, description } = input;
    return this.tournaments.create(caller, { commandId, title, settings, stages, ...(description ? { description } : {}) });
  }

  @Mutation(() => TournamentMadeResult, {
    description: 'Makes a copy of a tournament: its settings and stages, and its entries where wanted.',
  })
  cloneTournament(
    @Args('input', { description: 'The copy.' }) input: CloneTournamentInput,
    @By() caller: Caller,
  ): Promise<CommandResult<TournamentMade>> {
    return this.tournaments.clone(caller, input);
  }

  @Mutation(() => TournamentMadeResult, {
    description: 'Brings a tournament in from a file; it is not rated, and its entries can be claimed.',
  })
  importTournament(
    @Args('input', { description: 'The file.' }) input: ImportTournamentInput,
    @By() caller: Caller,
  ): Promise<CommandResult<TournamentMade>> {
    const { commandId, format, content, game } = input;
    return this.exchange.import(caller, { commandId, format, content, ...(game ? { game } : {}) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Gives a tournament another title or description.' })
  describeTournament(@Args('input', { description: 'The words.' }) input: DescribeTournamentInput, @By() caller: Caller): Done {
    const { title, description } = present(input);
    return this.#send(caller, input, {
      type: 'describe',
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Changes settings, as far as that is safe.' })
  changeTournamentSettings(
    @Args('input', { description: 'The settings.' }) input: ChangeTournamentSettingsInput,
    @By() caller: Caller,
  ): Done {
    return this.#send(caller, input, { type: 'change-settings', settings: settingsChangeOf(input.settings) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Puts other stages in the place of those that have not begun.' })
  async reviseTournamentStages(@Args('input', { description: 'The stages.' }) input: ReviseStagesInput, @By() caller: Caller): Done {
    const stages = await this.tournaments.stagesOf(input.tournamentId, input.stages);
    return 'kind' in stages ? stages : this.#send(caller, input, { type: 'revise-stages', from: input.from, stages });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Changes a stage, as far as that is safe.' })
  async changeTournamentStage(@Args('input', { description: 'The stage.' }) input: ChangeStageInput, @By() caller: Caller): Done {
    const stages = await this.tournaments.stagesOf(input.tournamentId, [input.spec]);
    if ('kind' in stages) return stages;
    const [spec] = stages;
    return spec === undefined
      ? { kind: 'not-found', what: 'stage' }
      : this.#send(caller, input, { type: 'change-stage', stage: input.stage, spec });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Takes a tournament to its next phase or stage.' })
  moveTournament(@Args('input', { description: 'The step.' }) input: MoveTournamentInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: input.to });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Starts a tournament with those who have entered, or checked in.' })
  startTournament(@Args('input', { description: 'The tournament.' }) input: StartTournamentInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'start', ...(input.order ? { order: input.order } : {}) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Calls a tournament off.' })
  cancelTournament(@Args('input', { description: 'Why.' }) input: CancelTournamentInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'cancel', reason: reasonOf(input.reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Rules who is ahead of whom where nothing else tells them apart.' })
  ruleTournamentOrder(@Args('input', { description: 'The order.' }) input: RuleOrderInput, @By() caller: Caller): Done {
    const { stage, order, reason } = input;
    return this.#send(caller, input, { type: 'rule-order', stage, order, reason: reasonOf(reason) });
  }

  #send(caller: Caller, { tournamentId, commandId }: TournamentCommandInput, request: TournamentRequest): Done {
    return this.tournaments.send(caller, { tournamentId, commandId, request });
  }
}
