import * as z from 'zod';
import type { Result } from './game';
import type { Outcome } from './outcome';
import type { SchemaIssue } from './schema';

const seat = z.int().nonnegative();

/** How a game ended, as it is recorded. */
export const outcomeSchema: z.ZodType<Outcome> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ranking'),
    places: z.array(z.object({ seat, place: z.int().positive(), score: z.number() })),
    ties: z.array(z.object({ seats: z.array(seat), by: z.string().exactOptional(), values: z.array(z.number()).exactOptional() })),
  }),
  z.object({ kind: z.literal('solo'), won: z.boolean(), score: z.number(), rank: z.string().exactOptional() }),
  z.object({ kind: z.literal('co-operative'), won: z.boolean(), score: z.number() }),
]);

/** An outcome that comes from outside: an arbiter's, or a file's. */
export function parseOutcome(data: unknown): Result<Outcome, readonly SchemaIssue[]> {
  const parsed = outcomeSchema.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, error: parsed.error.issues.map(({ path, message }) => ({ path: ['outcome', ...path].join('.'), message })) };
}
