import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { AdvancementKind, GroupPlayKind, ScoringKind, SeedingKind, StageKind, TieBreak } from './format-enums';

@ObjectType({ description: 'The sizes that tables may have.' })
export class TableSizes {
  @Field(() => [Int], { description: 'All of them.' })
  readonly allowed!: readonly number[];

  @Field(() => Int, { description: 'The one that is preferred.' })
  readonly preferred!: number;
}

@ObjectType({ description: 'What the search for tables weighs against each other.' })
export class TableWeights {
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

@ObjectType({ description: 'What the members of a group play.' })
export class GroupPlay {
  @Field(() => GroupPlayKind, { description: 'In pairs, or at tables.' })
  readonly kind!: GroupPlayKind;

  @Field(() => Boolean, { nullable: true, description: 'Pairs: everybody twice.' })
  readonly double!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Pairs: games of a match at most.' })
  readonly bestOf!: number | null;

  @Field(() => TableSizes, { nullable: true, description: 'Tables: their sizes.' })
  readonly sizes!: TableSizes | null;

  @Field(() => Int, { nullable: true, description: 'Tables: how many rounds; otherwise as the schedule needs.' })
  readonly rounds!: number | null;
}

@ObjectType({ description: 'How a stage is played. What does not belong to its kind is null.' })
export class StageFormat {
  @Field(() => StageKind, { description: 'The kind.' })
  readonly kind!: StageKind;

  @Field(() => Int, { nullable: true, description: 'How many rounds.' })
  readonly rounds!: number | null;

  @Field(() => Int, { nullable: true, description: 'Games of a match at most.' })
  readonly bestOf!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Swiss: whether it matters who is first.' })
  readonly colours!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Round robin: everybody twice.' })
  readonly double!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Single elimination: whether third place is played for.' })
  readonly thirdPlace!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Double elimination: whether the final is played again when its favourite loses.' })
  readonly reset!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Table elimination: seats of a table.' })
  readonly size!: number | null;

  @Field(() => Int, { nullable: true, description: 'Table elimination: how many of each table go on.' })
  readonly top!: number | null;

  @Field(() => TableSizes, { nullable: true, description: 'The sizes of tables.' })
  readonly sizes!: TableSizes | null;

  @Field(() => TableWeights, { nullable: true, description: 'Table Swiss: what the search weighs.' })
  readonly weights!: TableWeights | null;

  @Field(() => Int, { nullable: true, description: 'How hard the search tries.' })
  readonly swaps!: number | null;

  @Field(() => Int, { nullable: true, description: 'Groups: how many.' })
  readonly groups!: number | null;

  @Field(() => GroupPlay, { nullable: true, description: 'Groups: what they play.' })
  readonly play!: GroupPlay | null;

  @Field(() => Int, { nullable: true, description: 'League: members of a group.' })
  readonly groupSize!: number | null;

  @Field(() => Int, { nullable: true, description: 'League: how many of a group go up.' })
  readonly up!: number | null;

  @Field(() => Int, { nullable: true, description: 'League: how many of a group go down.' })
  readonly down!: number | null;
}

@ObjectType({ description: 'How places become points. What does not belong to its kind is null.' })
export class ScoringScheme {
  @Field(() => ScoringKind, { description: 'The kind.' })
  readonly kind!: ScoringKind;

  @Field(() => Float, { nullable: true, description: 'For a win.' })
  readonly win!: number | null;

  @Field(() => Float, { nullable: true, description: 'For a draw.' })
  readonly draw!: number | null;

  @Field(() => Float, { nullable: true, description: 'For a loss.' })
  readonly loss!: number | null;
}

@ObjectType({ description: 'What byes are worth.' })
export class ByePoints {
  @Field(() => Float, { description: 'A full one, also one that the pairing gives.' })
  readonly full!: number;

  @Field(() => Float, { description: 'A half one.' })
  readonly half!: number;

  @Field(() => Float, { description: 'One without points.' })
  readonly zero!: number;
}

@ObjectType({ description: 'Who goes on to the next stage.' })
export class Advancement {
  @Field(() => AdvancementKind, { description: 'Who.' })
  readonly kind!: AdvancementKind;

  @Field(() => Int, { nullable: true, description: 'How many.' })
  readonly places!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of each group.' })
  readonly top!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of those who follow.' })
  readonly best!: number | null;
}

@ObjectType({ description: 'What a stage is played by.' })
export class StageSpec {
  @Field(() => StageFormat, { description: 'How it is played.' })
  readonly format!: StageFormat;

  @Field(() => ScoringScheme, { description: 'How places become points.' })
  readonly scoring!: ScoringScheme;

  @Field(() => [TieBreak], { description: 'What parts those with the same score, in order.' })
  readonly tieBreaks!: readonly TieBreak[];

  @Field(() => ByePoints, { description: 'What byes are worth.' })
  readonly byes!: ByePoints;

  @Field(() => SeedingKind, { description: 'How it is seeded.' })
  readonly seeding!: SeedingKind;

  @Field({ description: 'Whether scores of the stage before count on.' })
  readonly carryScores!: boolean;

  @Field({ description: 'Whether every table of a round has the same deals.' })
  readonly duplicate!: boolean;

  @Field(() => Advancement, { description: 'Who goes on.' })
  readonly advance!: Advancement;
}
