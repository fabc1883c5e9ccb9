import type { Subject } from '@kronika/annotations';
import {
  Annotations,
  type AnnotationSight,
  type AnnotationWritten,
  type Caller,
  type CommandResult,
  type Rebuilding,
  type Rejection,
  renderMarkdown,
} from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { PageArguments } from '../common/connection';
import { By } from '../common/context';
import { PositionScalar } from '../scalars/position.scalar';
import {
  AnnotateInput,
  AnnotationsArguments,
  DeleteAnnotationInput,
  EditAnnotationInput,
  LinkArguments,
  type MarkInput,
  ShareAnnotationInput,
} from './annotation-inputs';
import {
  AnnotateResult,
  Annotation,
  AnnotationList,
  annotationOf,
  type AnnotationPage,
  AnnotationsResult,
  MyAnnotationsResult,
} from './annotation-types';
import { connection, pageOf, placeOf } from './pages';

const gameId = { type: () => ID, description: 'The id of the game.' } as const;

@Resolver(() => Annotation)
export class AnnotationResolver {
  constructor(private readonly annotations: Annotations) {}

  @ResolveField(() => String, {
    description: 'What it says, as HTML that is safe to show: no raw HTML, no pictures, links to http(s) only.',
  })
  html(@Parent() { markdown }: Annotation): string {
    return renderMarkdown(markdown);
  }

  @Query(() => AnnotationsResult, {
    description: 'What the caller may read in the margin of a game, by version, answers behind what they answer.',
  })
  annotationsOfGame(
    @Args('gameId', gameId) id: string,
    @Args() args: AnnotationsArguments,
    @By() caller: Caller,
  ): Promise<AnnotationPage | Rejection> {
    return this.#page(caller, { kind: 'game', id }, args);
  }

  @Query(() => AnnotationsResult, { description: 'What the caller may read in the margin of a variation.' })
  annotationsOfVariation(
    @Args('variationId', { type: () => ID, description: 'The id of the variation.' }) id: string,
    @Args() args: AnnotationsArguments,
    @By() caller: Caller,
  ): Promise<AnnotationPage | Rejection> {
    return this.#page(caller, { kind: 'variation', id }, args);
  }

  @Query(() => AnnotationsResult, {
    description: "A game's live commentary, the oldest first. Spectators get it with the delay, players when the game is released.",
  })
  async commentary(
    @Args('gameId', gameId) id: string,
    @Args() page: PageArguments,
    @By() caller: Caller,
  ): Promise<AnnotationPage | Rejection> {
    const listed = await this.annotations.list(caller, { kind: 'game', id });
    if (listed.kind !== 'done') return listed;
    const words = listed.annotations.filter((one) => one.commentary).toSorted((a, b) => a.createdAt - b.createdAt);
    return pageOf(words.map(annotationOf), page);
  }

  @Query(() => MyAnnotationsResult, { description: 'What the caller has written anywhere, the latest first.' })
  async myAnnotations(
    @Args() page: PageArguments,
    @Args('minPosition', { type: () => PositionScalar, nullable: true, description: 'Wait for what was written here.' })
    minPosition: Position | null,
    @By() caller: Caller,
  ): Promise<AnnotationPage | Rebuilding> {
    const place = placeOf(page);
    const found = await this.annotations.mine(caller, place, minPosition ?? undefined);
    return found.kind === 'done' ? connection(found.annotations.map(annotationOf), place.offset, found.total) : found;
  }

  @Mutation(() => AnnotateResult, {
    description: "Writes a comment, a glyph, marks or tags at a version. Until the game is released it is its author's alone.",
  })
  annotate(
    @Args('input', { description: 'What to write.' }) input: AnnotateInput,
    @By() caller: Caller,
  ): Promise<CommandResult<AnnotationWritten>> {
    const { commandId, subject, version, visibility, commentary, links } = input;
    return this.annotations.annotate(caller, {
      commandId,
      subject: plain(subject),
      version,
      visibility,
      commentary,
      links,
      parentId: input.parentId ?? null,
      glyph: input.glyph ?? null,
      studyId: input.studyId ?? null,
      content: contentOf(input),
    });
  }

