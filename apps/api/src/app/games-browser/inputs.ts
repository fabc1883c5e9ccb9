import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { type GameFilter, type MetricFilter, gameStates, type GameState } from '@kronika/application';
import type { Json } from '@kronika/event-log';
import { type Present, present } from '../common/present';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { JsonScalar } from '../scalars/json.scalar';

export const GameStateEnum = Object.fromEntries(gameStates.map((state) => [state.toUpperCase(), state])) as Readonly<
  Record<string, GameState>
>;
registerEnumType(GameStateEnum, {
  name: 'GameState',
  description: 'How far a game has got.',
  valuesMap: {
    RUNNING: { description: 'It is being played.' },
    ENDED: { description: 'It is over, and not everything about it is open yet.' },
    RELEASED: { description: 'It is over and open: figures, exports and variations are there.' },
  },
});

@InputType({ description: "A member of a game's options and the value that it must have." })
export class OptionFilterInput {
  @Field({ description: 'Names of members, joined by dots.' })
  readonly path!: string;

  @Field(() => JsonScalar, { description: 'The value.' })
  readonly value!: Json;
}

@InputType({ description: 'A figure that must be there: a faction played, a card built.' })
export class MetricFilterInput {
  @Field({ description: 'The metric, as the game calls it.' })
  readonly metric!: string;

  @Field(() => String, { nullable: true, description: 'What it is of; anything where nothing is said.' })
  readonly of?: string | null;
}

@InputType({ description: 'Which games are meant. All conditions must hold; what is left out does not matter.' })
export class GameFilterInput {
  @Field(() => [ID], { nullable: true, description: 'Players who all took part.' })
  readonly players?: readonly string[] | null;

  @Field(() => [OptionFilterInput], { nullable: true, description: 'Options of the game.' })
  readonly options?: readonly OptionFilterInput[] | null;

  @Field(() => [ID], { nullable: true, description: 'Played in one of these tournaments.' })
  readonly tournaments?: readonly string[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Started at this moment or later.' })
  readonly from?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Started before this moment.' })
  readonly to?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many played.' })
  readonly seats?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it was agreed that it counts for ratings.' })
  readonly rated?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it was recorded elsewhere. Statistics leave such games out where nothing is said.',
  })
  readonly imported?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a bot had a seat.' })
  readonly bots?: boolean | null;

  @Field(() => [MetricFilterInput], { nullable: true, description: 'Figures that some seat has: released games only.' })
  readonly metrics?: readonly MetricFilterInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Types of events that all happened: released games only.' })
  readonly eventTypes?: readonly string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody may read annotations of it: released games only.' })
  readonly annotated?: boolean | null;
}

/** The filter as the use cases take it. */
export function gameFilterOf(input: GameFilterInput | null | undefined, game?: string | null): GameFilter {
  const { metrics, ...plain } = present<GameFilterInput>(input ?? {});
  return {
    ...plain,
    ...(metrics === undefined ? {} : { metrics: metrics.map(metricFilterOf) }),
    ...(game === null || game === undefined ? {} : { game }),
  };
}

export function metricFilterOf(input: MetricFilterInput): MetricFilter {
  const { metric } = input;
  const { of }: Present<MetricFilterInput> = present(input);
  return of === undefined ? { metric } : { metric, of };
}
