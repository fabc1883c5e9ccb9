import type { StudySight } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { type Connection, connectionOf } from '../common/connection';
import { Player } from '../common/player';
import { resultUnion } from '../common/result-union';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { Annotated, AnnotatedInput } from './annotation-types';
import { StudyRoleEnum, VisibilityEnum } from './enums';

type Visibility = (typeof VisibilityEnum)[keyof typeof VisibilityEnum];
type StudyRole = (typeof StudyRoleEnum)[keyof typeof StudyRoleEnum];

@ObjectType({ description: 'Somebody who works on a study.' })
export class StudyMember {
  @Field(() => Player, { description: 'Who.' })
  readonly player!: Player;

  @Field(() => StudyRoleEnum, { description: 'What they may do.' })
  readonly role!: StudyRole;
}

@ObjectType({ description: 'A place to look at, under a name.' })
export class Chapter {
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly id!: string;

  @Field({ description: 'Its name.' })
  readonly name!: string;

  @Field(() => Annotated, { description: 'The game or variation that it shows.' })
  readonly subject!: Annotated;

  @Field(() => Int, { description: 'The version that it begins at.' })
  readonly version!: number;
}

@ObjectType({ description: 'Chapters on games and variations, which several people annotate together.' })
export class Study {
  @Field(() => ID, { description: 'The id of the study.' })
  readonly studyId!: string;

  @Field({ description: 'Its title.' })
  readonly title!: string;

  @Field(() => VisibilityEnum, { description: 'Who may read it.' })
  readonly visibility!: Visibility;

  @Field(() => [StudyMember], { description: 'Who works on it.' })
  readonly members!: readonly StudyMember[];

  @Field(() => [Chapter], { description: 'Its chapters, in order.' })
  readonly chapters!: readonly Chapter[];

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  readonly createdAt!: number;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  readonly changedAt!: number;

  @Field(() => Int, { description: 'Its version.' })
  readonly version!: number;
}

export type StudyShown = Omit<StudySight, 'members'> & { readonly members: readonly StudyMember[] };

/** A study as GraphQL has it. */
export function studyOf({ members, ...study }: StudySight): StudyShown {
  return { ...study, members: members.map(({ accountId, role }) => ({ player: { id: accountId }, role })) };
}

export const StudyConnection = connectionOf(Study, 'Study');
export type StudyPage = Connection<Study> & { readonly kind: 'done' };

@ObjectType({ description: 'Something about a study was written.' })
export class WrittenStudy {
  @Field(() => ID, { description: 'The study.' })
  readonly studyId!: string;

  @Field(() => ID, { nullable: true, description: 'The chapter, where it was about one.' })
  readonly chapterId!: string | null;

  @Field(() => String, { nullable: true, description: 'The secret that opens it, told this once, where it has just been shared by link.' })
  readonly link!: string | null;

  @Field(() => Int, { description: 'The version of the study after it.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands: hand it in as `minPosition` to read your own writes.' })
  readonly position!: Position;
}

export const StudyResult = resultUnion('StudyResult', 'A study, or why it is not shown.', Study, ['not-found']);
export const StudiesResult = resultUnion('StudiesResult', 'Studies that the caller may read.', StudyConnection, ['rebuilding']);
export const StudyWrittenResult = resultUnion('StudyWrittenResult', 'What came of a command on a study.', WrittenStudy, [
  'not-found',
  'forbidden',
  'invalid',
  'refused',
  'conflict',
]);

@InputType({ description: 'A command on a study.' })
export class StudyInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The study.' })
  readonly studyId!: string;
}

@InputType({ description: 'A study to make.' })
export class CreateStudyInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field({ description: 'Its title: one line, at most 120 characters.' })
  readonly title!: string;

  @Field(() => VisibilityEnum, { defaultValue: VisibilityEnum.PRIVATE, description: 'Who may read it.' })
  readonly visibility!: Visibility;
}

@InputType({ description: 'Another title for a study.' })
export class RenameStudyInput extends StudyInput {
  @Field({ description: 'One line, at most 120 characters.' })
  readonly title!: string;
}

@InputType({ description: 'Who may read a study from now on.' })
export class ShareStudyInput extends StudyInput {
  @Field(() => VisibilityEnum, { description: 'Who may read it.' })
  readonly visibility!: Visibility;
}

@InputType({ description: 'A role in a study.' })
export class SetStudyMemberInput extends StudyInput {
  @Field(() => ID, { description: 'The account.' })
  readonly accountId!: string;

  @Field(() => StudyRoleEnum, { nullable: true, description: 'What they may do from now on; null takes their role away.' })
  readonly role!: StudyRole | null;
}

@InputType({ description: 'A chapter to add.' })
export class AddChapterInput extends StudyInput {
  @Field({ description: 'Its name: one line, at most 120 characters.' })
  readonly name!: string;

  @Field(() => AnnotatedInput, { description: 'The released game or the variation that it shows.' })
  readonly subject!: AnnotatedInput;

  @Field(() => Int, { description: 'The version that it begins at.' })
  readonly version!: number;

  @Field(() => [String], { defaultValue: [], description: 'Secrets that the caller was given, of what is shared by link.' })
  readonly links!: readonly string[];
}

@InputType({ description: 'A chapter of a study.' })
export class ChapterInput extends StudyInput {
  @Field(() => ID, { description: 'The chapter.' })
  readonly chapterId!: string;
}

@InputType({ description: 'Another name for a chapter.' })
export class RenameChapterInput extends ChapterInput {
  @Field({ description: 'One line, at most 120 characters.' })
  readonly name!: string;
}

@InputType({ description: 'Another place for a chapter.' })
export class MoveChapterInput extends ChapterInput {
  @Field(() => Int, { description: 'The place among the chapters, from 0 on.' })
  readonly to!: number;
}
