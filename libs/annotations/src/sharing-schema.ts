import * as z from 'zod';
import type { Sharing } from './visibility';

/** Sharing as it stands in events. */
export const sharingSchema: z.ZodType<Sharing> = z.discriminatedUnion('visibility', [
  z.object({ visibility: z.literal(['private', 'public']), linkHash: z.null() }),
  z.object({ visibility: z.literal('link'), linkHash: z.string() }),
]);
