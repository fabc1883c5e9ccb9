import type { VariationHead, VariationSight } from '@kronika/application';
import type { Json, Position } from '@kronika/event-log';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Player } from '../common/player';
import { resultUnion } from '../common/result-union';
import { OpenDecision } from '../games/results';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { JsonScalar } from '../scalars/json.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { AnnotatedInput } from './annotation-types';
import { VariationChanceEnum, VisibilityEnum } from './enums';

type Visibility = (typeof VisibilityEnum)[keyof typeof VisibilityEnum];
type VariationChance = (typeof VariationChanceEnum)[keyof typeof VariationChanceEnum];

@ObjectType({ description: 'A what-if line: where it leaves a game or another line, and how far it goes.' })
export class VariationNode {
  @Field(() => ID, { description: 'The id of the variation.' })
  readonly variationId!: string;

  @Field(() => ID, { description: 'The game that it is about.' })
  readonly gameId!: string;

  @Field(() => ID, { nullable: true, description: 'The variation that it leaves; null where it leaves the game itself.' })
  readonly parentId!: string | null;

  @Field(() => Int, { description: 'The last version that it shares with what it leaves.' })
  readonly fromVersion!: number;

  @Field(() => Int, { description: 'The version at its end; its own events count on from `fromVersion`.' })
  readonly lastVersion!: number;

  @Field(() => VariationChanceEnum, { description: 'Where its draws come from.' })
  readonly chance!: VariationChance;

  @Field(() => VisibilityEnum, { description: 'Who may see it.' })
  readonly visibility!: Visibility;

  @Field(() => Player, { description: 'Who made it.' })
  readonly author!: Player;

  @Field(() => DateTimeScalar, { description: 'When it was begun.' })
  readonly createdAt!: number;
}

@ObjectType({ description: 'All variations on a game that the caller may see, the oldest first: a tree by their parents.' })
export class VariationTree {
  @Field(() => [VariationNode], { description: 'The variations.' })
  readonly variations!: readonly VariationNode[];
}

@ObjectType({ description: 'The legal moves of a seat.' })
export class SeatMoves {
  @Field(() => Int, { description: 'The seat, from 0 on.' })
  readonly seat!: number;

  @Field(() => [JsonScalar], { description: 'Its legal moves.' })
  readonly moves!: readonly Json[];
}

@ObjectType({ description: 'A variation at one of its versions, seen like a released game.' })
export class Variation extends VariationNode {
  @Field({ description: 'Which game it is, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => Int, { description: 'The version of the rules that it is played under.' })
  readonly rulesVersion!: number;

  @Field({ description: 'SHA-256 of the content pack that it is played with.' })
  readonly packHash!: string;

  @Field(() => Int, { description: 'The version that this is the state of.' })
  readonly version!: number;

  @Field(() => JsonScalar, { description: 'What is seen: everything, or what the seat sees that was asked for.' })
  readonly view!: Json;

  @Field(() => [OpenDecision], { description: 'Who has to decide what.' })
  readonly toAct!: readonly OpenDecision[];

  @Field(() => [SeatMoves], { description: 'The legal moves of every seat that has to act.' })
  readonly legalMoves!: readonly SeatMoves[];

  @Field(() => JsonScalar, { nullable: true, description: 'How the line ended; null while it can go on.' })
  readonly outcome!: Json;
}

/** A variation as GraphQL has it. */
export function variationNode<Sight extends VariationHead>({
  authorId,
  ...head
}: Sight): Omit<Sight, 'authorId'> & { readonly author: Player } {
  return { ...head, author: { id: authorId } };
}
export type VariationShown = Omit<VariationSight, 'authorId'> & { readonly author: Player };

@ObjectType({ description: 'Something about a variation was written.' })
export class WrittenVariation {
  @Field(() => ID, { description: 'The variation.' })
  readonly variationId!: string;

  @Field(() => String, { nullable: true, description: 'The secret that opens it, told this once, where it has just been shared by link.' })
  readonly link!: string | null;

  @Field(() => Int, { description: 'The version at the end of the line.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands: hand it in as `minPosition` to read your own writes.' })
  readonly position!: Position;
}

export const VariationResult = resultUnion('VariationResult', 'A variation, or why it is not shown.', Variation, ['not-found']);
export const VariationTreeResult = resultUnion('VariationTreeResult', 'The variations on a game.', VariationTree, [
  'not-found',
  'rebuilding',
]);
export const VariationWrittenResult = resultUnion('VariationWrittenResult', 'What came of a command on a variation.', WrittenVariation, [
  'not-found',
  'forbidden',
  'invalid',
  'refused',
  'conflict',
]);
export const VariationMoveResult = resultUnion('VariationMoveResult', 'What came of a move in a variation.', WrittenVariation, [
  'illegal-move',
  'not-your-turn',
  'not-found',
  'forbidden',
  'invalid',
  'refused',
  'conflict',
]);

@InputType({ description: 'A variation to begin.' })
export class StartVariationInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => AnnotatedInput, { description: 'What it leaves: a released game, or another variation.' })
  readonly from!: AnnotatedInput;

  @Field(() => Int, { description: 'The last version that it shares with that.' })
  readonly version!: number;

  @Field(() => VariationChanceEnum, { defaultValue: VariationChanceEnum.RECORDED, description: 'Where its draws come from.' })
  readonly chance!: VariationChance;

  @Field(() => VisibilityEnum, { defaultValue: VisibilityEnum.PRIVATE, description: 'Who may see it.' })
  readonly visibility!: Visibility;

  @Field(() => [String], { defaultValue: [], description: 'Secrets that the caller was given, of what is shared by link.' })
  readonly links!: readonly string[];
}

@InputType({ description: 'A command on a variation.' })
export class VariationInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The variation.' })
  readonly variationId!: string;
}

@InputType({ description: 'A move at the end of a variation.' })
export class PlayVariationMoveInput extends VariationInput {
  @Field(() => Int, { description: 'The seat that moves.' })
  readonly seat!: number;

  @Field(() => ID, { nullable: true, description: "The decision that the move answers; the seat's open one where none is named." })
  readonly decisionId!: string | null;

  @Field(() => JsonScalar, { description: "One of the seat's legal moves." })
  readonly move!: Json;
}

@InputType({ description: 'Who may see a variation from now on.' })
export class ShareVariationInput extends VariationInput {
  @Field(() => VisibilityEnum, { description: 'Who may see it.' })
  readonly visibility!: Visibility;
}
