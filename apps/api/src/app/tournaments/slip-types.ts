import { Field, ID, ObjectType } from '@nestjs/graphql';
import { SeatFinish, TournamentTable } from './round-types';

@ObjectType({ description: 'A slip to be laid on a table.' })
export class ResultSlip {
  @Field(() => TournamentTable, { description: 'The table.' })
  readonly table!: TournamentTable;

  @Field({ description: 'What stands in the link, and in its QR code.' })
  readonly token!: string;

  @Field({ description: 'The PIN on the slip.' })
  readonly pin!: string;
}

@ObjectType({ description: 'The slips of a round.' })
export class ResultSlips {
  @Field(() => [ResultSlip], { description: 'One a table.' })
  readonly slips!: readonly ResultSlip[];
}

@ObjectType({ description: 'What was reported for a table.' })
export class SlipReport {
  @Field(() => ID, { description: 'Whose report it is.' })
  readonly by!: string;

  @Field(() => [SeatFinish], { description: 'What it says.' })
  readonly finishes!: readonly SeatFinish[];
}

@ObjectType({ description: 'What the holder of a slip is shown.' })
export class OpenedSlip {
  @Field(() => ID, { description: 'The tournament.' })
  readonly tournamentId!: string;

  @Field(() => String, { nullable: true, description: 'Its title.' })
  readonly title!: string | null;

  @Field(() => TournamentTable, { description: 'The table.' })
  readonly table!: TournamentTable;

  @Field(() => SlipReport, { nullable: true, description: 'What was reported so far.' })
  readonly reported!: SlipReport | null;
}
