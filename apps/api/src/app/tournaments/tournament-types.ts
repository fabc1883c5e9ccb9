import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '@kronika/event-log';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { TournamentPhase } from './enums';
import { StageKind, TournamentVenue } from './format-enums';
import {
  ByeRequest,
  JudgeCall,
  MyTournamentPart,
  RankedEntry,
  TournamentAnnouncement,
  TournamentParticipant,
  TournamentRoleGrant,
} from './participant-types';
import { RoundDraft } from './draft-types';
import { TournamentRound } from './round-types';
import { TournamentSettings } from './settings-types';
import { StageSpec } from './spec-types';

@ObjectType({ description: 'A table of a schedule.' })
export class ScheduledTable {
  @Field(() => [ID], { description: 'The ids of the entries, in seating order.' })
  readonly seats!: readonly string[];
}

@ObjectType({ description: 'A round of the schedule of a group.' })
export class GroupRound {
  @Field(() => Int, { description: 'The round, from 1.' })
  readonly round!: number;

  @Field(() => [ScheduledTable], { description: 'Who meets whom.' })
  readonly tables!: readonly ScheduledTable[];

  @Field(() => [ID], { description: 'Who rests.' })
  readonly rests!: readonly string[];
}

@ObjectType({ description: 'A group of a stage.' })
export class StageGroup {
  @Field(() => Int, { description: 'Its number, from 1.' })
  readonly group!: number;

  @Field(() => Int, { description: 'Its division; 1 is the top.' })
  readonly division!: number;

  @Field({ description: 'The schedule that it follows.' })
  readonly design!: string;

  @Field(() => [TournamentParticipant], { description: 'Who is in it.' })
  readonly members!: readonly TournamentParticipant[];

  @Field(() => [GroupRound], { description: 'Its whole schedule.' })
  readonly rounds!: readonly GroupRound[];
}

@ObjectType({ description: 'When a round is to be, or was, published.' })
export class ScheduledRound {
  @Field(() => Int, { description: 'The stage.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'The round.' })
  readonly round!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is to be published.' })
  readonly plannedAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was.' })
  readonly publishedAt!: number | null;
}

@ObjectType({ description: 'A stage of a tournament.' })
export class TournamentStage {
  @Field(() => Int, { description: 'Its number, from 1.' })
  readonly number!: number;

  @Field(() => StageSpec, { description: 'What it is played by.' })
  readonly spec!: StageSpec;

  @Field({ description: 'Whether it has begun.' })
  readonly started!: boolean;

  @Field({ description: 'Whether nothing is left to be played in it.' })
  readonly over!: boolean;

  @Field(() => [TournamentParticipant], { description: 'Who plays, in the order of the seeds.' })
  readonly field!: readonly TournamentParticipant[];

  @Field(() => Int, { nullable: true, description: 'How many rounds it has, where that is known.' })
  readonly plannedRounds!: number | null;

  @Field(() => [TournamentRound], { description: 'Its published rounds.' })
  readonly rounds!: readonly TournamentRound[];

  @Field(() => [RankedEntry], { description: 'Its ranking, once it is complete.' })
  readonly ranking!: readonly RankedEntry[];
}

@ObjectType({ description: 'A tournament as the caller may see it.' })
export class Tournament {
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => Int, { description: 'The version that this is the state of.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log that stands.' })
  readonly position!: Position;

  @Field(() => String, { nullable: true, description: 'Its title; null where it was erased.' })
  readonly title!: string | null;

  @Field(() => String, { nullable: true, description: 'What its organisers say about it.' })
  readonly description!: string | null;

  @Field(() => TournamentPhase, { description: 'Where it stands.' })
  readonly phase!: TournamentPhase;

  @Field(() => TournamentSettings, { description: 'What it is held by.' })
  readonly settings!: TournamentSettings;

  @Field(() => ID, { nullable: true, description: 'The event that it was copied from, or brought in from.' })
  readonly clonedFrom!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  readonly createdAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it began.' })
  readonly startedAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended.' })
  readonly finishedAt!: number | null;

  @Field(() => [TournamentRoleGrant], { description: 'Who holds it.' })
  readonly roles!: readonly TournamentRoleGrant[];

  @Field(() => [TournamentParticipant], { description: 'Who has entered.' })
  readonly participants!: readonly TournamentParticipant[];

  @Field(() => [TournamentAnnouncement], { description: 'What was told to everybody.' })
  readonly announcements!: readonly TournamentAnnouncement[];

  @Field(() => [TournamentStage], { description: 'Its stages.' })
  readonly stages!: readonly TournamentStage[];

  @Field(() => [ScheduledRound], { description: 'When its rounds are to be, or were, published.' })
  readonly schedule!: readonly ScheduledRound[];

  @Field(() => [RankedEntry], { description: 'The final ranking, once it is over.' })
  readonly ranking!: readonly RankedEntry[];

  @Field(() => String, { nullable: true, description: 'Why it was called off.' })
  readonly cancelReason!: string | null;

  @Field(() => RoundDraft, { nullable: true, description: 'The round that is drafted, for organisers and judges.' })
  readonly draft!: RoundDraft | null;

  @Field(() => [JudgeCall], { description: 'Calls for a judge: all for judges, those of their own tables for players.' })
  readonly calls!: readonly JudgeCall[];

  @Field(() => [ByeRequest], { description: 'Byes that were asked for: all for organisers, their own for players.' })
  readonly byeRequests!: readonly ByeRequest[];

  @Field(() => MyTournamentPart, { description: 'What the caller is in it.' })
  readonly mine!: MyTournamentPart;
}

@ObjectType({ description: 'Who won a tournament.' })
export class TournamentWinner {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'The bot that played it.' })
  readonly bot!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of somebody without an account.' })
  readonly name!: string | null;
}

