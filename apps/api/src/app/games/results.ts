import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Json, Position } from '@kronika/event-log';
import { JsonScalar } from '../scalars/json.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { resultUnion } from '../common/result-union';
import { Written } from '../common/written';

@ObjectType({ description: 'A game was started.' })
export class StartedGame {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly gameId!: string;

  @Field(() => Int, { description: 'The version of the game after its set-up.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands.' })
  readonly position!: Position;
}

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

  @Field(() => Int, { description: 'How many seats it has.' })
  readonly seats!: number;

  @Field(() => Int, { nullable: true, description: "The viewer's own seat; null for those who hold none." })
  readonly seat!: number | null;

  @Field(() => Int, { description: 'The version that this is the state of.' })
  readonly version!: number;

  @Field(() => JsonScalar, { description: 'What the viewer sees.' })
  readonly view!: Json;

  @Field(() => [OpenDecision], { description: 'Who has to decide what.' })
  readonly toAct!: readonly OpenDecision[];

  @Field(() => [JsonScalar], { description: "The legal moves of the viewer's seat." })
  readonly legalMoves!: readonly Json[];

  @Field(() => [Int], { description: 'The versions that the seat could go back to, nearest first.' })
  readonly takeBackTargets!: readonly number[];

  @Field(() => JsonScalar, { nullable: true, description: 'How the game ended; null while it goes on.' })
  readonly outcome!: Json;

  @Field({ description: 'Whether everything about the game is open.' })
  readonly released!: boolean;
}

@ObjectType({ description: 'Some of the events of a game, in order, redacted for the viewer.' })
export class GameEvents {
  @Field(() => [JsonScalar], { description: 'The envelopes; parts that the viewer may not read hold their hash only.' })
  readonly events!: readonly Json[];
}

export const GameResult = resultUnion('GameResult', 'A game, or why it is not shown.', GameSight, ['not-found', 'forbidden']);
export const StartGameResult = resultUnion('StartGameResult', 'What came of starting a game.', StartedGame, [
  'not-found',
  'invalid',
  'conflict',
]);
export const PlayMoveResult = resultUnion('PlayMoveResult', 'What came of a move.', Written, [
  'illegal-move',
  'not-your-turn',
  'conflict',
  'invalid',
  'forbidden',
  'not-found',
]);
export const TakeBackResult = resultUnion('TakeBackResult', 'What came of a take-back.', Written, [
  'cannot-take-back',
  'conflict',
  'invalid',
  'forbidden',
  'not-found',
]);
