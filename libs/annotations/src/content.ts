import { canonical } from '@kronika/event-log';
import * as z from 'zod';

/** How much an annotation may hold. */
export const contentLimits = { text: 10_000, tags: 10, tagLength: 30, marks: 60, targetLength: 120, title: 120 } as const;

const plain = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/u, 'must not hold a zero character');

/** A thing on the board as the game's views and moves name it: `seat2.ruins[1]`, `card-117`. */
const target = z
  .string()
  .max(contentLimits.targetLength)
  .regex(/^[\p{L}\p{N}_-]+(?:[.:/][\p{L}\p{N}_-]+|\[[\p{L}\p{N}_-]+\])*$/u, 'must be a path such as seat2.ruins[1]');

export const markShapes = ['circle', 'highlight', 'arrow'] as const;
export const markColours = ['green', 'red', 'blue', 'yellow'] as const;

const markSchema = z
  .strictObject({
    shape: z.enum(markShapes),
    colour: z.enum(markColours),
    target,
    /** Where an arrow points to. */
    to: target.nullable(),
  })
  .refine(({ shape, to }) => (shape === 'arrow') === (to !== null), {
    path: ['to'],
    message: 'an arrow points to something, nothing else does',
  });
export type Mark = Readonly<z.infer<typeof markSchema>>;

const tag = z
  .string()
  .trim()
  .max(contentLimits.tagLength)
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} _-]*[\p{L}\p{N}])?$/u, 'holds letters, digits, blanks, - and _ only')
  .transform((text) => text.toLocaleLowerCase('en'));

/** What an annotation says. Kept where it can be erased; the chained stream has its hash. */
export const contentSchema = z.strictObject({
  /** Markdown; may be empty where a glyph, a mark or a tag says it all. */
  text: plain(contentLimits.text),
  tags: z
    .array(tag)
    .max(contentLimits.tags)
    .transform((tags) => [...new Set(tags)]),
  marks: z.array(markSchema).max(contentLimits.marks),
});
export interface Content {
  readonly text: string;
  readonly tags: readonly string[];
  readonly marks: readonly Mark[];
}

/** A content as one text, to be kept among the erasable ones. */
export function contentText(content: Content): string {
  return canonical(content);
}

/** The content that a kept text holds; undefined for a text that is none. */
export function contentFromText(text: string): Content | undefined {
  try {
    const parsed = contentSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a study or a chapter: one line. */
export const titleSchema = z
  .string()
  .trim()
  .min(1)
  .max(contentLimits.title)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');