@ObjectType({ description: 'A tournament in a list.' })
export class ListedTournament {
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'Its title; null where it was erased.' })
  readonly title!: string | null;

  @Field(() => TournamentPhase, { description: 'Where it stands.' })
  readonly phase!: TournamentPhase;

  @Field({ description: 'The game, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => TournamentVenue, { description: 'Where it is played.' })
  readonly venue!: TournamentVenue;

  @Field(() => [StageKind], { description: 'The formats of its stages.' })
  readonly formats!: readonly StageKind[];

  @Field(() => Int, { description: 'How many have entered.' })
  readonly participants!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  readonly createdAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is to start.' })
  readonly startsAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it began.' })
  readonly startedAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended.' })
  readonly finishedAt!: number | null;

  @Field(() => ID, { nullable: true, description: 'The league that it is a season of.' })
  readonly league!: string | null;

  @Field(() => TournamentWinner, { nullable: true, description: 'Who won it.' })
  readonly winner!: TournamentWinner | null;
}

@ObjectType({ description: 'Something that happened to a tournament, in short.' })
export class TournamentMoment {
  @Field(() => Int, { description: 'The version of the tournament after it.' })
  readonly version!: number;

  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly at!: number;

  @Field({ description: 'What, by its stable name: RoundPublished, TableDecided, ResultCorrected and so on.' })
  readonly type!: string;

  @Field(() => Int, { nullable: true, description: 'The stage.' })
  readonly stage!: number | null;

  @Field(() => Int, { nullable: true, description: 'The round.' })
  readonly round!: number | null;

  @Field(() => ID, { nullable: true, description: 'The table.' })
  readonly table!: string | null;

  @Field(() => ID, { nullable: true, description: 'Whom it is about.' })
  readonly participant!: string | null;

  @Field({ description: 'Whether standings may be different after it: a mark on the history slider.' })
  readonly changesStandings!: boolean;
}

@ObjectType({ description: 'What happened to a tournament since the last message.' })
export class TournamentChanges {
  @Field(() => Int, { description: 'The version that it has now: go on from the one after it.' })
  readonly version!: number;

  @Field(() => [TournamentMoment], { description: 'What happened, in order; ask for what you need of the new state.' })
  readonly changes!: readonly TournamentMoment[];
}

@ObjectType({ description: 'What happened to a tournament, page by page.' })
export class TournamentHistory {
  @Field(() => [TournamentMoment], { description: 'In order.' })
  readonly moments!: readonly TournamentMoment[];

  @Field({ description: 'Whether more follows.' })
  readonly hasMore!: boolean;
}

@ObjectType({ description: 'How reliable a format is, as measured over 1,000 simulated tournaments.' })
export class FormatReliability {
  @Field({ description: 'The format in words.' })
  readonly name!: string;

  @Field(() => [StageKind], { description: 'The formats of its stages.' })
  readonly formats!: readonly StageKind[];

  @Field(() => Int, { description: 'How many played.' })
  readonly players!: number;

  @Field(() => Int, { description: 'How many rounds.' })
  readonly rounds!: number;

  @Field({ description: 'Whether the strength of players was known before.' })
  readonly seeded!: boolean;

  @Field(() => Float, { description: 'Share of tournaments that the strongest player won.' })
  readonly bestWins!: number;

  @Field(() => Float, { description: 'Mean rank of the strongest player.' })
  readonly bestRank!: number;

  @Field(() => Float, { description: 'Correlation between strength and final ranking.' })
  readonly correlation!: number;
}

@ObjectType({ description: 'A file.' })
export class ExportedFile {
  @Field({ description: 'A name for it.' })
  readonly name!: string;

  @Field({ description: 'What kind of file it is.' })
  readonly mediaType!: string;

  @Field({ description: 'What stands in it.' })
  readonly content!: string;
}
