import { Field, ID, InputType } from '@nestjs/graphql';
import { TournamentRole } from './enums';
import { FinishInput, TournamentCommandInput } from './inputs';

@InputType({ description: 'A role in a tournament.' })
export class TournamentRoleInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'Whose.' })
  readonly accountId!: string;

  @Field(() => TournamentRole, { description: 'The role.' })
  readonly role!: TournamentRole;
}

@InputType({ description: 'Something to tell everybody.' })
export class AnnounceInput extends TournamentCommandInput {
  @Field({ description: 'What, at most 5,000 characters.' })
  readonly text!: string;
}

@InputType({ description: 'Something that is not to be read any more.' })
export class RetractAnnouncementInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The announcement.' })
  readonly announcement!: string;
}

@InputType({ description: 'A slip that is to be worth nothing any more.' })
export class RenewSlipInput extends TournamentCommandInput {
  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;
}

@InputType({ isAbstract: true })
export abstract class SlipInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field({ description: 'What stands in the link.' })
  readonly token!: string;

  @Field({ description: 'The PIN on the slip.' })
  readonly pin!: string;
}

@InputType({ description: 'A result, from the holder of a slip.' })
export class SlipReportInput extends SlipInput {
  @Field(() => ID, { description: 'The entry in whose name it is reported.' })
  readonly by!: string;

  @Field(() => [FinishInput], { description: 'How everybody at the table finished.' })
  readonly finishes!: readonly FinishInput[];
}

@InputType({ description: 'What another seat says about the report, from the holder of a slip.' })
export class SlipAnswerInput extends SlipInput {
  @Field(() => ID, { description: 'The entry in whose name it is said.' })
  readonly by!: string;

  @Field({ description: 'Whether the report is right.' })
  readonly agree!: boolean;
}

@InputType({ description: 'A judge to call, from the holder of a slip.' })
export class SlipCallInput extends SlipInput {
  @Field(() => String, { nullable: true, description: 'What there is to say.' })
  readonly note?: string | null;
}
