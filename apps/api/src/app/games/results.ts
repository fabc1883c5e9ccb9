import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Json } from '@kronika/event-log';
import { Player } from '../common/player';
import { resultUnion } from '../common/result-union';
import { Written } from '../common/written';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { JsonScalar } from '../scalars/json.scalar';
import { GameClock, TimeOutPolicy } from '../tables/clock';
import { Perspective } from './perspective';

@ObjectType({ description: 'Something that a seat has to decide now.' })
export class OpenDecision {
  @Field(() => ID, { description: 'Name it when you play a move: the move then answers this decision, or nothing.' })
  readonly id!: string;

  @Field(() => Int, { description: 'The seat, from 0 on.' })
  readonly seat!: number;

  @Field({ description: 'The turn that it belongs to.' })
  readonly turn!: string;

  @Field({ description: 'What is asked, as the game calls it.' })
  readonly kind!: string;
}

@ObjectType({ description: 'A seat of a game.' })
export class GameSeat {
  @Field(() => Int, { description: 'The seat, from 0 on.' })
  readonly seat!: number;

  @Field(() => Player, { nullable: true, description: 'Who plays it; null for a bot.' })
  readonly player!: Player | null;

  @Field(() => String, { nullable: true, description: 'The bot that plays it; null for a person.' })
  readonly bot!: string | null;

  @Field({ description: 'Whether it gave up: it is placed behind those that did not.' })
  readonly gaveUp!: boolean;

  @Field({ description: 'Whether it agrees to abandon the game.' })
  readonly abandons!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Milliseconds in its bank at the beginning of the running turn; null without a bank.',
  })
  readonly leftMs!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its time is up if it does not act; null while its clock stands still.',
  })
  readonly deadline!: number | null;
}

@ObjectType({ description: 'Something that a move points at.' })
export class MoveTarget {
  @Field({ description: "What it is, as the game's moves call it: card, place, seat, …" })
  readonly kind!: string;

  @Field(() => JsonScalar, { description: 'Which one, as the view names it.' })
  readonly value!: Json;
}

@ObjectType({ description: 'A legal move, with what it points at.' })
export class MoveOption {
  @Field(() => JsonScalar, { description: 'The move.' })
  readonly move!: Json;

  @Field(() => [MoveTarget], { description: 'What it points at.' })
  readonly targets!: readonly MoveTarget[];
}

@ObjectType({ description: 'The place of a game in a tournament.' })
export class GameTournament {
  @Field(() => ID, { description: 'The tournament.' })
  readonly tournamentId!: string;

  @Field(() => Int, { description: 'The stage, from 1 on.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'The round, from 1 on.' })
  readonly round!: number;

  @Field({ description: 'The table.' })
  readonly table!: string;
}

@ObjectType({ description: 'A game as the viewer may see it.' })
export class GameSight {
  @Field(() => ID, { description: 'The id of this game.' })
  readonly gameId!: string;

  @Field({ description: 'Which game it is, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => Int, { description: 'The version of the rules that it is played under.' })
  readonly rulesVersion!: number;

  @Field({ description: 'SHA-256 of the content pack that it is played with.' })
  readonly packHash!: string;

  @Field(() => JsonScalar, { description: 'Its options.' })
  readonly options!: Json;

  @Field(() => [GameSeat], { description: 'Its seats, in order.' })
  readonly seats!: readonly GameSeat[];

  @Field(() => Perspective, { description: 'Whose eyes it is seen through.' })
  readonly perspective!: Perspective;

  @Field(() => Int, { nullable: true, description: 'The seat that it is seen from; null for other eyes.' })
  readonly seat!: number | null;

  @Field(() => Int, { description: 'The version that this is the state of.' })
  readonly version!: number;

  @Field(() => JsonScalar, { description: 'What the viewer sees.' })
  readonly view!: Json;

  @Field(() => [OpenDecision], { description: 'Who has to decide what.' })
  readonly toAct!: readonly OpenDecision[];

  @Field(() => [JsonScalar], { description: "The legal moves of the viewer's seat." })
  readonly legalMoves!: readonly Json[];

  @Field(() => [MoveOption], { description: 'The legal moves again, each with what it points at, so that a page can highlight it.' })
  readonly moveOptions!: readonly MoveOption[];

  @Field(() => [Int], { description: 'The versions that the seat could go back to, nearest first.' })
  readonly takeBackTargets!: readonly number[];

  @Field(() => JsonScalar, { nullable: true, description: 'How the game ended; null while it goes on, and where it was abandoned.' })
  readonly outcome!: Json;

  @Field(() => String, {
    nullable: true,
    description: 'What ended it: play, resignation, time-out, adjudication or abandonment; null while it goes on.',
  })
  readonly endedBy!: string | null;

  @Field({ description: 'Whether everything about the game is open.' })
  readonly released!: boolean;

  @Field({ description: 'Whether it waits for an arbiter after a time-out.' })
  readonly awaitsAdjudication!: boolean;

  @Field(() => GameClock, { description: 'How long seats may think.' })
  readonly clock!: GameClock;

  @Field(() => TimeOutPolicy, { description: 'What happens when the time of a seat is up.' })
  readonly timeOut!: TimeOutPolicy;

  @Field({ description: 'Whether it counts for ratings.' })
  readonly rated!: boolean;

  @Field({ description: 'Whether it was recorded elsewhere and brought here.' })
  readonly imported!: boolean;

  @Field(() => GameTournament, { nullable: true, description: 'The tournament that it belongs to, if any.' })
  readonly tournament!: GameTournament | null;
}

@ObjectType({ description: 'Some of the events of a game, in order, redacted for the viewer.' })
export class GameEvents {
  @Field(() => [JsonScalar], { description: 'The envelopes; parts that the viewer may not read hold their hash only.' })
  readonly events!: readonly Json[];
}

export const GameResult = resultUnion('GameResult', 'A game, or why it is not shown.', GameSight, ['not-found', 'forbidden']);

/** The rejections that every command to a game can meet. */
const common = ['conflict', 'invalid', 'forbidden', 'not-found'] as const;

export const PlayMoveResult = resultUnion('PlayMoveResult', 'What came of a move.', Written, ['illegal-move', 'not-your-turn', ...common]);
export const TakeBackResult = resultUnion('TakeBackResult', 'What came of a take-back.', Written, ['cannot-take-back', ...common]);
export const GameCommandResult = resultUnion('GameCommandResult', 'What came of a command to a game.', Written, common);