  @Mutation(() => AnnotateResult, { description: "Changes what an annotation of the caller's own says; what it said before is erased." })
  editAnnotation(
    @Args('input', { description: 'The new words.' }) input: EditAnnotationInput,
    @By() caller: Caller,
  ): Promise<CommandResult<AnnotationWritten>> {
    const { commandId, subject, annotationId } = input;
    return this.annotations.edit(caller, {
      commandId,
      subject: plain(subject),
      annotationId,
      glyph: input.glyph ?? null,
      content: contentOf(input),
    });
  }

  @Mutation(() => AnnotateResult, { description: 'Changes who may read a thread that the caller began.' })
  shareAnnotation(
    @Args('input', { description: 'Who may read it.' }) input: ShareAnnotationInput,
    @By() caller: Caller,
  ): Promise<CommandResult<AnnotationWritten>> {
    const { commandId, subject, annotationId, visibility } = input;
    return this.annotations.share(caller, { commandId, subject: plain(subject), annotationId, visibility });
  }

  @Mutation(() => AnnotateResult, {
    description: "Takes an annotation away and erases what it said: the caller's own or, for an administrator, what is not private.",
  })
  deleteAnnotation(
    @Args('input', { description: 'Which one.' }) input: DeleteAnnotationInput,
    @By() caller: Caller,
  ): Promise<CommandResult<AnnotationWritten>> {
    const { commandId, subject, annotationId } = input;
    return this.annotations.remove(caller, { commandId, subject: plain(subject), annotationId });
  }

  @Subscription(() => AnnotationList, {
    description: 'The annotations of a game that the caller may read: first as they are, then whenever they have changed.',
    resolve: (annotations: readonly AnnotationSight[]): AnnotationList => ({ annotations: annotations.map(annotationOf) }),
  })
  annotationsLive(
    @Args('gameId', gameId) id: string,
    @Args() { links }: LinkArguments,
    @By() caller: Caller,
  ): AsyncIterableIterator<readonly AnnotationSight[]> {
    return this.annotations.watch(caller, { kind: 'game', id }, links);
  }

  async #page(caller: Caller, subject: Subject, args: AnnotationsArguments): Promise<AnnotationPage | Rejection> {
    const listed = await this.annotations.list(caller, subject, args.links);
    if (listed.kind !== 'done') return listed;
    return pageOf(listed.annotations.filter((annotation) => passes(annotation, args)).map(annotationOf), args);
  }
}

function plain({ kind, id }: Subject): Subject {
  return { kind, id };
}

/** Fields of an input are objects of their own classes: the content is plain data. */
function contentOf(input: { readonly markdown: string; readonly tags: readonly string[]; readonly marks: readonly MarkInput[] }): unknown {
  return {
    text: input.markdown,
    tags: [...input.tags],
    marks: input.marks.map(({ shape, colour, target, to }) => ({ shape, colour, target, to: to ?? null })),
  };
}

function passes({ version, content, authorId, studyId }: AnnotationSight, wanted: AnnotationsArguments): boolean {
  return (
    version >= (wanted.fromVersion ?? 0) &&
    version <= (wanted.toVersion ?? Infinity) &&
    (!isGiven(wanted.tag) || content.tags.includes(wanted.tag.trim().toLocaleLowerCase('en'))) &&
    (!isGiven(wanted.authorId) || authorId === wanted.authorId) &&
    (!isGiven(wanted.studyId) || studyId === wanted.studyId)
  );
}

/** GraphQL leaves out what was not given. */
function isGiven(value: string | null | undefined): value is string {
  return value !== null && value !== undefined;
}
