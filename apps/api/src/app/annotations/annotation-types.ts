import type { AnnotationSight } from '@kronika/application';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '@kronika/event-log';
import { type Connection, connectionOf } from '../common/connection';
import { Player } from '../common/player';
import { resultUnion } from '../common/result-union';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { GlyphEnum, MarkColourEnum, MarkShapeEnum, SubjectKindEnum, VisibilityEnum } from './enums';

@ObjectType({ description: 'What an annotation or a chapter is about: a game, or a variation of one.' })
export class Annotated {
  @Field(() => SubjectKindEnum, { description: 'Whether it is a game or a variation.' })
  readonly kind!: 'game' | 'variation';

  @Field(() => ID, { description: 'The id of the game or the variation.' })
  readonly id!: string;
}

@InputType({ description: 'A game, or a variation of one.' })
export class AnnotatedInput {
  @Field(() => SubjectKindEnum, { description: 'Whether it is a game or a variation.' })
  readonly kind!: 'game' | 'variation';

  @Field(() => ID, { description: 'The id of the game or the variation.' })
  readonly id!: string;
}

@ObjectType({ description: 'A mark on something on the board.' })
export class Mark {
  @Field(() => MarkShapeEnum, { description: 'How it is marked.' })
  readonly shape!: 'circle' | 'highlight' | 'arrow';

  @Field(() => MarkColourEnum, { description: 'In which colour.' })
  readonly colour!: 'green' | 'red' | 'blue' | 'yellow';

  @Field({ description: "What is marked, as the game's views and moves name it: seat2.ruins[1]." })
  readonly target!: string;

  @Field(() => String, { nullable: true, description: 'What an arrow points to.' })
  readonly to!: string | null;
}

@ObjectType({ description: 'What somebody wrote at a version of a game or a variation.' })
export class Annotation {
  @Field(() => ID, { description: 'The id of the annotation.' })
  readonly id!: string;

  @Field(() => Annotated, { description: 'What it is about.' })
  readonly subject!: Annotated;

  @Field(() => Int, { description: 'The version that it is about.' })
  readonly version!: number;

  @Field(() => ID, { nullable: true, description: 'The annotation that it answers.' })
  readonly parentId!: string | null;

  @Field(() => Int, { description: 'How deep it stands in its thread: 0 for what begins one.' })
  readonly depth!: number;

  @Field(() => Player, { nullable: true, description: 'Who wrote it; null where it was deleted.' })
  readonly author!: Player | null;

  @Field(() => GlyphEnum, { nullable: true, description: 'How it judges the move.' })
  readonly glyph!: AnnotationSight['glyph'];

  @Field({ description: 'What it says, in Markdown.' })
  readonly markdown!: string;

  @Field(() => [String], { description: 'Its tags.' })
  readonly tags!: readonly string[];

  @Field(() => [Mark], { description: 'What it marks on the board.' })
  readonly marks!: readonly Mark[];

  @Field(() => VisibilityEnum, { nullable: true, description: 'Who may read its thread; null where its study decides.' })
  readonly visibility!: 'private' | 'link' | 'public' | null;

  @Field(() => ID, { nullable: true, description: 'The study that it belongs to.' })
  readonly studyId!: string | null;

  @Field({ description: 'Whether a commentator said it while the game was on.' })
  readonly commentary!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  readonly createdAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last changed.' })
  readonly editedAt!: number | null;

  @Field({ description: 'Whether it was deleted: then it only holds its answers together.' })
  readonly deleted!: boolean;
}

/** An annotation as GraphQL has it. */
export function annotationOf(sight: AnnotationSight): Annotation {
  const { content, authorId, visibility, ...rest } = sight;
  return {
    ...rest,
    author: authorId === null ? null : { id: authorId },
    markdown: content.text,
    tags: content.tags,
    marks: content.marks,
    visibility: visibility === 'study' ? null : visibility,
  };
}

export const AnnotationConnection = connectionOf(Annotation, 'Annotation');
export type AnnotationPage = Connection<Annotation> & { readonly kind: 'done' };

@ObjectType({ description: 'The annotations of a game or a variation as they stand.' })
export class AnnotationList {
  @Field(() => [Annotation], { description: 'In reading order: by version, answers behind what they answer.' })
  readonly annotations!: readonly Annotation[];
}

@ObjectType({ description: 'Something about an annotation was written.' })
export class WrittenAnnotation {
  @Field(() => ID, { description: 'The annotation.' })
  readonly annotationId!: string;

  @Field(() => String, { nullable: true, description: 'The secret that opens it, told this once, where it has just been shared by link.' })
  readonly link!: string | null;

  @Field(() => Int, { description: 'The version of the margin after it.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands: hand it in as `minPosition` to read your own writes.' })
  readonly position!: Position;
}

export const AnnotationsResult = resultUnion('AnnotationsResult', 'Annotations, or why none are shown.', AnnotationConnection, [
  'not-found',
]);
export const MyAnnotationsResult = resultUnion('MyAnnotationsResult', 'Annotations of the caller.', AnnotationConnection, ['rebuilding']);
export const AnnotateResult = resultUnion('AnnotateResult', 'What came of writing an annotation.', WrittenAnnotation, [
  'not-found',
  'forbidden',
  'invalid',
  'refused',
  'conflict',
]);
