import { Field, Float, InputType, Int } from '@nestjs/graphql';
import { AdvancementKind, GroupPlayKind, ScoringKind, SeedingKind, StageKind, TieBreak } from './format-enums';

@InputType({ description: 'The sizes that tables may have.' })
export class TableSizesInput {
  @Field(() => [Int], { description: 'All of them.' })
  readonly allowed!: readonly number[];

  @Field(() => Int, { description: 'The one that is preferred.' })
  readonly preferred!: number;
}

@InputType({ description: 'What the search for tables weighs against each other.' })
export class TableWeightsInput {
  @Field(() => Float, { description: 'For each pair, times the square of earlier meetings.' })
  readonly rematch!: number;

  @Field(() => Float, { description: 'For each pair that has met at all.' })
  readonly met!: number;

  @Field(() => Float, { description: 'For scores that lie apart.' })
  readonly spread!: number;

  @Field(() => Float, { description: 'For another table of an unusual size.' })
  readonly offSize!: number;

  @Field(() => Float, { description: 'For being first player again.' })
  readonly first!: number;
}

@InputType({ description: 'What the members of a group play.' })
export class GroupPlayInput {
  @Field(() => GroupPlayKind, { description: 'In pairs, or at tables.' })
  readonly kind!: GroupPlayKind;

  @Field(() => Boolean, { nullable: true, description: 'Pairs: everybody twice.' })
  readonly double?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Pairs: games of a match at most.' })
  readonly bestOf?: number | null;

  @Field(() => TableSizesInput, { nullable: true, description: 'Tables: their sizes.' })
  readonly sizes?: TableSizesInput | null;

  @Field(() => Int, { nullable: true, description: 'Tables: how many rounds; otherwise as the schedule needs.' })
  readonly rounds?: number | null;
}

@InputType({ description: 'How a stage is played: the kind, and what belongs to it. The rest has its usual value.' })
export class StageFormatInput {
  @Field(() => StageKind, { description: 'The kind.' })
  readonly kind!: StageKind;

  @Field(() => Int, { nullable: true, description: 'How many rounds; Swiss needs it.' })
  readonly rounds?: number | null;

  @Field(() => Int, { nullable: true, description: 'Games of a match at most: an odd number, usually 1.' })
  readonly bestOf?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Swiss: whether it matters who is first; usually so.' })
  readonly colours?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Round robin: everybody twice.' })
  readonly double?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Single elimination: whether third place is played for.' })
  readonly thirdPlace?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Double elimination: whether the final is played again when its favourite loses; usually so.',
  })
  readonly reset?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Table elimination: seats of a table; usually 4.' })
  readonly size?: number | null;

  @Field(() => Int, { nullable: true, description: 'Table elimination: how many of each table go on; usually 2.' })
  readonly top?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Table elimination: how many of the others go on; without it, as many as fill the last table.',
  })
  readonly wildcards?: number | null;

  @Field(() => TableSizesInput, {
    nullable: true,
    description: 'The sizes of tables; usually 3 to 5, 4 preferred, as far as the game seats them.',
  })
  readonly sizes?: TableSizesInput | null;

  @Field(() => TableWeightsInput, { nullable: true, description: 'Table Swiss: what the search weighs.' })
  readonly weights?: TableWeightsInput | null;

  @Field(() => Int, { nullable: true, description: 'Groups: how many; needed.' })
  readonly groups?: number | null;

  @Field(() => GroupPlayInput, { nullable: true, description: 'Groups: what they play; needed.' })
  readonly play?: GroupPlayInput | null;

  @Field(() => Int, { nullable: true, description: 'League: members of a group; usually 7.' })
  readonly groupSize?: number | null;

  @Field(() => Int, { nullable: true, description: 'League: how many of a group go up; usually 1.' })
  readonly up?: number | null;

  @Field(() => Int, { nullable: true, description: 'League: how many of a group go down; usually 2.' })
  readonly down?: number | null;
}

@InputType({ description: 'Points by place for one size of tables.' })
export class PlacementInput {
  @Field(() => [Float], { description: 'For the first, the second and so on: as many as sit at the table.' })
  readonly points!: readonly number[];
}

@InputType({ description: 'How places become points.' })
export class ScoringInput {
  @Field(() => ScoringKind, { description: 'The kind.' })
  readonly kind!: ScoringKind;

  @Field(() => Float, { nullable: true, description: 'For a win; MATCH and WINNER.' })
  readonly win?: number | null;

  @Field(() => Float, { nullable: true, description: 'For a draw; MATCH and WINNER.' })
  readonly draw?: number | null;

  @Field(() => Float, { nullable: true, description: 'For a loss; MATCH.' })
  readonly loss?: number | null;

  @Field(() => [PlacementInput], { nullable: true, description: 'PLACEMENT: points by place, for one or more sizes of tables.' })
  readonly tables?: readonly PlacementInput[] | null;
}

@InputType({ description: 'What byes are worth.' })
export class ByePointsInput {
  @Field(() => Float, { description: 'A full one, also one that the pairing gives.' })
  readonly full!: number;

  @Field(() => Float, { description: 'A half one.' })
  readonly half!: number;

  @Field(() => Float, { description: 'One without points.' })
  readonly zero!: number;
}

@InputType({ description: 'Who goes on to the next stage.' })
export class AdvancementInput {
  @Field(() => AdvancementKind, { description: 'Who.' })
  readonly kind!: AdvancementKind;

  @Field(() => Int, { nullable: true, description: 'TOP: how many.' })
  readonly places?: number | null;

  @Field(() => Int, { nullable: true, description: 'GROUPS: of each group.' })
  readonly top?: number | null;

  @Field(() => Int, { nullable: true, description: 'GROUPS: of those who follow.' })
  readonly best?: number | null;
}

@InputType({ description: 'A stage. What is left out has the usual value of its format.' })
export class StageInput {
  @Field(() => StageFormatInput, { description: 'How it is played.' })
  readonly format!: StageFormatInput;

  @Field(() => ScoringInput, { nullable: true, description: 'How places become points.' })
  readonly scoring?: ScoringInput | null;

  @Field(() => [TieBreak], { nullable: true, description: 'What parts those with the same score, in order.' })
  readonly tieBreaks?: readonly TieBreak[] | null;

  @Field(() => ByePointsInput, { nullable: true, description: 'What byes are worth.' })
  readonly byes?: ByePointsInput | null;

  @Field(() => SeedingKind, { nullable: true, description: 'How it is seeded.' })
  readonly seeding?: SeedingKind | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether scores of the stage before count on.' })
  readonly carryScores?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether every table of a round has the same deals.' })
  readonly duplicate?: boolean | null;

  @Field(() => AdvancementInput, { nullable: true, description: 'Who goes on.' })
  readonly advance?: AdvancementInput | null;
}
