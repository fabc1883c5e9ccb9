import { type Caller, type CommandResult, Corrections, type TournamentRequest, Tournaments, type Written } from '@kronika/application';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { By } from '../common/context';
import type { TournamentCommandInput } from './inputs';
import {
  CallPlayOffInput,
  ConfirmResultInput,
  CorrectResultInput,
  DisputeResultInput,
  RemoveSeatInput,
  ReplayTableInput,
  ReportResultInput,
  ResolveTieInput,
  RuleTableInput,
  VoidTableInput,
} from './result-inputs';
import { TournamentWrittenResult } from './results';
import { finishesOf, reasonOf } from './to-domain';

type Done = Promise<CommandResult<Written>>;

/** How tables ended, and what is ruled about them. */
@Resolver()
export class TableResultsResolver {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly corrections: Corrections,
  ) {}

  @Mutation(() => TournamentWrittenResult, { description: 'Reports the result of the caller’s table; another of the table confirms it.' })
  reportTableResult(@Args('input', { description: 'The result.' }) input: ReportResultInput, @By() caller: Caller): Done {
    // In whose name is known from the caller.
    return this.#send(caller, input, { type: 'report-result', table: input.table, by: '', finishes: finishesOf(input.finishes) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Confirms the report of somebody else at the table.' })
  confirmTableResult(@Args('input', { description: 'The table.' }) input: ConfirmResultInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'confirm-result', table: input.table });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Says that a report is wrong: a judge has to rule.' })
  disputeTableResult(@Args('input', { description: 'The table.' }) input: DisputeResultInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'dispute-result', table: input.table, reason: reasonOf(input.reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Enters, rules or adjudicates the result of a table. For judges.' })
  ruleTable(@Args('input', { description: 'The ruling.' }) input: RuleTableInput, @By() caller: Caller): Done {
    const { table, ruling } = input;
    const finishes = finishesOf(input.finishes);
    if (ruling === 'enter') return this.#send(caller, input, { type: 'enter-result', table, finishes });
    const type = ruling === 'rule' ? 'rule-result' : 'adjudicate';
    return this.#send(caller, input, { type, table, finishes, reason: reasonOf(input.reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Takes somebody out of a table. For judges.' })
  removeSeat(@Args('input', { description: 'Who, and how.' }) input: RemoveSeatInput, @By() caller: Caller): Done {
    const { table, participant, how, reason } = input;
    return this.#send(caller, input, { type: how, table, participant, reason: reasonOf(reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Declares a table void. For judges.' })
  voidTable(@Args('input', { description: 'The table.' }) input: VoidTableInput, @By() caller: Caller): Done {
    const { table, points, reason } = input;
    return this.#send(caller, input, { type: 'void-table', table, points, reason: reasonOf(reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Lets a table be played again. For judges.' })
  replayTable(@Args('input', { description: 'The table.' }) input: ReplayTableInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'replay-table', table: input.table, reason: reasonOf(input.reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Rules a tie across the cut. For judges.' })
  resolveTie(@Args('input', { description: 'The order.' }) input: ResolveTieInput, @By() caller: Caller): Done {
    const { table, order, reason } = input;
    return this.#send(caller, input, { type: 'resolve-tie', table, order, reason: reasonOf(reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Lets a tie across the cut be played off. For judges.' })
  callPlayOff(@Args('input', { description: 'The table.' }) input: CallPlayOffInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'call-play-off', table: input.table });
  }

  @Mutation(() => TournamentWrittenResult, {
    description: 'Corrects the result of a table, with the consequences that `previewCorrection` showed. For judges.',
  })
  correctTableResult(@Args('input', { description: 'The correction.' }) input: CorrectResultInput, @By() caller: Caller): Done {
    const { tournamentId, commandId, table, confirmation, laterMatches, reason } = input;
    return this.corrections.correct(caller, {
      tournamentId,
      commandId,
      table,
      finishes: finishesOf(input.finishes),
      confirmation,
      ...(laterMatches ? { ruling: laterMatches } : {}),
      reason: reasonOf(reason),
    });
  }

  #send(caller: Caller, { tournamentId, commandId }: TournamentCommandInput, request: TournamentRequest): Done {
    return this.tournaments.send(caller, { tournamentId, commandId, request });
  }
}
