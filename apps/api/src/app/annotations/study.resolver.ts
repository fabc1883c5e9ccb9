import type { Subject } from '@kronika/annotations';
import { type Caller, type CommandResult, type Rebuilding, Studies, type StudyWritten } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { PageArguments } from '../common/connection';
import { By } from '../common/context';
import { PositionScalar } from '../scalars/position.scalar';
import { LinkArguments } from './annotation-inputs';
import { AnnotatedInput } from './annotation-types';
import { connection, placeOf } from './pages';
import {
  AddChapterInput,
  ChapterInput,
  CreateStudyInput,
  MoveChapterInput,
  RenameChapterInput,
  RenameStudyInput,
  SetStudyMemberInput,
  ShareStudyInput,
  StudiesResult,
  type StudyShown,
  StudyInput,
  studyOf,
  type StudyPage,
  StudyResult,
  StudyWrittenResult,
} from './study-types';

type Written = Promise<CommandResult<StudyWritten>>;

@Resolver()
export class StudyResolver {
  constructor(private readonly studies: Studies) {}

  @Query(() => StudyResult, { description: 'A study that the caller may read.' })
  async study(
    @Args('studyId', { type: () => ID, description: 'The id of the study.' }) studyId: string,
    @Args() { links }: LinkArguments,
    @By() caller: Caller,
  ): Promise<CommandResult<StudyShown>> {
    const seen = await this.studies.see(caller, studyId, links);
    return seen.kind === 'done' ? { kind: 'done', ...studyOf(seen) } : seen;
  }

  @Query(() => StudiesResult, {
    name: 'studies',
    description: 'Public studies and those that the caller works on, the latest changed first.',
  })
  async list(
    @Args('mine', { defaultValue: false, description: 'Only those that the caller works on.' }) mine: boolean,
    @Args('subject', { type: () => AnnotatedInput, nullable: true, description: 'Only those with a chapter on this.' })
    subject: AnnotatedInput | null,
    @Args('minPosition', { type: () => PositionScalar, nullable: true, description: 'Wait for what was written here.' })
    minPosition: Position | null,
    @Args() page: PageArguments,
    @By() caller: Caller,
  ): Promise<StudyPage | Rebuilding> {
    const place = placeOf(page);
    const filter = { mine, ...(subject ? { subject: plain(subject) } : {}) };
    const found = await this.studies.list(caller, filter, place, minPosition ?? undefined);
    return found.kind === 'done' ? connection(found.studies.map(studyOf), place.offset, found.total) : found;
  }

  @Mutation(() => StudyWrittenResult, { description: 'Makes a study; the caller owns it.' })
  createStudy(@Args('input', { description: 'The study.' }) input: CreateStudyInput, @By() caller: Caller): Written {
    return this.studies.create(caller, input);
  }

  @Mutation(() => StudyWrittenResult, { description: 'Gives a study another title.' })
  renameStudy(@Args('input', { description: 'The title.' }) input: RenameStudyInput, @By() caller: Caller): Written {
    return this.studies.rename(caller, input);
  }

  @Mutation(() => StudyWrittenResult, { description: 'Changes who may read a study.' })
  shareStudy(@Args('input', { description: 'Who may read it.' }) input: ShareStudyInput, @By() caller: Caller): Written {
    return this.studies.share(caller, input);
  }

  @Mutation(() => StudyWrittenResult, { description: 'Gives somebody a role in a study, or takes it away. Everybody may leave.' })
  setStudyMember(@Args('input', { description: 'The role.' }) input: SetStudyMemberInput, @By() caller: Caller): Written {
    const { commandId, studyId, accountId, role } = input;
    return this.studies.setMember(caller, { commandId, studyId, accountId, role: role ?? null });
  }

  @Mutation(() => StudyWrittenResult, { description: 'Adds a chapter on a released game or a variation.' })
  addChapter(@Args('input', { description: 'The chapter.' }) input: AddChapterInput, @By() caller: Caller): Written {
    const { commandId, studyId, name, subject, version, links } = input;
    return this.studies.addChapter(caller, { commandId, studyId, name, subject: plain(subject), version, links });
  }

  @Mutation(() => StudyWrittenResult, { description: 'Gives a chapter another name.' })
  renameChapter(@Args('input', { description: 'The name.' }) input: RenameChapterInput, @By() caller: Caller): Written {
    return this.studies.renameChapter(caller, input);
  }

  @Mutation(() => StudyWrittenResult, { description: 'Puts a chapter in another place.' })
  moveChapter(@Args('input', { description: 'The place.' }) input: MoveChapterInput, @By() caller: Caller): Written {
    return this.studies.moveChapter(caller, input);
  }

  @Mutation(() => StudyWrittenResult, { description: 'Takes a chapter out of a study.' })
  removeChapter(@Args('input', { description: 'Which one.' }) input: ChapterInput, @By() caller: Caller): Written {
    return this.studies.removeChapter(caller, input);
  }

  @Mutation(() => StudyWrittenResult, { description: 'Deletes a study: for its owners and, what is not private, for administrators.' })
  deleteStudy(@Args('input', { description: 'Which one.' }) input: StudyInput, @By() caller: Caller): Written {
    return this.studies.remove(caller, input);
  }
}

function plain({ kind, id }: Subject): Subject {
  return { kind, id };
}
