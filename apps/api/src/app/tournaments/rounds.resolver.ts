import { type Caller, type CommandResult, type TournamentRequest, Tournaments, type Written } from '@kronika/application';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { By } from '../common/context';
import { TournamentInput, type TournamentCommandInput } from './inputs';
import { TournamentWrittenResult } from './results';
import { AnswerCallInput, CallJudgeInput, ChangeDraftInput, CloseCallInput, RoundClockInput } from './round-inputs';
import { changeOf, reasonOf } from './to-domain';

type Done = Promise<CommandResult<Written>>;

/** Rounds: drafted, changed by hand, published, timed; and calls for a judge. */
@Resolver()
export class TournamentRoundsResolver {
  constructor(private readonly tournaments: Tournaments) {}

  @Mutation(() => TournamentWrittenResult, { description: 'Drafts the pairing of the next round: nobody but the staff sees it yet.' })
  draftRound(@Args('input', { description: 'The tournament.' }) input: TournamentInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'draft-round' });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Changes the draft by hand; `previewDraftChange` says what that brings about.' })
  changeRoundDraft(@Args('input', { description: 'The change.' }) input: ChangeDraftInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'change-draft', change: changeOf(input.change), reason: reasonOf(input.reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Throws the draft away.' })
  discardRoundDraft(@Args('input', { description: 'The tournament.' }) input: TournamentInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'discard-draft' });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Publishes the drafted round; on line, its games are created.' })
  publishRound(@Args('input', { description: 'The tournament.' }) input: TournamentInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'publish-round' });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Starts, pauses, resumes or extends the clock of a round.' })
  controlRoundClock(@Args('input', { description: 'What to do.' }) input: RoundClockInput, @By() caller: Caller): Done {
    return this.#send(caller, input, clockRequest(input));
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Calls a judge to a table.' })
  callJudge(@Args('input', { description: 'Where to.' }) input: CallJudgeInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'call-judge', table: input.table, ...(input.note ? { note: input.note } : {}) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Says that a judge is coming.' })
  answerJudgeCall(@Args('input', { description: 'The call.' }) input: AnswerCallInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'answer-call', call: input.call });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Says that a call is done.' })
  closeJudgeCall(@Args('input', { description: 'The call.' }) input: CloseCallInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'close-call', call: input.call, ...(input.note ? { note: input.note } : {}) });
  }

  #send(caller: Caller, { tournamentId, commandId }: TournamentCommandInput, request: TournamentRequest): Done {
    return this.tournaments.send(caller, { tournamentId, commandId, request });
  }
}

function clockRequest({ round, action, ms, table, reason }: RoundClockInput): TournamentRequest {
  switch (action) {
    case 'start':
      return { type: 'start-clock', round, ...(typeof ms === 'number' ? { durationMs: ms } : {}) };
    case 'pause':
      return { type: 'pause-clock', round, reason: reasonOf(reason) };
    case 'resume':
      return { type: 'resume-clock', round };
    case 'extend':
      return { type: 'extend-clock', round, ms: ms ?? 0, ...(table ? { table } : {}), reason: reasonOf(reason) };
  }
}
