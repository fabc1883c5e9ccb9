import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { ForfeitKind, ResultSourceKind, SeatRemoval, TableStatus } from './enums';
import { TournamentParticipant } from './participant-types';

@ObjectType({ description: 'Why a table is as it is. What does not belong to its kind is null.' })
export class TableReason {
  @Field({
    description:
      'What kind of reason, as a stable code: score-group, float, rematch-avoided, forbidden-avoided, off-size-avoided, rematch, off-size, seat, instead-of, colours, schedule, bracket, snake, wildcard, play-off or by-hand.',
  })
  readonly kind!: string;

  @Field(() => ID, { nullable: true, description: 'Whom it is about.' })
  readonly participant!: string | null;

  @Field(() => ID, { nullable: true, description: 'And whom else.' })
  readonly with!: string | null;

  @Field(() => ID, { nullable: true, description: 'The opponent whom the order alone would have given.' })
  readonly opponent!: string | null;

  @Field(() => [Int], { nullable: true, description: 'Rounds in which they met.' })
  readonly rounds!: readonly number[] | null;

  @Field(() => Float, { nullable: true, description: 'The lowest score at the table.' })
  readonly lowest!: number | null;

  @Field(() => Float, { nullable: true, description: 'The highest score at the table.' })
  readonly highest!: number | null;

  @Field(() => String, { nullable: true, description: 'Up or down.' })
  readonly direction!: string | null;

  @Field(() => Float, { nullable: true, description: 'By how many tables or points.' })
  readonly by!: number | null;

  @Field(() => Int, { nullable: true, description: 'Earlier games at tables of unusual size.' })
  readonly games!: number | null;

  @Field(() => Int, { nullable: true, description: 'The size of the table.' })
  readonly size!: number | null;

  @Field(() => Int, { nullable: true, description: 'The preferred size.' })
  readonly preferred!: number | null;

  @Field(() => Int, { nullable: true, description: 'The seat, from 0.' })
  readonly seat!: number | null;

  @Field(() => [Int], { nullable: true, description: 'How often they sat in each seat before.' })
  readonly before!: readonly number[] | null;

  @Field(() => String, { nullable: true, description: 'What spoke for it, as a code.' })
  readonly because!: string | null;

  @Field(() => String, { nullable: true, description: 'The schedule that it follows.' })
  readonly design!: string | null;

  @Field(() => Int, { nullable: true, description: 'The round of the schedule.' })
  readonly round!: number | null;

  @Field(() => String, { nullable: true, description: 'The match of the bracket.' })
  readonly match!: string | null;

  @Field(() => [Int], { nullable: true, description: 'The seeds that were laid out.' })
  readonly seeds!: readonly number[] | null;

  @Field(() => ID, { nullable: true, description: 'The table whose tie is played off.' })
  readonly of!: string | null;
}

@ObjectType({ description: 'How a seat finished.' })
export class SeatFinish {
  @Field(() => ID, { description: 'Whose seat.' })
  readonly participant!: string;

  @Field(() => Int, { description: 'The place; shared where tied.' })
  readonly place!: number;

  @Field(() => Float, { nullable: true, description: 'Victory points.' })
  readonly vp!: number | null;
}

@ObjectType({ description: 'A result that nobody has confirmed yet.' })
export class TableReport {
  @Field(() => TournamentParticipant, { description: 'Who reported it.' })
  readonly by!: TournamentParticipant;

  @Field(() => [SeatFinish], { description: 'What they say.' })
  readonly finishes!: readonly SeatFinish[];
}

@ObjectType({ description: 'Where a result comes from.' })
export class ResultSource {
  @Field(() => ResultSourceKind, { description: 'What kind of source.' })
  readonly kind!: ResultSourceKind;

  @Field(() => ID, { nullable: true, description: 'The game on line.' })
  readonly game!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its version that ended it.' })
  readonly version!: number | null;
}

@ObjectType({ description: 'A seat of a table, and how it finished.' })
export class TournamentSeat {
  @Field(() => Int, { description: 'Its number, from 1; the first is first player.' })
  readonly seat!: number;

  @Field(() => TournamentParticipant, { description: 'Who sits there.' })
  readonly participant!: TournamentParticipant;

  @Field(() => Int, { nullable: true, description: 'The place.' })
  readonly place!: number | null;

  @Field(() => Float, { nullable: true, description: 'Victory points.' })
  readonly vp!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points of the tournament.' })
  readonly points!: number | null;

  @Field(() => ForfeitKind, { nullable: true, description: 'Won or lost without playing.' })
  readonly forfeit!: ForfeitKind | null;

  @Field(() => SeatRemoval, { nullable: true, description: 'Out of the table, and how.' })
  readonly left!: SeatRemoval | null;
}

