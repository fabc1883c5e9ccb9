import { Field, Float, ID, InputType, registerEnumType } from '@nestjs/graphql';
import type { Dimension, DimensionKind, Measure, MeasureKind, StatisticsScope } from '@kronika/application';
import { present } from '../common/present';
import { GameFilterInput, gameFilterOf, MetricFilterInput, metricFilterOf } from '../games-browser/inputs';

export const StatisticsMeasure = {
  WINS: 'wins',
  PLACE: 'place',
  SCORE: 'score',
  AHEAD: 'ahead',
  GAMES: 'games',
  MINUTES: 'minutes',
  MOVES: 'moves',
  ROUNDS: 'rounds',
  METRIC: 'metric',
  OCCURS: 'occurs',
} as const satisfies Record<string, MeasureKind>;
registerEnumType(StatisticsMeasure, {
  name: 'StatisticsMeasure',
  description: 'What is measured.',
  valuesMap: {
    WINS: { description: 'Share of games won; a shared first place counts as its part.' },
    PLACE: { description: 'Mean place.' },
    SCORE: { description: 'Mean score at the end.' },
    AHEAD: { description: 'Share of games finished before the opponent, a tie counting half; group by OPPONENT.' },
    GAMES: { description: 'How many games.' },
    MINUTES: { description: 'Mean length from start to end in minutes.' },
    MOVES: { description: 'Mean number of moves.' },
    ROUNDS: { description: 'Mean number of rounds begun.' },
    METRIC: { description: 'Mean sum of a metric, 0 where it did not occur.' },
    OCCURS: { description: 'Share of observations in which a metric occurred.' },
  },
});

export const StatisticsDimension = {
  SEAT: 'seat',
  SEATS: 'seats',
  PLAYER: 'player',
  OPPONENT: 'opponent',
  GAME: 'game',
  TOURNAMENT: 'tournament',
  MONTH: 'month',
  YEAR: 'year',
  ENDED_BY: 'ended-by',
  METRIC: 'metric',
  OPTION: 'option',
  ROUND: 'round',
  OF: 'of',
} as const satisfies Record<string, DimensionKind>;
registerEnumType(StatisticsDimension, {
  name: 'StatisticsDimension',
  description: 'What observations are told apart by.',
  valuesMap: {
    SEAT: { description: 'The seat, from 0 on.' },
    SEATS: { description: 'How many played.' },
    PLAYER: { description: "An account's id, or `bot:` and the bot's name." },
    OPPONENT: { description: 'Each other player of the game.' },
    GAME: { description: 'Which game.' },
    TOURNAMENT: { description: "The tournament's id; null outside of tournaments." },
    MONTH: { description: 'The month of the start, as 2026-05.' },
    YEAR: { description: 'The year of the start.' },
    ENDED_BY: { description: 'What ended the game.' },
    METRIC: { description: 'What a metric is of (a faction, a card), once for each; yes or no for a metric of nothing. Name it.' },
    OPTION: { description: "A member of the game's options. Name it." },
    ROUND: { description: 'The round in which the measured metric occurred.' },
    OF: { description: 'What the measured metric is of.' },
  },
});

@InputType({ description: 'What is measured.' })
export class MeasureInput {
  @Field(() => StatisticsMeasure, { description: 'The kind of measure.' })
  readonly kind!: MeasureKind;

  @Field(() => String, { nullable: true, description: 'The metric, for METRIC and OCCURS.' })
  readonly metric?: string | null;

  @Field(() => String, { nullable: true, description: 'Only what is of this: a card, a source.' })
  readonly of?: string | null;
}

@InputType({ description: 'What observations are told apart by.' })
export class DimensionInput {
  @Field(() => StatisticsDimension, { description: 'The kind of dimension.' })
  readonly kind!: DimensionKind;

  @Field(() => String, { nullable: true, description: 'The metric, for METRIC; names of members joined by dots, for OPTION.' })
  readonly name?: string | null;
}

@InputType({ description: 'Which games, and which of their seats.' })
export class StatisticsFilterInput extends GameFilterInput {
  @Field(() => [ID], { nullable: true, description: 'Only the seats of these players.' })
  readonly ofPlayers?: readonly string[] | null;

  @Field(() => [MetricFilterInput], { nullable: true, description: 'Only seats that have all of these figures.' })
  readonly ofSeats?: readonly MetricFilterInput[] | null;

  @Field(() => [ID], { nullable: true, description: 'Played in a season of one of these leagues.' })
  readonly leagues?: readonly string[] | null;

  @Field(() => Float, { nullable: true, description: 'Only seats of players whose rating (as leaderboards rank it) is at least this now.' })
  readonly ratingFrom?: number | null;

  @Field(() => Float, { nullable: true, description: 'Only seats of players whose rating is at most this now.' })
  readonly ratingTo?: number | null;
}

/** The filter as the use cases take it. */
export function scopeOf(input: StatisticsFilterInput | null | undefined, game?: string | null): StatisticsScope {
  const { ofPlayers, ofSeats, leagues, ratingFrom, ratingTo, ...games } = present<StatisticsFilterInput>(input ?? {});
  const rating = { ...(ratingFrom === undefined ? {} : { min: ratingFrom }), ...(ratingTo === undefined ? {} : { max: ratingTo }) };
  return {
    ...gameFilterOf(games, game),
    ...(ofPlayers === undefined ? {} : { ofPlayers }),
    ...(ofSeats === undefined ? {} : { ofSeats: ofSeats.map(metricFilterOf) }),
    ...(leagues === undefined ? {} : { leagues }),
    ...(ratingFrom === undefined && ratingTo === undefined ? {} : { rating }),
  };
}

/** The measure, or what is missing from it. */
export function measureOf(input: MeasureInput): Measure | Missing {
  const { kind } = input;
  if (kind !== 'metric' && kind !== 'occurs') return { kind };
  const { metric, of } = present(input);
  if (metric === undefined) return { missing: 'measure.metric' };
  return of === undefined ? { kind, metric } : { kind, metric, of };
}

export function dimensionOf({ kind, name }: DimensionInput, index: number): Dimension | Missing {
  if (kind !== 'metric' && kind !== 'option') return { kind };
  if (name === null || name === undefined) return { missing: `groupBy[${index}].name` };
  return kind === 'metric' ? { kind, metric: name } : { kind, path: name };
}

/** A member that has to be there. */
export interface Missing {
  readonly missing: string;
}
