import {
  type Chapter,
  decideStudy,
  namesOf,
  parseStudyEvent,
  type Study,
  type StudyCommand,
  type StudyEvent,
  type StudyRole,
  studyStream,
  type Subject,
  titleSchema,
  type Visibility,
} from '@kronika/annotations';
import { derivedId, type Position } from '@kronika/event-log';
import { fromZod } from '@kronika/game-kernel';
import type { CommandResult, Rejection, Written } from '../command-result';
import type { ReadModel, Rebuilding } from '../read-model';
import type { AccountCaller, Caller } from '../rights/caller';
import type { AnnotationQueries, StudyFilter } from './annotation-queries';
import type { AnnotationParts } from './annotations';
import { newSharing } from './link-secrets';
import { mayReadStudy, type Reader, readerOf, writerOf } from './reader';
import { asFacts, runStreamCommand, type StreamWritten } from './stream-command';
import { subjectStanding } from './subject-standing';

/** A study as a reader gets it. */
export interface StudySight {
  readonly studyId: string;
  /** Empty where it was erased. */
  readonly title: string;
  readonly visibility: Visibility;
  readonly members: readonly { readonly accountId: string; readonly role: StudyRole }[];
  readonly chapters: readonly (Omit<Chapter, 'name' | 'addedBy'> & { readonly name: string })[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly version: number;
}

export type StudyWritten = Written & { readonly studyId: string; readonly chapterId: string | null; readonly link: string | null };

interface Cause {
  readonly commandId: string;
}
interface OnStudy extends Cause {
  readonly studyId: string;
}

const titles = fromZod(titleSchema);
const unknownStudy: Rejection = { kind: 'not-found', what: 'There is no such study.' };

/** Studies: named chapters on games and variations, which several people annotate together. */
export class Studies {
  readonly #parts: AnnotationParts;
  readonly #model: ReadModel<AnnotationQueries>;

  constructor(parts: AnnotationParts, model: ReadModel<AnnotationQueries>) {
    this.#parts = parts;
    this.#model = model;
  }

  async see(caller: Caller, studyId: string, links: readonly string[] = []): Promise<CommandResult<StudySight>> {
    const sight = await this.#sight(studyId, readerOf(caller, links, this.#parts.platform));
    return sight === undefined ? unknownStudy : { kind: 'done', ...sight };
  }

  /** The studies that the caller may read, the latest changed first: public ones and those that they work on. */
  async list(
    caller: Caller,
    filter: Omit<StudyFilter, 'account'>,
    page: { readonly offset: number; readonly limit: number },
    minPosition?: Position,
  ): Promise<{ readonly kind: 'done'; readonly studies: readonly StudySight[]; readonly total: number } | Rebuilding> {
    const reader = readerOf(caller, [], this.#parts.platform);
    const account = reader.account ?? null;
    const found = await this.#model.ask((queries) => queries.studies({ ...filter, account }, page), minPosition);
    if ('kind' in found) return found;
    const sights = await Promise.all(found.ids.map((id) => this.#sight(id, reader)));
    return { kind: 'done', studies: sights.flatMap((sight) => sight ?? []), total: found.total };
  }

  async create(
    caller: Caller,
    command: Cause & { readonly title: string; readonly visibility: Visibility },
  ): Promise<CommandResult<StudyWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const studyId = derivedId('study', account.accountId, command.commandId);
    const { sharing, link } = newSharing(command.visibility, this.#parts.platform);
    const result = await this.#named(account, { ...command, studyId }, command.title, 'title', (title) => ({
      decide: (study) =>
        study === undefined
          ? { ok: true, value: [{ type: 'StudyCreated', open: { title, sharing } } satisfies StudyEvent] }
          : { ok: false, error: { kind: 'conflict', code: 'busy', version: 0 } },
      isSame: (event) => event.type === 'StudyCreated',
    }));
    return result.kind === 'done' ? { ...result, studyId, chapterId: null, link: result.repeated ? null : link } : result;
  }

