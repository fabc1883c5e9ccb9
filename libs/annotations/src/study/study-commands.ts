import { accept, type Decided, refuse } from '../refusal';
import type { Subject } from '../subject';
import type { Sharing } from '../visibility';
import type { Chapter, Study } from './study';
import type { StudyEvent, StudyRole } from './study-events';

export const studyLimits = { chapters: 100, members: 100 } as const;

/** What can be asked of a study that exists; names are hashes of kept texts. */
export type StudyCommand =
  | { readonly kind: 'rename'; readonly title: string }
  | { readonly kind: 'share'; readonly sharing: Sharing }
  | { readonly kind: 'set-member'; readonly account: string; readonly role: StudyRole }
  | { readonly kind: 'remove-member'; readonly account: string }
  | { readonly kind: 'add-chapter'; readonly chapter: string; readonly name: string; readonly subject: Subject; readonly version: number }
  | { readonly kind: 'rename-chapter'; readonly chapter: string; readonly name: string }
  | { readonly kind: 'move-chapter'; readonly chapter: string; readonly to: number }
  | { readonly kind: 'remove-chapter'; readonly chapter: string }
  | { readonly kind: 'delete' };

export interface StudyActor {
  readonly account: string;
  /** May take a study away that is not their own. */
  readonly moderator: boolean;
}

/** What follows from a command of a member, or why nothing does. */
export function decideStudy(study: Study, command: StudyCommand, by: StudyActor): Decided<StudyEvent> {
  if (study.deleted) return refuse('deleted', 'The study was deleted.');
  const role = study.members.get(by.account);
  if (command.kind === 'delete') {
    if (role !== 'owner' && !by.moderator) return refuse('not-yours', 'Only an owner can delete a study.');
    return accept({ type: 'StudyDeleted', open: { moderated: role !== 'owner' } });
  }
  // Everybody may leave; the rest is for those who work on the study.
  const isLeaving = command.kind === 'remove-member' && command.account === by.account && role !== undefined;
  if (role !== 'owner' && !isLeaving && !(role === 'contributor' && isForContributors(command))) {
    return refuse('not-yours', role === undefined ? 'You do not work on this study.' : `This is not for a ${role}.`);
  }
  return decideAllowed(study, command);
}

function isForContributors({ kind }: StudyCommand): boolean {
  return kind === 'add-chapter' || kind === 'rename-chapter' || kind === 'move-chapter' || kind === 'remove-chapter';
}

function decideAllowed(study: Study, command: Exclude<StudyCommand, { kind: 'delete' }>): Decided<StudyEvent> {
  switch (command.kind) {
    case 'rename':
      return accept({ type: 'StudyRenamed', open: { title: command.title } });
    case 'share':
      return accept({ type: 'StudyShared', open: { sharing: command.sharing } });
    case 'set-member':
      return setMember(study, command);
    case 'remove-member':
      if (!study.members.has(command.account)) return refuse('unknown', 'There is no such member.');
      if (isLastOwner(study, command.account)) return refuse('last-owner', 'A study keeps at least one owner.');
      return accept({ type: 'MemberRemoved', open: { account: command.account } });
    case 'add-chapter': {
      if (study.chapters.length >= studyLimits.chapters) return refuse('too-many', `A study has at most ${studyLimits.chapters} chapters.`);
      const { chapter, name, subject, version } = command;
      return accept({ type: 'ChapterAdded', open: { chapter, name, subject, version } });
    }
    case 'rename-chapter':
      return withChapter(study, command.chapter, ({ id }) => ({ type: 'ChapterRenamed', open: { chapter: id, name: command.name } }));
    case 'move-chapter':
      if (command.to < 0 || command.to >= study.chapters.length) return refuse('wrong-place', 'There is no such place among the chapters.');
      return withChapter(study, command.chapter, ({ id }) => ({ type: 'ChapterMoved', open: { chapter: id, to: command.to } }));
    case 'remove-chapter':
      return withChapter(study, command.chapter, ({ id }) => ({ type: 'ChapterRemoved', open: { chapter: id } }));
  }
}

function setMember(study: Study, { account, role }: { readonly account: string; readonly role: StudyRole }): Decided<StudyEvent> {
  if (role !== 'owner' && isLastOwner(study, account)) return refuse('last-owner', 'A study keeps at least one owner.');
  if (!study.members.has(account) && study.members.size >= studyLimits.members) {
    return refuse('too-many', `A study has at most ${studyLimits.members} members.`);
  }
  return accept({ type: 'MemberSet', open: { account, role } });
}

function isLastOwner(study: Study, account: string): boolean {
  const owners = [...study.members].filter(([, role]) => role === 'owner');
  return owners.length === 1 && owners[0]?.[0] === account;
}

function withChapter(study: Study, id: string, event: (chapter: Chapter) => StudyEvent): Decided<StudyEvent> {
  const chapter = study.chapters.find((one) => one.id === id);
  return chapter === undefined ? refuse('unknown', 'There is no such chapter.') : accept(event(chapter));
}
