import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Json } from '@kronika/event-log';
import type { GameState } from '@kronika/application';
import { connectionOf } from '../common/connection';
import { Player } from '../common/player';
import { resultUnion } from '../common/result-union';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { JsonScalar } from '../scalars/json.scalar';
import { GameStateEnum } from './inputs';

@ObjectType({ description: 'A seat of a listed game, and how it fared.' })
export class ListedSeat {
  @Field(() => Int, { description: 'The seat, from 0 on.' })
  readonly seat!: number;

  @Field(() => Player, { nullable: true, description: 'Who the result counts for; null for a bot.' })
  readonly player!: Player | null;

  @Field(() => String, { nullable: true, description: 'The bot that plays, by its name.' })
  readonly bot!: string | null;

  @Field(() => Int, { nullable: true, description: 'The place, shared where tied; null while the game runs.' })
  readonly place!: number | null;

  @Field(() => Float, { nullable: true, description: 'The score at the end.' })
  readonly score!: number | null;
}

@ObjectType({ description: "A game's place in a tournament." })
export class TournamentPlace {
  @Field(() => ID, { description: 'The tournament.' })
  readonly id!: string;

  @Field(() => Int, { description: 'The stage, from 1 on.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'The round, from 1 on.' })
  readonly round!: number;

  @Field({ description: 'The table.' })
  readonly table!: string;
}

@ObjectType({ description: 'A game in a list: what everybody who may see it listed may know.' })
export class ListedGame {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly gameId!: string;

  @Field({ description: 'Which game it is, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => GameStateEnum, { description: 'How far it has got.' })
  readonly state!: GameState;

  @Field(() => [ListedSeat], { description: 'Its seats, in seating order.' })
  readonly seats!: readonly ListedSeat[];

  @Field(() => JsonScalar, { description: 'Its options, as the catalogue describes them.' })
  readonly options!: Json;

  @Field(() => DateTimeScalar, { description: 'When it started.' })
  readonly startedAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended.' })
  readonly endedAt!: number | null;

  @Field(() => String, { nullable: true, description: 'What ended it: play, resignation, time-out, adjudication or abandonment.' })
  readonly endedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When everything about it became open.' })
  readonly releasedAt!: number | null;

  @Field({ description: 'Whether it was agreed that it counts for ratings.' })
  readonly rated!: boolean;

  @Field({ description: 'Whether it was recorded elsewhere.' })
  readonly imported!: boolean;

  @Field(() => TournamentPlace, { nullable: true, description: 'Its place in a tournament.' })
  readonly tournament!: TournamentPlace | null;

  @Field(() => Int, { nullable: true, description: 'How many moves were played, once it is released.' })
  readonly moves!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many rounds were begun, once it is released.' })
  readonly rounds!: number | null;

  @Field(() => Int, { description: 'Annotations that everybody may read.' })
  readonly annotations!: number;
}

@ObjectType({ description: 'A figure of a released game, added up over a round.' })
export class GameFigure {
  @Field({ description: 'The metric, as the game calls it.' })
  readonly name!: string;

  @Field(() => Int, { nullable: true, description: 'The seat; null for the game as a whole.' })
  readonly seat!: number | null;

  @Field(() => String, { nullable: true, description: 'What it is of: a card, a faction, a source.' })
  readonly of!: string | null;

  @Field(() => Int, { description: 'The round, from 1 on.' })
  readonly round!: number;

  @Field(() => Float, { description: 'Its sum over the round.' })
  readonly value!: number;

  @Field(() => Int, { description: 'How often it was counted.' })
  readonly times!: number;
}

export const ListedGameConnection = connectionOf(ListedGame, 'ListedGame');
export const GamesResult = resultUnion('GamesResult', 'A page of games, or why there is none.', ListedGameConnection, [
  'invalid',
  'rebuilding',
]);
export const ListedGameResult = resultUnion('ListedGameResult', 'A game as it is listed, or why it is not shown.', ListedGame, [
  'not-found',
  'rebuilding',
]);
