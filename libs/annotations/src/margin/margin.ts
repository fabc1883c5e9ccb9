import type { Recorded } from '../event-parser';
import type { Glyph } from '../glyph';
import type { Sharing } from '../visibility';
import { parseMarginEvent } from './margin-events';

/** What is known of one annotation; what it says is kept elsewhere, under its hash. */
export interface Annotation {
  readonly id: string;
  readonly author: string;
  readonly version: number;
  readonly parent: string | null;
  /** How many annotations it is an answer to, one through the other: 0 for one that begins a thread. */
  readonly depth: number;
  readonly glyph: Glyph | null;
  readonly text: string;
  readonly sharing: Sharing;
  readonly study: string | null;
  /** The version that the game stood at when a commentator said it; null for what is no live commentary. */
  readonly commentary: { readonly head: number } | null;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly deleted: 'by-author' | 'by-moderator' | null;
}

/** All annotations of a game or a variation, in the order in which they were added. */
export interface Margin {
  readonly annotations: ReadonlyMap<string, Annotation>;
}

export const emptyMargin: Margin = { annotations: new Map() };

/** Applies a recorded event. */
export function evolveMargin(margin: Margin, recorded: Recorded): Margin {
  const event = parseMarginEvent(recorded);
  switch (event?.type) {
    case undefined:
      return margin;
    case 'AnnotationAdded': {
      const { annotation: id, ...open } = event.open;
      const depth = open.parent === null ? 0 : (margin.annotations.get(open.parent)?.depth ?? 0) + 1;
      return put(margin, {
        id,
        ...open,
        depth,
        author: recorded.actor,
        createdAt: recorded.time,
        editedAt: null,
        deleted: null,
      });
    }
    case 'AnnotationEdited': {
      const { annotation, glyph, text } = event.open;
      return change(margin, annotation, { glyph, text, editedAt: recorded.time });
    }
    case 'AnnotationShared':
      return change(margin, event.open.annotation, { sharing: event.open.sharing });
    case 'AnnotationDeleted':
      return change(margin, event.open.annotation, { deleted: event.open.moderated ? 'by-moderator' : 'by-author', glyph: null });
  }
}

function put(margin: Margin, annotation: Annotation): Margin {
  return { annotations: new Map(margin.annotations).set(annotation.id, annotation) };
}

function change(margin: Margin, id: string, changed: Partial<Annotation>): Margin {
  const known = margin.annotations.get(id);
  return known === undefined ? margin : put(margin, { ...known, ...changed });
}
