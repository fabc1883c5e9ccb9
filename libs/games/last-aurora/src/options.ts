import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';

/** LA-1.4, LA-5.1: the side of the road board, and the optional Mine. */
const optionsShape = z.strictObject({ map: z.enum(['alpha', 'beta']).default('alpha'), mine: z.boolean().default(false) });

export type Options = z.output<typeof optionsShape>;

export const optionsSchema = fromZod<Options>(optionsShape);

/** LA-1.4: two to four players; one plays against the Automa. */
export function seatsFor(_options: Options): { readonly min: number; readonly max: number } {
  return { min: 1, max: 4 };
}
