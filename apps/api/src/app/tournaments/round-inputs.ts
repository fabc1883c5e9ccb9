import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { ClockAction } from './action-enums';
import { ByeKind } from './enums';
import { ReasonInput, TournamentCommandInput } from './inputs';

@InputType({ description: 'Two exchange their places.' })
export class SwapChange {
  @Field(() => ID, { description: 'The one.' })
  readonly one!: string;

  @Field(() => ID, { description: 'The other.' })
  readonly other!: string;
}

@InputType({ description: 'Somebody moves to another table.' })
export class MoveChange {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field(() => ID, { description: 'The table.' })
  readonly to!: string;
}

@InputType({ description: 'Somebody gets a bye.' })
export class ByeChange {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field(() => ByeKind, { description: 'What it is worth.' })
  readonly bye!: ByeKind;
}

@InputType({ description: 'The seats of a table in a new order.' })
export class SeatChange {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => [ID], { description: 'The entries, in order.' })
  readonly seats!: readonly string[];
}

@InputType({ description: 'Another number in the hall.' })
export class NumberChange {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => Int, { description: 'The number.' })
  readonly number!: number;
}

@InputType({ description: 'A change of a draft: exactly one of these.', isOneOf: true })
export class DraftChangeInput {
  @Field(() => SwapChange, { nullable: true, description: 'Two exchange their places.' })
  readonly swap?: SwapChange | null;

  @Field(() => MoveChange, { nullable: true, description: 'Somebody moves to another table.' })
  readonly move?: MoveChange | null;

  @Field(() => ByeChange, { nullable: true, description: 'Somebody gets a bye.' })
  readonly giveBye?: ByeChange | null;

  @Field(() => SeatChange, { nullable: true, description: 'The seats of a table in a new order.' })
  readonly seat?: SeatChange | null;

  @Field(() => NumberChange, { nullable: true, description: 'Another number in the hall.' })
  readonly number?: NumberChange | null;
}

@InputType({ description: 'A draft to change by hand.' })
export class ChangeDraftInput extends TournamentCommandInput {
  @Field(() => DraftChangeInput, { description: 'The change.' })
  readonly change!: DraftChangeInput;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'The clock of a round of the running stage.' })
export class RoundClockInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'The round, from 1.' })
  readonly round!: number;

  @Field(() => ClockAction, { description: 'What to do.' })
  readonly action!: ClockAction;

  @Field(() => Float, { nullable: true, description: 'START: how long it runs, where the settings do not say; EXTEND: how much more.' })
  readonly ms?: number | null;

  @Field(() => ID, { nullable: true, description: 'EXTEND: for this table alone.' })
  readonly table?: string | null;

  @Field(() => ReasonInput, { nullable: true, description: 'Why; needed for PAUSE and EXTEND.' })
  readonly reason?: ReasonInput | null;
}

@InputType({ description: 'A judge to call.' })
export class CallJudgeInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => String, { nullable: true, description: 'What there is to say.' })
  readonly note?: string | null;
}

@InputType({ description: 'A call to answer.' })
export class AnswerCallInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The call.' })
  readonly call!: string;
}

@InputType({ description: 'A call that is done.' })
export class CloseCallInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The call.' })
  readonly call!: string;

  @Field(() => String, { nullable: true, description: 'What came of it.' })
  readonly note?: string | null;
}
