import type { EffectContext, GainedBy } from '../frames/frame';
import { type Play, tell } from '../frames/play';
import type { Amounts, Good } from '../goods';
import type { Seat } from '@kronika/game-kernel';
import { draw } from './draw';

/** FS-4.4: goods to a player, cards last. */
export function gain(play: Play, seat: Seat, goods: Amounts, why: { readonly by: GainedBy; readonly card: string | null }): void {
  const { card: cards = 0, ...others } = goods;
  if (Object.keys(others).length > 0) tell(play, { type: 'gained', open: { seat, goods: others, by: why.by, card: why.card } });
  if (cards > 0) draw(play, seat, cards, { by: why.by, card: why.card });
}

/** Adds up goods that come together. */
export class Gains {
  #goods: Partial<Record<Good, number>> = {};

  add(good: Good, n: number): void {
    if (n > 0) this.#goods[good] = (this.#goods[good] ?? 0) + n;
  }

  /** Hands over what came together so far. */
  give(play: Play, context: EffectContext): void {
    gain(play, context.seat, this.#goods, context);
    this.#goods = {};
  }

  get goods(): Amounts {
    return this.#goods;
  }
}
