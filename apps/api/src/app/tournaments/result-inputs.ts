import { Field, Float, ID, InputType } from '@nestjs/graphql';
import { LaterMatches, LeavingKind, TableRuling } from './action-enums';
import { FinishInput, ReasonInput, TournamentCommandInput } from './inputs';

@InputType({ description: 'A result to report.' })
export class ReportResultInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => [FinishInput], { description: 'How everybody at the table finished.' })
  readonly finishes!: readonly FinishInput[];
}

@InputType({ description: 'A report to confirm.' })
export class ConfirmResultInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;
}

@InputType({ description: 'A report that is wrong.' })
export class DisputeResultInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'What a judge decides about a table.' })
export class RuleTableInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => TableRuling, { description: 'What kind of decision.' })
  readonly ruling!: TableRuling;

  @Field(() => [FinishInput], { description: 'How everybody at the table finished.' })
  readonly finishes!: readonly FinishInput[];

  @Field(() => ReasonInput, { nullable: true, description: 'Why; needed for all but ENTER.' })
  readonly reason?: ReasonInput | null;
}

@InputType({ description: 'Somebody who is out of a table.' })
export class RemoveSeatInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => ID, { description: 'The id of the entry.' })
  readonly participant!: string;

  @Field(() => LeavingKind, { description: 'How.' })
  readonly how!: LeavingKind;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'A table that does not count.' })
export class VoidTableInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => Float, { defaultValue: 0, description: 'Points for everybody who sat there.' })
  readonly points!: number;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'A table to be played again.' })
export class ReplayTableInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'An order among those who are tied across the cut.' })
export class ResolveTieInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => [ID], { description: 'Their entries, best first.' })
  readonly order!: readonly string[];

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'A tie to be played off.' })
export class CallPlayOffInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;
}

@InputType({ description: 'A result to correct.' })
export class CorrectResultInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => [FinishInput], { description: 'How everybody at the table finished.' })
  readonly finishes!: readonly FinishInput[];

  @Field({ description: 'What the preview handed out with its consequences.' })
  readonly confirmation!: string;

  @Field(() => LaterMatches, {
    nullable: true,
    description: 'What becomes of later matches that the wrong players played; only where that is needed.',
  })
  readonly laterMatches?: LaterMatches | null;

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}
