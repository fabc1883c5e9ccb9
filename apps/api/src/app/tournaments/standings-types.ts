import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { ContributionKind, DivisionMoveKind, TieBreak } from './format-enums';
import { TournamentParticipant } from './participant-types';

@ObjectType({ description: 'What one round added to a tie-break.' })
export class TieBreakContribution {
  @Field(() => Int, { description: 'The round.' })
  readonly round!: number;

  @Field(() => ID, { nullable: true, description: 'The opponent whose score counted.' })
  readonly from!: string | null;

  @Field(() => ContributionKind, { description: 'What counted.' })
  readonly of!: ContributionKind;

  @Field(() => Float, { description: 'How much.' })
  readonly value!: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether it was left out of the total.' })
  readonly cut!: boolean | null;
}

@ObjectType({ description: 'A tie-break, which opens into its parts.' })
export class TieBreakValue {
  @Field(() => TieBreak, { description: 'Which one.' })
  readonly id!: TieBreak;

  @Field(() => Float, { description: 'Its value.' })
  readonly value!: number;

  @Field({ description: 'How the parts make it up: sum, mean, rank or draw.' })
  readonly by!: string;

  @Field(() => [TieBreakContribution], { description: 'Its parts, round by round.' })
  readonly contributions!: readonly TieBreakContribution[];
}

@ObjectType({ description: 'Somebody met at a table.' })
export class EntryOpponent {
  @Field(() => ID, { description: 'Who.' })
  readonly participant!: string;

  @Field(() => Int, { description: 'Their place.' })
  readonly place!: number;

  @Field(() => Float, { nullable: true, description: 'Their victory points.' })
  readonly vp!: number | null;
}

@ObjectType({ description: 'What a round gave to somebody. What does not belong to its kind is null.' })
export class RoundEntry {
  @Field({ description: 'Played, forfeit or bye.' })
  readonly kind!: string;

  @Field(() => Int, { description: 'The round.' })
  readonly round!: number;

  @Field(() => Float, { description: 'Points.' })
  readonly points!: number;

  @Field(() => Int, { nullable: true, description: 'The place.' })
  readonly place!: number | null;

  @Field(() => Float, { nullable: true, description: 'Victory points.' })
  readonly vp!: number | null;

  @Field(() => [EntryOpponent], { nullable: true, description: 'Those met.' })
  readonly opponents!: readonly EntryOpponent[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Forfeit: whether it was won.' })
  readonly won!: boolean | null;

  @Field(() => [ID], { nullable: true, description: 'Forfeit: who should have played.' })
  readonly scheduled!: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'Bye: why, as a stable code.' })
  readonly bye!: string | null;
}

@ObjectType({ description: 'Where a place leads after a season.' })
export class DivisionMove {
  @Field(() => Int, { description: 'From which division.' })
  readonly from!: number;

  @Field(() => Int, { description: 'To which division.' })
  readonly to!: number;

  @Field(() => DivisionMoveKind, { description: 'Why.' })
  readonly because!: DivisionMoveKind;
}

@ObjectType({ description: 'A row of the standings.' })
export class StandingsRow {
  @Field(() => Int, { description: 'The rank; shared where nothing tells participants apart.' })
  readonly rank!: number;

  @Field(() => TournamentParticipant, { description: 'Who.' })
  readonly participant!: TournamentParticipant;

  @Field(() => Int, { description: 'The seed.' })
  readonly seed!: number;

  @Field(() => Float, { description: 'The score.' })
  readonly score!: number;

  @Field(() => Float, { description: 'Points brought along from an earlier stage.' })
  readonly carried!: number;

  @Field(() => [RoundEntry], { description: 'What each round gave: the score opens into these.' })
  readonly rounds!: readonly RoundEntry[];

  @Field(() => [TieBreakValue], { description: 'The tie-breaks, in order.' })
  readonly tieBreaks!: readonly TieBreakValue[];

  @Field(() => String, { nullable: true, description: 'What put this row below the one before it: score, or the name of a tie-break.' })
  readonly decidedBy!: string | null;

  @Field(() => DivisionMove, { nullable: true, description: 'Leagues: where this place leads.' })
  readonly move!: DivisionMove | null;
}

@ObjectType({ description: 'The standings of a group; stages without groups have one for all.' })
export class GroupStandings {
  @Field(() => Int, { description: 'The number of the group, from 1.' })
  readonly group!: number;

  @Field(() => Int, { description: 'The division; 1 is the top.' })
  readonly division!: number;

  @Field(() => [StandingsRow], { description: 'From first to last.' })
  readonly rows!: readonly StandingsRow[];
}

@ObjectType({ description: 'Standings as they are, or were at a version.' })
export class TournamentStandings {
  @Field(() => Int, { description: 'The version that they are of.' })
  readonly version!: number;

  @Field(() => Int, { description: 'The stage.' })
  readonly stage!: number;

  @Field(() => [GroupStandings], { description: 'By groups.' })
  readonly groups!: readonly GroupStandings[];
}