  async rename(caller: Caller, command: OnStudy & { readonly title: string }): Promise<CommandResult<StudyWritten>> {
    const before = (await this.#parts.stores.study(command.studyId))?.state.title;
    return this.#withName(caller, command, command.title, 'title', before, (title) => ({ kind: 'rename', title }), null);
  }

  share(caller: Caller, command: OnStudy & { readonly visibility: Visibility }): Promise<CommandResult<StudyWritten>> {
    const { sharing, link } = newSharing(command.visibility, this.#parts.platform);
    return this.#plain(caller, command, { kind: 'share', sharing }, { link });
  }

  /** Gives somebody a role; null takes it away. Only accounts that exist can work on a study. */
  async setMember(
    caller: Caller,
    command: OnStudy & { readonly accountId: string; readonly role: StudyRole | null },
  ): Promise<CommandResult<StudyWritten>> {
    const { accountId: account, role } = command;
    if (role === null) return this.#plain(caller, command, { kind: 'remove-member', account });
    if (!(await this.#accountExists(account))) return { kind: 'not-found', what: `account ${account}` };
    return this.#plain(caller, command, { kind: 'set-member', account, role });
  }

  /** Adds a chapter on a released game, or on a variation, that the caller may see. */
  async addChapter(
    caller: Caller,
    command: OnStudy & { readonly name: string; readonly subject: Subject; readonly version: number; readonly links: readonly string[] },
  ): Promise<CommandResult<StudyWritten>> {
    const { subject, version } = command;
    const standing = await subjectStanding(this.#parts, caller, subject, command.links);
    if (standing === undefined || version < 0 || version > standing.version) {
      return { kind: 'not-found', what: `${subject.kind} ${subject.id} at ${version}` };
    }
    if (!standing.released) return { kind: 'refused', code: 'not-released', message: 'Studies are of released games.', details: null };
    const chapter = derivedId('chapter', command.studyId, command.commandId);
    const add = (name: string): StudyCommand => ({ kind: 'add-chapter', chapter, name, subject, version });
    return this.#withName(caller, command, command.name, 'name', undefined, add, chapter);
  }

  async renameChapter(
    caller: Caller,
    command: OnStudy & { readonly chapterId: string; readonly name: string },
  ): Promise<CommandResult<StudyWritten>> {
    const { chapterId: chapter } = command;
    const before = (await this.#parts.stores.study(command.studyId))?.state.chapters.find(({ id }) => id === chapter)?.name;
    return this.#withName(caller, command, command.name, 'name', before, (name) => ({ kind: 'rename-chapter', chapter, name }), chapter);
  }

  moveChapter(
    caller: Caller,
    command: OnStudy & { readonly chapterId: string; readonly to: number },
  ): Promise<CommandResult<StudyWritten>> {
    return this.#plain(caller, command, { kind: 'move-chapter', chapter: command.chapterId, to: command.to });
  }

  async removeChapter(caller: Caller, command: OnStudy & { readonly chapterId: string }): Promise<CommandResult<StudyWritten>> {
    const study = (await this.#parts.stores.study(command.studyId))?.state;
    const names = study?.chapters.flatMap(({ id, name }) => (id === command.chapterId ? [name] : [])) ?? [];
    return this.#plain(caller, command, { kind: 'remove-chapter', chapter: command.chapterId }, { erase: names });
  }

  async remove(caller: Caller, command: OnStudy): Promise<CommandResult<StudyWritten>> {
    const study = (await this.#parts.stores.study(command.studyId))?.state;
    return this.#plain(caller, command, { kind: 'delete' }, { erase: study === undefined ? [] : namesOf(study) });
  }

  async #sight(studyId: string, reader: Reader): Promise<StudySight | undefined> {
    const loaded = await this.#parts.stores.study(studyId);
    if (loaded === undefined || !mayReadStudy(loaded.state, reader)) return undefined;
    const { title, sharing, members, chapters, createdAt, changedAt } = loaded.state;
    const names = await this.#parts.texts.getAll(namesOf(loaded.state));
    return {
      studyId,
      title: names.get(title) ?? '',
      visibility: sharing.visibility,
      members: [...members].map(([accountId, role]) => ({ accountId, role })),
      chapters: chapters.map(({ id, name, subject, version }) => ({ id, name: names.get(name) ?? '', subject, version })),
      createdAt,
      changedAt,
      version: loaded.version,
    };
  }

  async #accountExists(id: string): Promise<boolean> {
    for await (const _ of this.#parts.platform.log.read(`account-${id}`, { limit: 1 })) return true;
    return false;
  }

  /** A command without free text. What it takes away is erased once the command is done. */
  async #plain(
    caller: Caller,
    { commandId, studyId }: OnStudy,
    command: StudyCommand,
    { link = null, erase = [] }: { readonly link?: string | null; readonly erase?: readonly string[] } = {},
  ): Promise<CommandResult<StudyWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const result = await this.#run(
      account,
      { commandId, studyId },
      {
        decide: (study) => this.#decide(study, command, account, caller),
        isSame: (event) => event.type === eventTypes[command.kind] && isSameTarget(event, command),
      },
    );
    if (result.kind !== 'done') return result;
    for (const text of erase) await this.#parts.texts.erase(text);
    return { ...result, studyId, chapterId: 'chapter' in command ? command.chapter : null, link: result.repeated ? null : link };
  }

  /** A command that gives something a name; the name before it is erased. */
  async #withName(
    caller: Caller,
    on: OnStudy,
    text: string,
    path: string,
    before: string | undefined,
    command: (hash: string) => StudyCommand,
    chapterId: string | null,
  ): Promise<CommandResult<StudyWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const result = await this.#named(account, on, text, path, (hash) => ({
      decide: (study) => this.#decide(study, command(hash), account, caller),
      isSame: (event) => event.type === eventTypes[command(hash).kind] && isSameTarget(event, command(hash)),
    }));
    if (result.kind !== 'done') return result;
    if (before !== undefined && !result.repeated) await this.#parts.texts.erase(before);
    return { ...result, studyId: on.studyId, chapterId, link: null };
  }

