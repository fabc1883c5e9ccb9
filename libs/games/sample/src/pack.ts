import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';

const card = z.object({
  id: z.string().regex(/^[a-z]+-[1-9]$/),
  good: z.enum(['grain', 'salt', 'cloth']),
  value: z.int().min(1).max(9),
  copies: z.int().min(1).max(9),
});
const pack = z.object({ cards: z.array(card).min(1) });

/** The content of the game: which cards there are. */
export type Pack = z.infer<typeof pack>;
export type CardKind = Pack['cards'][number];
export type Good = CardKind['good'];

export const packSchema = fromZod(pack);
export const goods: readonly Good[] = ['grain', 'salt', 'cloth'];

/** SG-1.2 Three goods of the values 1 to 5; low cards are more common. */
export const defaultPack: Pack = {
  cards: goods.flatMap((good) => [3, 3, 2, 2, 1].map((copies, index) => ({ id: `${good}-${index + 1}`, good, value: index + 1, copies }))),
};
