import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { PageArguments } from '../common/connection';
import { AnnotatedInput } from './annotation-types';
import { GlyphEnum, MarkColourEnum, MarkShapeEnum, VisibilityEnum } from './enums';

type Glyph = (typeof GlyphEnum)[keyof typeof GlyphEnum];
type Visibility = (typeof VisibilityEnum)[keyof typeof VisibilityEnum];

@ArgsType()
export class LinkArguments {
  @Field(() => [String], { defaultValue: [], description: 'Secrets that the caller was given, of what is shared by link; at most 20.' })
  readonly links!: readonly string[];
}

@ArgsType()
export class AnnotationsArguments extends PageArguments {
  @Field(() => [String], { defaultValue: [], description: 'Secrets that the caller was given, of what is shared by link; at most 20.' })
  readonly links!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'Only from this version on.' })
  readonly fromVersion!: number | null;

  @Field(() => Int, { nullable: true, description: 'Only up to this version.' })
  readonly toVersion!: number | null;

  @Field(() => String, { nullable: true, description: 'Only those with this tag.' })
  readonly tag!: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those by this account.' })
  readonly authorId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those that belong to this study.' })
  readonly studyId!: string | null;
}

@InputType({ description: 'A mark on something on the board.' })
export class MarkInput {
  @Field(() => MarkShapeEnum, { description: 'How to mark it.' })
  readonly shape!: (typeof MarkShapeEnum)[keyof typeof MarkShapeEnum];

  @Field(() => MarkColourEnum, { description: 'In which colour.' })
  readonly colour!: (typeof MarkColourEnum)[keyof typeof MarkColourEnum];

  @Field({ description: "What to mark, as the game's views and moves name it: seat2.ruins[1]." })
  readonly target!: string;

  @Field(() => String, { nullable: true, description: 'What an arrow points to.' })
  readonly to!: string | null;
}

@InputType({ description: 'Something to write at a version.' })
export class AnnotateInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => AnnotatedInput, { description: 'The game or variation.' })
  readonly subject!: AnnotatedInput;

  @Field(() => Int, { description: 'The version; an answer has that of what it answers.' })
  readonly version!: number;

  @Field(() => ID, { nullable: true, description: 'The annotation to answer.' })
  readonly parentId!: string | null;

  @Field(() => GlyphEnum, { nullable: true, description: 'How to judge the move.' })
  readonly glyph!: Glyph | null;

  @Field({ defaultValue: '', description: 'Markdown, at most 10,000 characters.' })
  readonly markdown!: string;

  @Field(() => [String], { defaultValue: [], description: 'At most 10 tags of letters, digits, blanks, - and _.' })
  readonly tags!: readonly string[];

  @Field(() => [MarkInput], { defaultValue: [], description: 'At most 60 marks.' })
  readonly marks!: readonly MarkInput[];

  @Field(() => VisibilityEnum, { defaultValue: VisibilityEnum.PRIVATE, description: 'Who may read it once the game is released.' })
  readonly visibility!: Visibility;

  @Field(() => ID, { nullable: true, description: 'The study that it belongs to: then who reads the study reads it.' })
  readonly studyId!: string | null;

  @Field({ defaultValue: false, description: "Live commentary: for the game's commentators; spectators read it with the delay." })
  readonly commentary!: boolean;

  @Field(() => [String], { defaultValue: [], description: 'Secrets that the caller was given, of what is shared by link.' })
  readonly links!: readonly string[];
}

@InputType({ description: 'New words for an annotation.' })
export class EditAnnotationInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => AnnotatedInput, { description: 'The game or variation that it is about.' })
  readonly subject!: AnnotatedInput;

  @Field(() => ID, { description: 'The annotation.' })
  readonly annotationId!: string;

  @Field(() => GlyphEnum, { nullable: true, description: 'How to judge the move.' })
  readonly glyph!: Glyph | null;

  @Field({ defaultValue: '', description: 'Markdown, at most 10,000 characters.' })
  readonly markdown!: string;

  @Field(() => [String], { defaultValue: [], description: 'At most 10 tags of letters, digits, blanks, - and _.' })
  readonly tags!: readonly string[];

  @Field(() => [MarkInput], { defaultValue: [], description: 'At most 60 marks.' })
  readonly marks!: readonly MarkInput[];
}

@InputType({ description: 'Who may read a thread from now on.' })
export class ShareAnnotationInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => AnnotatedInput, { description: 'The game or variation that it is about.' })
  readonly subject!: AnnotatedInput;

  @Field(() => ID, { description: 'The annotation that begins the thread.' })
  readonly annotationId!: string;

  @Field(() => VisibilityEnum, { description: 'Who may read it.' })
  readonly visibility!: Visibility;
}

@InputType({ description: 'An annotation to take away.' })
export class DeleteAnnotationInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => AnnotatedInput, { description: 'The game or variation that it is about.' })
  readonly subject!: AnnotatedInput;

  @Field(() => ID, { description: 'The annotation.' })
  readonly annotationId!: string;
}
