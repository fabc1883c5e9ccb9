import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { resultUnion } from '../common/result-union';

@ObjectType({ description: 'A figure that says how much is behind it.' })
export class Figure {
  @Field(() => Float, { description: 'The figure itself.' })
  readonly value!: number;

  @Field(() => Float, { description: "The lower end of its 95 % interval: Wilson's for a share, from the bootstrap for a mean." })
  readonly low!: number;

  @Field(() => Float, { description: 'The upper end of the interval.' })
  readonly high!: number;

  @Field(() => Int, { description: 'How many observations it comes from.' })
  readonly sampleSize!: number;
}

@ObjectType({ description: 'A row of statistics.' })
export class StatisticsRow {
  @Field(() => [String], { nullable: 'items', description: 'One for each dimension; null where there is nothing to tell apart by.' })
  readonly keys!: readonly (string | null)[];

  @Field(() => Figure, { description: 'The figure.' })
  readonly figure!: Figure;
}

@ObjectType({ description: 'Rows of statistics, the best founded first.' })
export class StatisticsTable {
  @Field(() => [StatisticsRow], { description: 'The rows, at most a thousand.' })
  readonly rows!: readonly StatisticsRow[];

  @Field(() => Int, { description: 'How many rows there are in all.' })
  readonly total!: number;
}

@ObjectType({ description: 'A metric that released games have.' })
export class MetricName {
  @Field({ description: 'Its name.' })
  readonly metric!: string;

  @Field({ description: 'Whether it is counted for each seat; otherwise for the game as a whole.' })
  readonly perSeat!: boolean;

  @Field(() => Int, { description: 'How many different things it is of; 0 where it is of nothing.' })
  readonly things!: number;
}

@ObjectType({ description: 'The metrics that released games have.' })
export class MetricNames {
  @Field(() => [MetricName], { description: 'By name.' })
  readonly metrics!: readonly MetricName[];
}

@ObjectType({ description: 'How those fared who have something in common.' })
export class KeyedRecord {
  @Field(() => String, { nullable: true, description: 'What they have in common.' })
  readonly key!: string | null;

  @Field(() => Figure, { description: 'Share of games won.' })
  readonly wins!: Figure;

  @Field(() => Figure, { nullable: true, description: 'Mean score.' })
  readonly score!: Figure | null;
}

@ObjectType({ description: 'A figure by a key.' })
export class KeyedFigure {
  @Field(() => String, { nullable: true, description: 'The key: a source, a round, an opponent.' })
  readonly key!: string | null;

  @Field(() => Figure, { description: 'The figure.' })
  readonly figure!: Figure;
}

@ObjectType({ description: "Pearson's coefficient with its 95 % interval." })
export class Correlation {
  @Field(() => Float, { description: 'From -1 to 1.' })
  readonly value!: number;

  @Field(() => Float, { description: 'The lower end of the interval.' })
  readonly low!: number;

  @Field(() => Float, { description: 'The upper end of the interval.' })
  readonly high!: number;

  @Field(() => Int, { description: 'How many seats it comes from.' })
  readonly sampleSize!: number;
}

@ObjectType({ description: 'Something that is done with a card, and how those fared who did it.' })
export class CardUse {
  @Field({ description: 'The card, as the game calls it.' })
  readonly card!: string;

  @Field({ description: 'What was done: a metric of the game.' })
  readonly metric!: string;

  @Field(() => Figure, { description: 'Share of seats that did it.' })
  readonly rate!: Figure;

  @Field(() => Figure, { nullable: true, description: 'How often they won.' })
  readonly wins!: Figure | null;

  @Field(() => Correlation, {
    nullable: true,
    description: 'Between doing it and winning; null where one of the two always or never happened.',
  })
  readonly correlation!: Correlation | null;
}

@ObjectType({ description: 'How long games take.' })
export class GameLength {
  @Field(() => Figure, { nullable: true, description: 'Minutes from start to end.' })
  readonly minutes!: Figure | null;

  @Field(() => Figure, { nullable: true, description: 'Moves.' })
  readonly moves!: Figure | null;

  @Field(() => Figure, { nullable: true, description: 'Rounds begun.' })
  readonly rounds!: Figure | null;
}

export const StatisticsResult = resultUnion('StatisticsResult', 'Statistics, or why there are none.', StatisticsTable, [
  'invalid',
  'rebuilding',
]);
export const MetricNamesResult = resultUnion('MetricNamesResult', 'The metrics there are, or why they cannot be told.', MetricNames, [
  'rebuilding',
]);