  #decide(study: Study | undefined, command: StudyCommand, account: AccountCaller, caller: Caller): Decision {
    // Who may not read a study does not learn that it exists.
    if (study === undefined || !mayReadStudy(study, readerOf(caller, [], this.#parts.platform))) return { ok: false, error: unknownStudy };
    return asFacts(decideStudy(study, command, { account: account.accountId, moderator: account.administrator }));
  }

  async #named(
    account: AccountCaller,
    on: OnStudy,
    text: string,
    path: string,
    how: (hash: string) => StudyWork,
  ): Promise<CommandResult<StreamWritten>> {
    const parsed = titles.parse(text);
    if (!parsed.ok) return { kind: 'invalid', issues: parsed.issues.map(({ message }) => ({ path, message })) };
    let hash: string | undefined;
    const result = await this.#run(account, on, {
      decide: async (study) => {
        const checked = await how('').decide(study);
        if (!checked.ok) return checked;
        hash ??= await this.#parts.texts.put(account.accountId, parsed.value);
        return how(hash).decide(study);
      },
      isSame: (event) => how('').isSame(event),
    });
    if (hash !== undefined && (result.kind !== 'done' || result.repeated)) await this.#parts.texts.erase(hash);
    return result;
  }

  #run(account: AccountCaller, { commandId, studyId }: OnStudy, { decide, isSame }: StudyWork): Promise<CommandResult<StreamWritten>> {
    return runStreamCommand(this.#parts.platform, this.#parts.stores.studies, {
      stream: studyStream(studyId),
      actor: account.accountId,
      commandId,
      decide: async (loaded) => decide(loaded?.state),
      isRepeatOf: (first) => {
        const event = parseStudyEvent(first);
        return event !== undefined && isSame(event);
      },
    });
  }
}

type Decision = ReturnType<typeof asFacts>;
interface StudyWork {
  readonly decide: (study: Study | undefined) => Decision | Promise<Decision>;
  /** Whether a recorded event came from this very command. */
  readonly isSame: (event: StudyEvent) => boolean;
}

const eventTypes: Readonly<Record<StudyCommand['kind'], StudyEvent['type']>> = {
  rename: 'StudyRenamed',
  share: 'StudyShared',
  'set-member': 'MemberSet',
  'remove-member': 'MemberRemoved',
  'add-chapter': 'ChapterAdded',
  'rename-chapter': 'ChapterRenamed',
  'move-chapter': 'ChapterMoved',
  'remove-chapter': 'ChapterRemoved',
  delete: 'StudyDeleted',
};

function isSameTarget({ open }: StudyEvent, command: StudyCommand): boolean {
  if ('chapter' in command) return 'chapter' in open && open.chapter === command.chapter;
  if ('account' in command) return 'account' in open && open.account === command.account;
  return true;
}