@ObjectType({ description: 'A table of a round.' })
export class TournamentTable {
  @Field(() => ID, { description: 'Its id within the tournament: stage, round and number.' })
  readonly id!: string;

  @Field(() => Int, { description: 'The number on the table in the hall.' })
  readonly number!: number;

  @Field(() => Int, { description: 'Its stage.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'Its round.' })
  readonly round!: number;

  @Field(() => Int, { nullable: true, description: 'Its group.' })
  readonly group!: number | null;

  @Field(() => String, { nullable: true, description: 'Its match of the bracket.' })
  readonly match!: string | null;

  @Field(() => ID, { nullable: true, description: 'The table whose tie it plays off.' })
  readonly playOffOf!: string | null;

  @Field(() => [TournamentSeat], { description: 'Who sits there.' })
  readonly seats!: readonly TournamentSeat[];

  @Field(() => [TableReason], { description: 'Why it is as it is.' })
  readonly reasons!: readonly TableReason[];

  @Field(() => [ID], { description: 'Its games on line.' })
  readonly games!: readonly string[];

  @Field(() => [ResultSource], { description: 'Where its results come from.' })
  readonly sources!: readonly ResultSource[];

  @Field(() => TableStatus, { description: 'Where it stands.' })
  readonly status!: TableStatus;

  @Field(() => TableReport, { nullable: true, description: 'The report, for the table itself and for judges.' })
  readonly report!: TableReport | null;

  @Field(() => [TournamentParticipant], { description: 'Those tied across the cut, while that is not resolved.' })
  readonly tied!: readonly TournamentParticipant[];

  @Field(() => Float, { description: 'Extra time of this table in milliseconds.' })
  readonly extensionMs!: number;
}

@ObjectType({ description: 'The clock of a round.' })
export class RoundClock {
  @Field(() => Float, { description: 'How long it runs.' })
  readonly durationMs!: number;

  @Field(() => DateTimeScalar, { description: 'When it started.' })
  readonly startedAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it stands still.' })
  readonly pausedAt!: number | null;

  @Field(() => Float, { description: 'Extra time for everybody.' })
  readonly extensionMs!: number;

  @Field(() => Float, { description: 'What was left when it was read; less than nothing is overtime.' })
  readonly leftMs!: number;

  @Field({ description: 'Whether it runs.' })
  readonly running!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was read, by the clock of the server.' })
  readonly readAt!: number;
}

@ObjectType({ description: 'How good the pairing of a round is.' })
export class PairingQuality {
  @Field(() => Int, { description: 'Pairs who meet again.' })
  readonly rematches!: number;

  @Field(() => Int, { description: 'The most often that any pair will have met.' })
  readonly maxMeetings!: number;

  @Field(() => Float, { description: 'Highest less lowest score at a table, on average.' })
  readonly meanRange!: number;

  @Field(() => Float, { description: 'The same at the widest table.' })
  readonly widestRange!: number;

  @Field(() => Int, { description: 'Players who sit at a table of unusual size once more.' })
  readonly offSizeAgain!: number;

  @Field(() => Int, { description: 'Players who have never been first.' })
  readonly neverFirst!: number;

  @Field(() => Int, { description: 'The largest difference between how often two were first.' })
  readonly firstSpread!: number;

  @Field(() => Int, { description: 'Forbidden pairs that sit together.' })
  readonly forbidden!: number;
}

@ObjectType({ description: 'Somebody without a table.' })
export class RoundBye {
  @Field(() => TournamentParticipant, { description: 'Who.' })
  readonly participant!: TournamentParticipant;

  @Field({ description: 'Why, as a stable code: allocated, full, half, zero, absent, walkover, void or rest.' })
  readonly bye!: string;

  @Field(() => Float, { description: 'What it is worth.' })
  readonly points!: number;
}

@ObjectType({ description: 'A published round.' })
export class TournamentRound {
  @Field(() => Int, { description: 'Its stage.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'Its number, from 1.' })
  readonly round!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was to be published.' })
  readonly plannedAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was.' })
  readonly publishedAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its last table was decided.' })
  readonly completedAt!: number | null;

  @Field({ description: 'Whether all its tables are decided.' })
  readonly complete!: boolean;

  @Field({ description: 'Whether every table has the same deals.' })
  readonly duplicate!: boolean;

  @Field(() => [TournamentTable], { description: 'Its tables.' })
  readonly tables!: readonly TournamentTable[];

  @Field(() => [RoundBye], { description: 'Those without a table.' })
  readonly byes!: readonly RoundBye[];

  @Field(() => RoundClock, { nullable: true, description: 'Its clock, once it was started.' })
  readonly clock!: RoundClock | null;

  @Field(() => PairingQuality, { nullable: true, description: 'How good its pairing is.' })
  readonly quality!: PairingQuality | null;
}
