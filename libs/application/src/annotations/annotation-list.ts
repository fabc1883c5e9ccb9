import {
  type Annotation,
  type Content,
  contentFromText,
  type Glyph,
  inReadingOrder,
  type Margin,
  rootOf,
  type Study,
  type Subject,
  type Visibility,
} from '@kronika/annotations';
import type { Texts } from '../texts/texts';
import type { AnnotationStores } from './annotation-stores';
import type { GameStanding } from './game-standings';
import { mayReadAnnotation, type Reader } from './reader';

/** An annotation as a reader gets it. */
export interface AnnotationSight {
  readonly id: string;
  readonly subject: Subject;
  readonly version: number;
  readonly parentId: string | null;
  readonly depth: number;
  /** Null where it was deleted, as everything that it said. */
  readonly authorId: string | null;
  readonly glyph: Glyph | null;
  readonly content: Content;
  /** That of the whole thread; `study` where a study decides. */
  readonly visibility: Visibility | 'study';
  readonly studyId: string | null;
  readonly commentary: boolean;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly deleted: boolean;
}

const nothing: Content = { text: '', tags: [], marks: [] };

/** The annotations of a margin that are for a reader, in reading order. */
export async function readableAnnotations(
  { stores, texts }: { readonly stores: AnnotationStores; readonly texts: Texts },
  subject: Subject,
  margin: Margin,
  reader: Reader,
  standing: GameStanding,
): Promise<readonly AnnotationSight[]> {
  const studies = await studiesOf(stores, margin);
  const readable = [...margin.annotations.values()].filter((annotation) =>
    mayReadAnnotation(margin, annotation, reader, { standing, study: (id) => studies.get(id) }),
  );
  const ordered = inReadingOrder(readable);
  const contents = await texts.getAll(ordered.flatMap(({ deleted, text }) => (deleted === null ? [text] : [])));
  return ordered.map((annotation) => sightOf(subject, margin, annotation, contents.get(annotation.text)));
}

function sightOf(subject: Subject, margin: Margin, annotation: Annotation, text: string | undefined): AnnotationSight {
  const { id, version, parent, depth, author, glyph, study, commentary, createdAt, editedAt, deleted } = annotation;
  const isDeleted = deleted !== null;
  return {
    id,
    subject,
    version,
    parentId: parent,
    depth,
    authorId: isDeleted ? null : author,
    glyph,
    content: (isDeleted || text === undefined ? undefined : contentFromText(text)) ?? nothing,
    visibility: study === null ? rootOf(margin, annotation).sharing.visibility : 'study',
    studyId: study,
    commentary: commentary !== null,
    createdAt,
    editedAt,
    deleted: isDeleted,
  };
}

async function studiesOf(stores: AnnotationStores, margin: Margin): Promise<ReadonlyMap<string, Study>> {
  const ids = new Set([...margin.annotations.values()].flatMap(({ study }) => study ?? []));
  const loaded = await Promise.all([...ids].map(async (id) => [id, (await stores.study(id))?.state] as const));
  return new Map(loaded.flatMap(([id, study]) => (study === undefined ? [] : [[id, study] as const])));
}
