import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';

const card = z.string();
const move = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('offer'), card }),
  z.strictObject({ do: z.literal('trade') }),
  z.strictObject({ do: z.literal('store'), card }),
  z.strictObject({ do: z.literal('raid') }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('discard'), card }),
  z.strictObject({ do: z.literal('guard'), card: card.nullable() }),
  z.strictObject({ do: z.literal('attack'), seat: z.int().nonnegative(), place: z.int().nonnegative() }),
]);

/** Every answer to every question that the game asks. */
export type Move = z.infer<typeof move>;
export const movesSchema = fromZod(move);
