import type { Seat } from '@kronika/game-kernel';
import type { By } from '../events/facts';
import type { FrameOf } from '../frames/frame';
import { automatic, choice } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { isAutoma, left, playerAt, topOf } from '../state/state';
import { heldKinds } from './held';
import { applyItem, usableItems } from './use';

/** LA-6.24, LA-6.26: one at a time; the limit is checked after each. */
export const draw = automatic<FrameOf<'draw'>>((play, frame) => {
  const { seat, n, by } = frame;
  if (n === 0 || !drawOne(play, seat, by)) return;
  if (n > 1) push(play, { ...frame, n: n - 1 });
  if (playerAt(play.state, seat).items.n > play.rules.constants.itemLimit) push(play, { at: 'overflow', seat });
});

/** Draws an item unless there is none; an empty deck is made anew from the discard pile. */
export function drawOne(play: Play, seat: Seat, by: By): boolean {
  const { itemDeck, itemDiscard } = play.state;
  if (left(itemDeck) === 0) {
    if (itemDiscard.length === 0) return false;
    const order = play.chance.shuffle('items', itemDiscard);
    tell(play, { type: 'itemsShuffled', open: { n: order.length }, sealed: [{ to: 'nobody', data: order }] });
  }
  const item = topOf(play.state.itemDeck);
  if (item === undefined) throw new Error('The item deck is not known');
  // Nobody sees what the Automa draws (LA-4.17).
  const secret = isAutoma(play.state, seat) ? {} : { sealed: [{ to: [seat], data: item }] };
  tell(play, { type: 'itemDrawn', open: { seat, by }, ...secret });
  return true;
}

/** LA-6.24, LA-R52: a fourth item is discarded, or used if that can be done now and it is the own turn. */
export const overflow = choice<FrameOf<'overflow'>>({
  kind: 'item-limit',
  asksForOne: () => true,
  moves(position, { seat }) {
    const drops = heldKinds(position, seat).map(({ id }): Move => ({ do: 'dropItem', item: id }));
    return position.state.active === seat ? [...drops, ...usableItems(position, seat)] : drops;
  },
  answer(play, { seat }, move) {
    if (move.do === 'dropItem') tell(play, { type: 'itemDiscarded', open: { seat, item: move.item, used: false } });
    else if (move.do === 'useItem') applyItem(play, seat, move);
  },
});

/** LA-14.27: an item as the price. */
export const payItem = choice<FrameOf<'pay-item'>>({
  kind: 'pay-item',
  // Which card it is must be the owner's own choice, even if there is one only.
  asksForOne: () => true,
  moves: (position, { seat }) => heldKinds(position, seat).map(({ id }) => ({ do: 'payItem' as const, item: id })),
  answer(play, { seat }, move) {
    if (move.do === 'payItem') tell(play, { type: 'itemDiscarded', open: { seat, item: move.item, used: false } });
  },
});
