import {
  addAnnotation,
  type Annotation,
  type Content,
  contentSchema,
  contentText,
  deleteAnnotation,
  editAnnotation,
  type Glyph,
  type Margin,
  type MarginEvent,
  marginStream,
  parseMarginEvent,
  shareAnnotation,
  type Subject,
  type Visibility,
} from '@kronika/annotations';
import { canonical, derivedId, type Position, type StoredEvent } from '@kronika/event-log';
import { fromZod } from '@kronika/game-kernel';
import type { CommandResult, Rejection, Written } from '../command-result';
import { abortable } from '../live/abortable';
import type { Wakes } from '../live/wakes';
import type { Platform } from '../platform';
import type { ReadModel, Rebuilding } from '../read-model';
import { type AccountCaller, accountOf, type Caller } from '../rights/caller';
import type { Texts } from '../texts/texts';
import { type AnnotationSight, readableAnnotations } from './annotation-list';
import type { AnnotationQueries } from './annotation-queries';
import type { AnnotationStores } from './annotation-stores';
import type { GameStanding, GameStandings } from './game-standings';
import { newSharing } from './link-secrets';
import { mayReadAnnotation, readerOf, writerOf } from './reader';
import { asFacts, runStreamCommand, type StreamCommand, type StreamWritten } from './stream-command';
import { subjectStanding } from './subject-standing';

export interface Annotate {
  readonly commandId: string;
  readonly subject: Subject;
  readonly version: number;
  readonly parentId: string | null;
  readonly glyph: Glyph | null;
  readonly content: unknown;
  readonly visibility: Visibility;
  readonly studyId: string | null;
  readonly commentary: boolean;
  /** Secrets that the caller was given, where what is annotated or answered is shared by link. */
  readonly links: readonly string[];
}

/** What a command on an annotation did; `link` is told once, when something was just shared by link. */
export type AnnotationWritten = Written & { readonly annotationId: string; readonly link: string | null };

export interface AnnotationCommand {
  readonly commandId: string;
  readonly subject: Subject;
  readonly annotationId: string;
}

export interface AnnotationParts {
  readonly platform: Platform;
  readonly stores: AnnotationStores;
  readonly texts: Texts;
  readonly standings: GameStandings;
  readonly wakes: Wakes;
}

const contents = fromZod(contentSchema);
const unknownAnnotation: Rejection = { kind: 'not-found', what: 'There is no such annotation.' };
const notFound = (subject: Subject): Rejection => ({ kind: 'not-found', what: `${subject.kind} ${subject.id}` });

/** Comments, glyphs, marks and tags in the margins of games and variations. */
export class Annotations {
  readonly #parts: AnnotationParts;
  readonly #model: ReadModel<AnnotationQueries>;

  constructor(parts: AnnotationParts, model: ReadModel<AnnotationQueries>) {
    this.#parts = parts;
    this.#model = model;
  }

  /** What the caller has written anywhere, the latest first. */
  async mine(
    caller: Caller,
    page: { readonly offset: number; readonly limit: number },
    minPosition?: Position,
  ): Promise<{ readonly kind: 'done'; readonly annotations: readonly AnnotationSight[]; readonly total: number } | Rebuilding> {
    const { accountId } = accountOf(caller);
    const found = await this.#model.ask((queries) => queries.annotationsBy(accountId, page), minPosition);
    if ('kind' in found) return found;
    const subjects = new Map(found.items.map(({ subject }) => [marginStream(subject), subject]));
    const lists = await Promise.all([...subjects.values()].map((subject) => this.list(caller, subject)));
    const known = new Map(lists.flatMap((list) => (list.kind === 'done' ? list.annotations.map((one) => [one.id, one] as const) : [])));
    return { kind: 'done', annotations: found.items.flatMap(({ annotation }) => known.get(annotation) ?? []), total: found.total };
  }

