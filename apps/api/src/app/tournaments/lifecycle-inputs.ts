import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { TournamentImportFormat, TournamentMove } from './action-enums';
import { ReasonInput, TournamentCommandInput } from './inputs';
import { TournamentSettingsChangeInput, TournamentSettingsInput } from './settings-types';
import { StageInput } from './spec-inputs';

@InputType({ description: 'A tournament to hold.' })
export class CreateTournamentInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field({ description: 'Its title, at most 200 characters.' })
  readonly title!: string;

  @Field(() => String, { nullable: true, description: 'What there is to say about it, in Markdown.' })
  readonly description?: string | null;

  @Field(() => TournamentSettingsInput, { description: 'What it is held by.' })
  readonly settings!: TournamentSettingsInput;

  @Field(() => [StageInput], { description: 'Its stages.' })
  readonly stages!: readonly StageInput[];
}

@InputType({ description: 'A copy of a tournament.' })
export class CloneTournamentInput extends TournamentCommandInput {
  @Field({ description: 'The title of the copy.' })
  readonly title!: string;

  @Field({ defaultValue: false, description: 'Whether the same people are entered.' })
  readonly withParticipants!: boolean;
}

@InputType({ description: 'A tournament from a file.' })
export class ImportTournamentInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => TournamentImportFormat, { description: 'What kind of file.' })
  readonly format!: TournamentImportFormat;

  @Field({ description: 'What stands in it.' })
  readonly content!: string;

  @Field(() => String, { nullable: true, description: 'TRF: the game, as the catalogue calls it.' })
  readonly game?: string | null;
}

@InputType({ description: 'Words for a tournament.' })
export class DescribeTournamentInput extends TournamentCommandInput {
  @Field(() => String, { nullable: true, description: 'Its title.' })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: 'What there is to say about it, in Markdown.' })
  readonly description?: string | null;
}

@InputType({ description: 'Settings to change.' })
export class ChangeTournamentSettingsInput extends TournamentCommandInput {
  @Field(() => TournamentSettingsChangeInput, { description: 'What is to be changed.' })
  readonly settings!: TournamentSettingsChangeInput;
}

@InputType({ description: 'Stages that have not begun, anew.' })
export class ReviseStagesInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'From this stage on, from 1.' })
  readonly from!: number;

  @Field(() => [StageInput], { description: 'What takes their place.' })
  readonly stages!: readonly StageInput[];
}

@InputType({ description: 'A stage, changed as far as that is safe.' })
export class ChangeStageInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'The stage, from 1.' })
  readonly stage!: number;

  @Field(() => StageInput, { description: 'What it is played by from now on.' })
  readonly spec!: StageInput;
}

@InputType({ description: 'A step from phase to phase.' })
export class MoveTournamentInput extends TournamentCommandInput {
  @Field(() => TournamentMove, { description: 'The step.' })
  readonly to!: TournamentMove;
}

@InputType({ description: 'A tournament to start.' })
export class StartTournamentInput extends TournamentCommandInput {
  @Field(() => [ID], { nullable: true, description: 'The seeds, best first, where ratings do not settle them.' })
  readonly order?: readonly string[] | null;
}

@InputType({ description: 'A tournament to call off.' })
export class CancelTournamentInput extends TournamentCommandInput {
  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}

@InputType({ description: 'An order among those whom nothing else tells apart.' })
export class RuleOrderInput extends TournamentCommandInput {
  @Field(() => Int, { description: 'The stage, from 1.' })
  readonly stage!: number;

  @Field(() => [ID], { description: 'Their entries, best first.' })
  readonly order!: readonly string[];

  @Field(() => ReasonInput, { description: 'Why.' })
  readonly reason!: ReasonInput;
}
