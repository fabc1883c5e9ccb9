import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '@kronika/event-log';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { DivisionMoveKind } from './format-enums';
import { EntryInput } from './inputs';
import { TournamentSettings, TournamentSettingsInput } from './settings-types';
import { StageInput } from './spec-inputs';
import { StageSpec } from './spec-types';

@ObjectType({ description: 'Somebody in a league.' })
export class LeagueMember {
  @Field(() => ID, { description: 'The id of the entry, the same in every season.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'The bot that plays it.' })
  readonly bot!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of somebody without an account.' })
  readonly name!: string | null;

  @Field(() => Int, { nullable: true, description: 'The division; 1 is the top.' })
  readonly division!: number | null;

  @Field({ description: 'Whether they do not play the next season.' })
  readonly isLeaving!: boolean;
}

@ObjectType({ description: 'What became of somebody after a season.' })
export class LeagueMove {
  @Field(() => ID, { description: 'Who.' })
  readonly participant!: string;

  @Field(() => Int, { description: 'From which division.' })
  readonly from!: number;

  @Field(() => Int, { description: 'To which division.' })
  readonly to!: number;

  @Field(() => DivisionMoveKind, { description: 'Why.' })
  readonly because!: DivisionMoveKind;
}

@ObjectType({ description: 'A season of a league.' })
export class LeagueSeason {
  @Field(() => Int, { description: 'Its number, from 1.' })
  readonly season!: number;

  @Field(() => ID, { description: 'Its tournament.' })
  readonly tournament!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was closed.' })
  readonly closedAt!: number | null;

  @Field(() => [LeagueMove], { nullable: true, description: 'Who moved up and down after it; null while it is played.' })
  readonly moves!: readonly LeagueMove[] | null;
}

@ObjectType({ description: 'What a league is played by.' })
export class LeaguePlan {
  @Field(() => TournamentSettings, { description: 'Of every season.' })
  readonly settings!: TournamentSettings;

  @Field(() => StageSpec, { description: 'How a season is played.' })
  readonly stage!: StageSpec;

  @Field({ description: 'Whether the next season opens by itself.' })
  readonly automatic!: boolean;

  @Field(() => Float, { description: 'How long after the last one, in milliseconds.' })
  readonly pauseMs!: number;

  @Field(() => Int, { nullable: true, description: 'After how many it ends.' })
  readonly seasons!: number | null;
}

@ObjectType({ description: 'Seasons that follow each other, with divisions that exchange players.' })
export class League {
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => Int, { description: 'The version that this is the state of.' })
  readonly version!: number;

  @Field(() => String, { nullable: true, description: 'Its title; null where it was erased.' })
  readonly title!: string | null;

  @Field(() => LeaguePlan, { description: 'What it is played by.' })
  readonly plan!: LeaguePlan;

  @Field(() => [LeagueMember], { description: 'Who is in it.' })
  readonly members!: readonly LeagueMember[];

  @Field(() => [LeagueMember], { description: 'Who waits for the next season.' })
  readonly newcomers!: readonly LeagueMember[];

  @Field(() => [LeagueMember], { description: 'Where everybody plays next, as it stands.' })
  readonly next!: readonly LeagueMember[];

  @Field(() => [LeagueSeason], { description: 'Its seasons.' })
  readonly seasons!: readonly LeagueSeason[];

  @Field({ description: 'Whether it has ended.' })
  readonly ended!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  readonly createdAt!: number;

  @Field({ description: 'Whether the caller may do what its organisers do.' })
  readonly mayOrganise!: boolean;
}

@ObjectType({ description: 'A league in a list.' })
export class ListedLeague {
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'Its title; null where it was erased.' })
  readonly title!: string | null;

  @Field({ description: 'The game, as the catalogue calls it.' })
  readonly game!: string;

  @Field({ description: 'Whether it has ended.' })
  readonly ended!: boolean;

  @Field(() => Int, { description: 'How many seasons were opened.' })
  readonly seasons!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  readonly createdAt!: number;

  @Field(() => ID, { nullable: true, description: 'The tournament of the last season.' })
  readonly tournament!: string | null;
}

@ObjectType({ description: 'A season was opened.' })
export class OpenedSeason {
  @Field(() => ID, { description: 'Its tournament, which is made by itself.' })
  readonly tournamentId!: string;

  @Field(() => Int, { description: 'The version of the league after it.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands.' })
  readonly position!: Position;
}

@ObjectType({ description: 'A league was made.' })
export class MadeLeague {
  @Field(() => ID, { description: 'The league.' })
  readonly leagueId!: string;

  @Field(() => Int, { description: 'Its version.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands.' })
  readonly position!: Position;
}

@InputType({ description: 'What a league is played by.' })
export class LeaguePlanInput {
  @Field(() => TournamentSettingsInput, { description: 'Of every season; the autopilot is always on.' })
  readonly settings!: TournamentSettingsInput;

  @Field(() => StageInput, { description: 'How a season is played: a stage of the kind LEAGUE.' })
  readonly stage!: StageInput;

  @Field({ defaultValue: true, description: 'Whether the next season opens by itself.' })
  readonly automatic!: boolean;

  @Field(() => Float, { defaultValue: 0, description: 'How long after the last one, in milliseconds.' })
  readonly pauseMs!: number;

  @Field(() => Int, { nullable: true, description: 'After how many it ends.' })
  readonly seasons?: number | null;
}

@InputType({ description: 'A league to hold.' })
export class CreateLeagueInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field({ description: 'Its title, at most 200 characters.' })
  readonly title!: string;

  @Field(() => LeaguePlanInput, { description: 'What it is played by.' })
  readonly plan!: LeaguePlanInput;
}

@InputType({ isAbstract: true })
export abstract class LeagueCommandInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The league.' })
  readonly leagueId!: string;
}

@InputType({ description: 'A league, and nothing else.' })
export class LeagueInput extends LeagueCommandInput {}

@InputType({ description: 'A league to change, from the next season on.' })
export class ChangeLeaguePlanInput extends LeagueCommandInput {
  @Field(() => LeaguePlanInput, { description: 'What it is played by.' })
  readonly plan!: LeaguePlanInput;
}

@InputType({ description: 'People to enter, from the next season on.' })
export class EnterLeagueInput extends LeagueCommandInput {
  @Field(() => [EntryInput], { description: 'Who.' })
  readonly entries!: readonly EntryInput[];
}

@InputType({ description: 'Somebody who leaves after the running season.' })
export class LeaveLeagueInput extends LeagueCommandInput {
  @Field(() => ID, { nullable: true, description: 'The entry; without it, the caller.' })
  readonly member?: string | null;
}

@InputType({ description: 'An organiser of a league.' })
export class LeagueOrganiserInput extends LeagueCommandInput {
  @Field(() => ID, { description: 'The account.' })
  readonly accountId!: string;
}
