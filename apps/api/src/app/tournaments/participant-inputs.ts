import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { ListFormat, StatusChange } from './action-enums';
import { ByeKind } from './enums';
import { EntryInput, ReasonInput, TournamentCommandInput } from './inputs';

@InputType({ description: 'People to enter.' })
export class RegisterParticipantsInput extends TournamentCommandInput {
  @Field(() => [EntryInput], { description: 'Who; at most 1,000.' })
  readonly entries!: readonly EntryInput[];
}

@InputType({ description: 'Many people to enter at once.' })
export class PasteParticipantsInput extends TournamentCommandInput {
  @Field({ description: 'The list.' })
  readonly text!: string;

  @Field(() => ListFormat, { defaultValue: ListFormat.LIST, description: 'How it is written.' })
  readonly format!: ListFormat;
}

@InputType({ description: 'Somebody to invite.' })
export class InviteInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The account.' })
  readonly accountId!: string;
}

@InputType({ description: 'What becomes of an entry.' })
export class ChangeParticipantStatusInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field(() => StatusChange, { description: 'What.' })
  readonly change!: StatusChange;

  @Field(() => ReasonInput, { nullable: true, description: 'Why; needed for all but checking in.' })
  readonly reason?: ReasonInput | null;
}

@InputType({ description: 'Somebody who comes after the start.' })
export class EnterLateInput extends TournamentCommandInput {
  @Field(() => EntryInput, { description: 'Who.' })
  readonly entry!: EntryInput;

  @Field(() => Float, { defaultValue: 0, description: 'The score that they are given for the rounds missed.' })
  readonly score!: number;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: "Somebody who plays on in another's name." })
export class SubstituteInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field(() => ID, { nullable: true, description: 'The account of the substitute.' })
  readonly accountId?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of a substitute without an account.' })
  readonly name?: string | null;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'An entry that the caller says is their own.' })
export class ClaimEntryInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;
}

@InputType({ description: 'Whether an entry is whose it was claimed to be.' })
export class AnswerClaimInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field({ description: 'Whether it is.' })
  readonly confirm!: boolean;
}

@InputType({ description: 'A bye to ask for.' })
export class RequestByeInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field(() => Int, { description: 'The stage, from 1.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'The round, from 1.' })
  readonly round!: number;

  @Field(() => ByeKind, { description: 'What it is worth.' })
  readonly bye!: ByeKind;
}

@InputType({ description: 'A bye that is not wanted any more.' })
export class CancelByeInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field(() => Int, { description: 'The stage, from 1.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'The round, from 1.' })
  readonly round!: number;
}

@InputType({ description: 'Two who must not, or may again, meet.' })
export class ForbidPairInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The one.' })
  readonly one!: string;

  @Field(() => ID, { description: 'The other.' })
  readonly other!: string;

  @Field({ description: 'Whether they must not meet.' })
  readonly forbidden!: boolean;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'Where somebody always sits.' })
export class FixTableInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field(() => Int, { nullable: true, description: 'The number in the hall; null for anywhere again.' })
  readonly number?: number | null;
}

@InputType({ description: 'A name for an entry.' })
export class NameParticipantInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field({ description: 'The name.' })
  readonly name!: string;
}

@InputType({ description: 'A name to be erased.' })
export class ForgetNameInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;
}
