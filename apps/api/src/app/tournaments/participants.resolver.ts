import {
  accountOf,
  type Caller,
  type CommandResult,
  TournamentExchange,
  type TournamentRequest,
  Tournaments,
  type Written,
} from '@kronika/application';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { By } from '../common/context';
import { TournamentInput, type TournamentCommandInput } from './inputs';
import {
  AnswerClaimInput,
  CancelByeInput,
  ChangeParticipantStatusInput,
  ClaimEntryInput,
  EnterLateInput,
  FixTableInput,
  ForbidPairInput,
  ForgetNameInput,
  InviteInput,
  NameParticipantInput,
  PasteParticipantsInput,
  RegisterParticipantsInput,
  RequestByeInput,
  SubstituteInput,
} from './participant-inputs';
import { TournamentWrittenResult } from './results';
import { entryOf, reasonOf } from './to-domain';

type Done = Promise<CommandResult<Written>>;

/** Entries, and what becomes of them. */
@Resolver()
export class TournamentParticipantsResolver {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly exchange: TournamentExchange,
  ) {}

  @Mutation(() => TournamentWrittenResult, { description: 'Enters the caller.' })
  enterTournament(@Args('input', { description: 'The tournament.' }) input: TournamentInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'register', entries: [{ account: accountOf(caller).accountId }] });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Enters others: accounts, bots, or people with a name alone. For organisers.' })
  registerParticipants(@Args('input', { description: 'Who.' }) input: RegisterParticipantsInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'register', entries: input.entries.map(entryOf) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Enters many from a pasted list or from CSV. For organisers.' })
  pasteParticipants(@Args('input', { description: 'The list.' }) input: PasteParticipantsInput, @By() caller: Caller): Done {
    return this.exchange.enterMany(caller, input);
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Invites somebody.' })
  inviteToTournament(@Args('input', { description: 'Who.' }) input: InviteInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'invite', account: input.accountId });
  }

  @Mutation(() => TournamentWrittenResult, {
    description: 'Checks in, withdraws, drops, reinstates or bans. Players do what concerns themselves.',
  })
  changeParticipantStatus(
    @Args('input', { description: 'What becomes of whom.' }) input: ChangeParticipantStatusInput,
    @By() caller: Caller,
  ): Done {
    const { participant, change } = input;
    if (change === 'check-in' || change === 'take-back-check-in') return this.#send(caller, input, { type: change, participant });
    return this.#send(caller, input, { type: change, participant, reason: reasonOf(input.reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Enters somebody after the start.' })
  enterLate(@Args('input', { description: 'Who.' }) input: EnterLateInput, @By() caller: Caller): Done {
    const { score, reason } = input;
    return this.#send(caller, input, { type: 'enter-late', entry: entryOf(input.entry), score, reason: reasonOf(reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Lets somebody play on in the name of an entry.' })
  substituteParticipant(@Args('input', { description: 'Who for whom.' }) input: SubstituteInput, @By() caller: Caller): Done {
    const { participant, accountId, name, reason } = input;
    const to = { ...(accountId ? { account: accountId } : {}), ...(name ? { name } : {}) };
    return this.#send(caller, input, { type: 'substitute', participant, ...to, reason: reasonOf(reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Says that an entry without an account is the caller’s own.' })
  claimEntry(@Args('input', { description: 'The entry.' }) input: ClaimEntryInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: 'claim', participant: input.participant, account: accountOf(caller).accountId });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Answers a claim.' })
  answerClaim(@Args('input', { description: 'The answer.' }) input: AnswerClaimInput, @By() caller: Caller): Done {
    return this.#send(caller, input, { type: input.confirm ? 'confirm-claim' : 'reject-claim', participant: input.participant });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Asks for a bye in a round to come.' })
  requestBye(@Args('input', { description: 'The bye.' }) input: RequestByeInput, @By() caller: Caller): Done {
    const { participant, stage, round, bye } = input;
    return this.#send(caller, input, { type: 'request-bye', participant, stage, round, bye });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Takes the wish for a bye back.' })
  cancelBye(@Args('input', { description: 'The bye.' }) input: CancelByeInput, @By() caller: Caller): Done {
    const { participant, stage, round } = input;
    return this.#send(caller, input, { type: 'cancel-bye', participant, stage, round });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Keeps two apart, or lets them meet again.' })
  forbidPair(@Args('input', { description: 'The two.' }) input: ForbidPairInput, @By() caller: Caller): Done {
    const { one, other, forbidden, reason } = input;
    return this.#send(caller, input, { type: forbidden ? 'forbid-pair' : 'allow-pair', pair: [one, other], reason: reasonOf(reason) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Lets somebody always sit at the same table.' })
  fixParticipantTable(@Args('input', { description: 'Where.' }) input: FixTableInput, @By() caller: Caller): Done {
    const { participant, number } = input;
    return this.#send(caller, input, { type: 'fix-table', participant, ...(typeof number === 'number' ? { number } : {}) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Gives an entry a name.' })
  nameParticipant(@Args('input', { description: 'The name.' }) input: NameParticipantInput, @By() caller: Caller): Done {
    const { participant, name } = input;
    return this.#send(caller, input, { type: 'name-participant', participant, name });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Erases the name of somebody without an account for good. Their results stay.' })
  forgetParticipantName(@Args('input', { description: 'Whose.' }) input: ForgetNameInput, @By() caller: Caller): Done {
    return this.tournaments.forgetName(caller, input);
  }

  #send(caller: Caller, { tournamentId, commandId }: TournamentCommandInput, request: TournamentRequest): Done {
    return this.tournaments.send(caller, { tournamentId, commandId, request });
  }
}
