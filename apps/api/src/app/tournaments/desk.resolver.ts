import { type Caller, type CommandResult, Slips, type TournamentRequest, Tournaments, type Written } from '@kronika/application';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { By } from '../common/context';
import {
  AnnounceInput,
  RenewSlipInput,
  RetractAnnouncementInput,
  SlipAnswerInput,
  SlipCallInput,
  SlipReportInput,
  TournamentRoleInput,
} from './desk-inputs';
import type { TournamentCommandInput } from './inputs';
import { SlipWrittenResult, TournamentWrittenResult } from './results';
import { finishesOf } from './to-domain';

type Done = Promise<CommandResult<Written>>;

/** The organisers' desk: roles, announcements, slips. */
@Resolver()
export class TournamentDeskResolver {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly slips: Slips,
  ) {}

  @Mutation(() => TournamentWrittenResult, { description: 'Gives somebody a role. Only the organiser appoints organisers.' })
  grantTournamentRole(@Args('input', { description: 'Who, and what.' }) input: TournamentRoleInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'grant-role', account: input.accountId, role: input.role });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Takes a role from somebody.' })
  revokeTournamentRole(@Args('input', { description: 'Who, and what.' }) input: TournamentRoleInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'revoke-role', account: input.accountId, role: input.role });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Tells everybody something.' })
  announce(@Args('input', { description: 'What.' }) input: AnnounceInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'announce', text: input.text });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Takes an announcement back.' })
  retractAnnouncement(@Args('input', { description: 'Which one.' }) input: RetractAnnouncementInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'retract-announcement', announcement: input.announcement });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Makes the slip of a table worthless; `resultSlips` has a new one.' })
  renewResultSlip(@Args('input', { description: 'The table.' }) input: RenewSlipInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'renew-slip', table: input.table });
  }

  @Mutation(() => SlipWrittenResult, { description: 'Reports a result with a slip. A guest’s account will do.' })
  reportBySlip(@Args('input', { description: 'The result.' }) input: SlipReportInput, @By() caller: Caller): Done {
    const { token, pin, commandId, by, finishes } = input;
    return this.slips.report(caller, { token, pin, commandId, by, finishes: finishesOf(finishes) });
  }

  @Mutation(() => SlipWrittenResult, { description: 'Confirms or disputes a report with a slip. A guest’s account will do.' })
  answerBySlip(@Args('input', { description: 'The answer.' }) input: SlipAnswerInput, @By() caller: Caller): Done {
    const { token, pin, commandId, by, agree } = input;
    return agree ? this.slips.confirm(caller, { token, pin, commandId, by }) : this.slips.dispute(caller, { token, pin, commandId, by });
  }

  @Mutation(() => SlipWrittenResult, { description: 'Calls a judge with a slip. A guest’s account will do.' })
  callJudgeBySlip(@Args('input', { description: 'The call.' }) input: SlipCallInput, @By() caller: Caller): Done {
    const { token, pin, commandId, note } = input;
    return this.slips.callJudge(caller, { token, pin, commandId, ...(note ? { note } : {}) });
  }

  #send(caller: Caller, { tournamentId, commandId }: TournamentCommandInput, request: TournamentRequest): Done {
    return this.tournaments.send(caller, { tournamentId, commandId, request });
  }
}
