import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';

const options = z.object({
  /** SG-1.1 How many rounds are played. */
  rounds: z.int().min(1).max(4).default(2),
  /** SG-1.1 How many cards each seat is dealt. */
  hand: z.int().min(2).max(5).default(3),
});

export type Options = z.infer<typeof options>;
export const optionsSchema = fromZod<Options>(options);
