import type { Glyph } from '../glyph';
import { accept, type Decided, refuse } from '../refusal';
import type { Sharing } from '../visibility';
import type { Annotation, Margin } from './margin';
import type { MarginEvent } from './margin-events';

/** How much one account may write beside one game or variation, and how deep answers may stand in each other. */
export const marginLimits = { perAuthor: 1000, depth: 20 } as const;

export interface AddAnnotation {
  readonly annotation: string;
  readonly author: string;
  readonly version: number;
  readonly parent: string | null;
  readonly glyph: Glyph | null;
  /** The hash of its content. */
  readonly text: string;
  /** Whether the content holds anything: text, tags or marks. */
  readonly saysSomething: boolean;
  readonly sharing: Sharing;
  readonly study: string | null;
  readonly commentary: { readonly head: number } | null;
}

/** Adds an annotation. An answer takes version, audience and study from what it answers. */
export function addAnnotation(margin: Margin, command: AddAnnotation): Decided<MarginEvent> {
  const { author, saysSomething, ...open } = command;
  if (!saysSomething && open.glyph === null) return refuse('nothing-said', 'An annotation has a text, a glyph, a tag or a mark.');
  let own = 0;
  for (const other of margin.annotations.values()) if (other.author === author && other.deleted === null) own++;
  if (own >= marginLimits.perAuthor) return refuse('too-many', `Nobody can have more than ${marginLimits.perAuthor} annotations here.`);
  if (open.parent === null) return accept({ type: 'AnnotationAdded', open });
  const parent = margin.annotations.get(open.parent);
  if (parent === undefined) return refuse('unknown', 'There is no such annotation to answer.');
  if (parent.deleted !== null) return refuse('deleted', 'What was deleted cannot be answered.');
  if (parent.depth + 1 >= marginLimits.depth) return refuse('too-deep', `Answers stand at most ${marginLimits.depth} deep.`);
  const { version, sharing, study } = parent;
  return accept({ type: 'AnnotationAdded', open: { ...open, version, sharing, study } });
}

export interface EditAnnotation {
  readonly annotation: string;
  readonly by: string;
  readonly glyph: Glyph | null;
  readonly text: string;
  readonly saysSomething: boolean;
}

/** Changes what an annotation says: its author alone may. */
export function editAnnotation(margin: Margin, command: EditAnnotation): Decided<MarginEvent> {
  const { annotation, glyph, text } = command;
  const own = ownAnnotation(margin, annotation, command.by);
  if (!own.ok) return own;
  if (!command.saysSomething && glyph === null) return refuse('nothing-said', 'An annotation has a text, a glyph, a tag or a mark.');
  return accept({ type: 'AnnotationEdited', open: { annotation, glyph, text } });
}

export interface ShareAnnotation {
  readonly annotation: string;
  readonly by: string;
  readonly sharing: Sharing;
}

/** Changes who may read a thread: the author of its beginning may, unless a study decides. */
export function shareAnnotation(margin: Margin, { annotation, by, sharing }: ShareAnnotation): Decided<MarginEvent> {
  const own = ownAnnotation(margin, annotation, by);
  if (!own.ok) return own;
  if (own.value.parent !== null) return refuse('inherits-visibility', 'An answer is read by who reads what it answers.');
  if (own.value.study !== null) return refuse('inherits-visibility', 'The study decides who reads its annotations.');
  if (own.value.commentary !== null) return refuse('inherits-visibility', 'Live commentary is for everybody.');
  return accept({ type: 'AnnotationShared', open: { annotation, sharing } });
}

export interface DeleteAnnotation {
  readonly annotation: string;
  readonly by: string;
  /** The caller may take away what others wrote. */
  readonly moderator: boolean;
}

/** Takes an annotation away: its author may, and a moderator. */
export function deleteAnnotation(margin: Margin, { annotation, by, moderator }: DeleteAnnotation): Decided<MarginEvent> {
  const known = margin.annotations.get(annotation);
  if (known === undefined) return refuse('unknown', 'There is no such annotation.');
  if (known.author !== by && !moderator) return refuse('not-yours', 'Somebody else wrote this.');
  if (known.deleted !== null) return refuse('deleted', 'It was deleted already.');
  return accept({ type: 'AnnotationDeleted', open: { annotation, moderated: known.author !== by } });
}

function ownAnnotation(margin: Margin, id: string, by: string): Decided<Annotation> {
  const known = margin.annotations.get(id);
  if (known === undefined) return refuse('unknown', 'There is no such annotation.');
  if (known.author !== by) return refuse('not-yours', 'Somebody else wrote this.');
  return known.deleted === null ? accept(known) : refuse('deleted', 'It was deleted.');
}
