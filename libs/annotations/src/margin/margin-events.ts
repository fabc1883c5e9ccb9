import * as z from 'zod';
import { type EventOf, eventParser } from '../event-parser';
import { glyphs } from '../glyph';
import { sharingSchema } from '../sharing-schema';

const id = z.string();
const glyph = z.enum(glyphs).nullable();

const table = {
  /** Somebody wrote something at a version of the subject. */
  AnnotationAdded: z.object({
    annotation: id,
    version: z.int().nonnegative(),
    /** The annotation that this one answers: it has that one's version and audience. */
    parent: id.nullable(),
    glyph,
    /** The hash of its content, which is kept where it can be erased. */
    text: z.string(),
    sharing: sharingSchema,
    /** The study that it belongs to: then who may read the study may read it. */
    study: id.nullable(),
    /** A commentator's live words, which reach spectators with a delay; `head` is the version that the game stood at. */
    commentary: z.object({ head: z.int().nonnegative() }).nullable(),
  }),
  AnnotationEdited: z.object({ annotation: id, glyph, text: z.string() }),
  AnnotationShared: z.object({ annotation: id, sharing: sharingSchema }),
  /** By its author or, as `moderated`, by an administrator. What it said is erased. */
  AnnotationDeleted: z.object({ annotation: id, moderated: z.boolean() }),
} as const;

/** Everything that can have happened in the margin of a game or a variation. The actor is the account that did it. */
export type MarginEvent = EventOf<typeof table>;
export const parseMarginEvent = eventParser(table);