  /** What the caller may read in the margin of a game or a variation, in reading order. */
  async list(
    caller: Caller,
    subject: Subject,
    links: readonly string[] = [],
  ): Promise<CommandResult<{ readonly annotations: readonly AnnotationSight[] }>> {
    const standing = await subjectStanding(this.#parts, caller, subject, links);
    if (standing === undefined) return notFound(subject);
    const margin = await this.#parts.stores.margin(subject);
    const reader = readerOf(caller, links, this.#parts.platform);
    return { kind: 'done', annotations: await readableAnnotations(this.#parts, subject, margin, reader, standing) };
  }

  /** The same list, first as it is and then whenever the margin has changed, until the iterator is returned. */
  watch(caller: Caller, subject: Subject, links: readonly string[] = []): AsyncIterableIterator<readonly AnnotationSight[]> {
    return abortable((signal) => this.#follow(caller, subject, links, signal));
  }

  async *#follow(
    caller: Caller,
    subject: Subject,
    links: readonly string[],
    signal: AbortSignal,
  ): AsyncGenerator<readonly AnnotationSight[]> {
    let shown: string | undefined;
    while (!signal.aborted) {
      // Asked before reading: what is written meanwhile must not be missed.
      const woken = this.#parts.wakes.next(marginStream(subject), signal);
      const listed = await this.list(caller, subject, links);
      const annotations = listed.kind === 'done' ? listed.annotations : [];
      // What others write for themselves wakes everybody, but is nobody else's business: not even that it was written.
      const text = canonical(annotations);
      if (text !== shown) yield annotations;
      shown = text;
      await woken;
    }
  }

  /** Writes something beside a version that the caller may see. */
  async annotate(caller: Caller, command: Annotate): Promise<CommandResult<AnnotationWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const content = contents.parse(command.content);
    if (!content.ok) return { kind: 'invalid', issues: content.issues };
    const standing = await subjectStanding(this.#parts, caller, command.subject, command.links);
    if (standing === undefined || command.version > standing.version || command.version < 0) return notFound(command.subject);
    const hindrance = await this.#hindrance(caller, account, command, standing);
    if (hindrance !== undefined) return hindrance;

    const annotationId = derivedId('annotation', account.accountId, command.commandId);
    const { sharing, link } = newSharing(command.studyId === null ? command.visibility : 'private', this.#parts.platform);
    const { version, parentId: parent, glyph, studyId: study } = command;
    const result = await this.#write(
      account,
      command,
      { content: content.value, isSame: (event) => event.type === 'AnnotationAdded' && isSame(event.open, command) },
      (text) => (margin) =>
        addAnnotation(margin, {
          annotation: annotationId,
          author: account.accountId,
          version,
          parent,
          glyph,
          text,
          saysSomething: saysSomething(content.value),
          sharing,
          study,
          commentary: command.commentary ? { head: standing.head } : null,
        }),
    );
    return result.kind === 'done' ? { ...result, annotationId, link: result.repeated || parent !== null ? null : link } : result;
  }

  /** Changes what an annotation of the caller's own says; what it said before is erased. */
  async edit(
    caller: Caller,
    command: AnnotationCommand & { readonly glyph: Glyph | null; readonly content: unknown },
  ): Promise<CommandResult<AnnotationWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const content = contents.parse(command.content);
    if (!content.ok) return { kind: 'invalid', issues: content.issues };
    const { annotationId: annotation, glyph } = command;
    const before = await this.#target(caller, account, command);
    if (before === undefined) return unknownAnnotation;
    const result = await this.#write(
      account,
      command,
      {
        content: content.value,
        isSame: ({ type, open }) => type === 'AnnotationEdited' && open.annotation === annotation && open.glyph === glyph,
      },
      (text) => (margin) =>
        editAnnotation(margin, { annotation, by: account.accountId, glyph, text, saysSomething: saysSomething(content.value) }),
    );
    if (result.kind === 'done' && !result.repeated) await this.#parts.texts.erase(before.text);
    return result.kind === 'done' ? { ...result, annotationId: annotation, link: null } : result;
  }

  /** Changes who may read a thread that the caller began. */
  async share(caller: Caller, command: AnnotationCommand & { readonly visibility: Visibility }): Promise<CommandResult<AnnotationWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    if ((await this.#target(caller, account, command)) === undefined) return unknownAnnotation;
    const { sharing, link } = newSharing(command.visibility, this.#parts.platform);
    const { annotationId: annotation } = command;
    const result = await this.#run(account, command, {
      decide: (margin) => shareAnnotation(margin, { annotation, by: account.accountId, sharing }),
      isRepeatOf: (event) =>
        event.type === 'AnnotationShared' && event.open.annotation === annotation && event.open.sharing.visibility === command.visibility,
    });
    return result.kind === 'done' ? { ...result, annotationId: annotation, link: result.repeated ? null : link } : result;
  }

  /** Takes an annotation away for good: its author may, and an administrator what is not private. */
  async remove(caller: Caller, command: AnnotationCommand): Promise<CommandResult<AnnotationWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const { annotationId: annotation, subject } = command;
    const known = await this.#target(caller, account, command);
    if (known === undefined) return unknownAnnotation;
    const decide = (now: Margin) => deleteAnnotation(now, { annotation, by: account.accountId, moderator: account.administrator });
    // The text goes first: if anything fails from here on, it is gone all the same, and a repeat does the rest.
    if (decide(await this.#parts.stores.margin(subject)).ok) await this.#parts.texts.erase(known.text);
    const result = await this.#run(account, command, {
      decide,
      isRepeatOf: (event) => event.type === 'AnnotationDeleted' && event.open.annotation === annotation,
    });
    return result.kind === 'done' ? { ...result, annotationId: annotation, link: null } : result;
  }

  /** Why the caller may not write this here; undefined where they may. */
  async #hindrance(caller: Caller, account: AccountCaller, command: Annotate, standing: GameStanding): Promise<Rejection | undefined> {
    if (command.commentary && !standing.commentator) return { kind: 'forbidden', message: 'You are no commentator of this game.' };
    if (command.commentary && command.visibility !== 'public') {
      return { kind: 'invalid', issues: [{ path: 'visibility', message: 'live commentary is public' }] };
    }
    if (command.studyId !== null) {
      const study = (await this.#parts.stores.study(command.studyId))?.state;
      const role = study?.deleted === false ? study.members.get(account.accountId) : undefined;
      if (role !== 'owner' && role !== 'contributor') return { kind: 'forbidden', message: 'You do not work on this study.' };
      if (!standing.released) return { kind: 'refused', code: 'not-released', message: 'Studies are of released games.', details: null };
    }
    if (command.parentId === null) return undefined;
    const listed = await this.list(caller, command.subject, command.links);
    const parent = listed.kind === 'done' ? listed.annotations.find(({ id }) => id === command.parentId) : undefined;
    if (parent === undefined) return { kind: 'not-found', what: `annotation ${command.parentId}` };
    // Somebody else's words on a running game are commentary; answering them live is for commentators.
    const isOthers = parent.authorId !== account.accountId;
    return !standing.released && isOthers && !command.commentary
      ? { kind: 'forbidden', message: 'Others can be answered when the game is released.' }
      : undefined;
  }

  /** The annotation that a command is about. What the caller cannot read is not there, also for who guesses its id. */
  async #target(
    caller: Caller,
    { accountId }: AccountCaller,
    { subject, annotationId }: AnnotationCommand,
  ): Promise<Annotation | undefined> {
    const margin = await this.#parts.stores.margin(subject);
    const known = margin.annotations.get(annotationId);
    if (known === undefined || known.author === accountId) return known;
    const standing = await subjectStanding(this.#parts, caller, subject);
    const study = known.study === null ? undefined : (await this.#parts.stores.study(known.study))?.state;
    const reader = readerOf(caller, [], this.#parts.platform);
    return standing !== undefined && mayReadAnnotation(margin, known, reader, { standing, study: () => study }) ? known : undefined;
  }

  /** Keeps the content where it can be erased, then records its hash. What is refused leaves no text behind. */
  async #write(
    account: AccountCaller,
    command: { readonly commandId: string; readonly subject: Subject },
    { content, isSame }: { readonly content: Content; readonly isSame: (event: MarginEvent) => boolean },
    decideWith: (text: string) => (margin: Margin) => ReturnType<typeof addAnnotation>,
  ): Promise<CommandResult<StreamWritten>> {
    const text = contentText(content);
    let hash: string | undefined;
    const result = await this.#run(account, command, {
      decide: async (margin) => {
        const checked = decideWith('')(margin);
        if (!checked.ok) return checked;
        hash ??= await this.#parts.texts.put(account.accountId, text);
        return decideWith(hash)(margin);
      },
      isRepeatOf: async (event) => {
        if (!isSame(event) || !('text' in event.open)) return false;
        // What was erased since cannot be compared any more.
        return ((await this.#parts.texts.get(event.open.text)) ?? text) === text;
      },
    });
    if (hash !== undefined && (result.kind !== 'done' || result.repeated)) await this.#parts.texts.erase(hash);
    return result;
  }

  #run(
    account: AccountCaller,
    { commandId, subject }: { readonly commandId: string; readonly subject: Subject },
    how: {
      decide(margin: Margin): ReturnType<typeof addAnnotation> | Promise<ReturnType<typeof addAnnotation>>;
      isRepeatOf(event: MarginEvent): boolean | Promise<boolean>;
    },
  ): Promise<CommandResult<StreamWritten>> {
    const command: StreamCommand<Margin> = {
      stream: marginStream(subject),
      actor: account.accountId,
      commandId,
      decide: async (loaded) => asFacts(await how.decide(loaded?.state ?? { annotations: new Map() })),
      isRepeatOf: (first: StoredEvent) => {
        const event = parseMarginEvent(first);
        return event !== undefined && how.isRepeatOf(event);
      },
    };
    return runStreamCommand(this.#parts.platform, this.#parts.stores.margins, command);
  }
}

function saysSomething({ text, tags, marks }: Content): boolean {
  return text.trim() !== '' || tags.length > 0 || marks.length > 0;
}

/** Whether an annotation was recorded for this very command; an answer has its version from elsewhere. */
function isSame(recorded: Extract<MarginEvent, { type: 'AnnotationAdded' }>['open'], command: Annotate): boolean {
  const { version, parentId, glyph, studyId } = command;
  const isPlaced = recorded.parent === parentId && (parentId !== null || (recorded.version === version && recorded.study === studyId));
  return isPlaced && recorded.glyph === glyph;
}
