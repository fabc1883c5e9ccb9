import type { Recorded } from '../event-parser';
import type { Subject } from '../subject';
import type { Sharing } from '../visibility';
import { parseStudyEvent, type StudyEvent, type StudyRole } from './study-events';

/** A place to look at: a version of a game or a variation, under a name. */
export interface Chapter {
  readonly id: string;
  /** The hash of its name. */
  readonly name: string;
  readonly subject: Subject;
  readonly version: number;
  readonly addedBy: string;
}

/** A collection of annotated chapters that several people work on. */
export interface Study {
  /** The hash of its title. */
  readonly title: string;
  readonly sharing: Sharing;
  readonly members: ReadonlyMap<string, StudyRole>;
  readonly chapters: readonly Chapter[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly deleted: boolean;
}

/** Applies a recorded event; the first one meets `undefined`. */
export function evolveStudy(study: Study | undefined, recorded: Recorded): Study | undefined {
  const event = parseStudyEvent(recorded);
  if (event === undefined) return study;
  if (event.type === 'StudyCreated') {
    const { title, sharing } = event.open;
    const members = new Map([[recorded.actor, 'owner' as const]]);
    return { title, sharing, members, chapters: [], createdAt: recorded.time, changedAt: recorded.time, deleted: false };
  }
  return study && { ...study, ...changes(study, event, recorded.actor), changedAt: recorded.time };
}

function changes(study: Study, event: Exclude<StudyEvent, { type: 'StudyCreated' }>, actor: string): Partial<Study> {
  switch (event.type) {
    case 'StudyRenamed':
      return { title: event.open.title };
    case 'StudyShared':
      return { sharing: event.open.sharing };
    case 'MemberSet':
      return { members: new Map(study.members).set(event.open.account, event.open.role) };
    case 'MemberRemoved':
      return { members: new Map([...study.members].filter(([account]) => account !== event.open.account)) };
    case 'ChapterAdded': {
      const { chapter: id, ...chapter } = event.open;
      return { chapters: [...study.chapters, { id, ...chapter, addedBy: actor }] };
    }
    case 'ChapterRenamed': {
      const { chapter: id, name } = event.open;
      return { chapters: study.chapters.map((chapter) => (chapter.id === id ? { ...chapter, name } : chapter)) };
    }
    case 'ChapterMoved': {
      const { chapter: id, to } = event.open;
      const others = study.chapters.filter((chapter) => chapter.id !== id);
      return { chapters: others.toSpliced(to, 0, ...study.chapters.filter((chapter) => chapter.id === id)) };
    }
    case 'ChapterRemoved':
      return { chapters: study.chapters.filter((chapter) => chapter.id !== event.open.chapter) };
    case 'StudyDeleted':
      return { deleted: true };
  }
}

/** The hashes of everything that a study is called: erased with it. */
export function namesOf({ title, chapters }: Study): readonly string[] {
  return [title, ...chapters.map(({ name }) => name)];
}
