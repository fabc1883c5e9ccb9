import * as z from 'zod';
import { type EventOf, eventParser } from '../event-parser';
import { sharingSchema } from '../sharing-schema';

const chance = z.discriminatedUnion('kind', [
  /** The draws go on as the game's own seed would have given them. */
  z.object({ kind: z.literal('recorded') }),
  /** The draws come from a seed of the variation's own. A variation has no secrets: its game is released. */
  z.object({ kind: z.literal('fresh'), seed: z.string().regex(/^[0-9a-f]{64}$/) }),
]);
export type VariationChance = Readonly<z.infer<typeof chance>>;

const table = {
  /** The actor is its author. Without a parent it leaves the game itself at `version`, otherwise the parent's line. */
  VariationStarted: z.object({
    game: z.string(),
    parent: z.string().nullable(),
    version: z.int().nonnegative(),
    chance,
    sharing: sharingSchema,
  }),
  VariationShared: z.object({ sharing: sharingSchema }),
  VariationDeleted: z.object({ moderated: z.boolean() }),
} as const;

/** What can have happened to a variation beside its moves, which are the game's own events. The actor is the account that did it. */
export type VariationEvent = EventOf<typeof table>;
export const parseVariationEvent = eventParser(table);
