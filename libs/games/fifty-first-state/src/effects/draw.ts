import type { Seat } from '@kronika/game-kernel';
import type { GainedBy } from '../frames/frame';
import { type Play, tell } from '../frames/play';
import { left } from '../state/state';

/** Cards from the main deck to a hand, hidden from the others (FS-4.4, FS-4.17). */
export function draw(play: Play, seat: Seat, n: number, why: { readonly by: GainedBy; readonly card: string | null }): void {
  for (let missing = n; missing > 0;) {
    if (!replenish(play)) return;
    const number = Math.min(missing, left(play.state.deck));
    tell(play, { type: 'drew', open: { seat, n: number, ...why }, sealed: [{ to: [seat], data: top(play, number) }] });
    missing -= number;
  }
}

/** The top card, which is about to be revealed; undefined when there is none to be had (FS-8.7). */
export function topCard(play: Play): string | undefined {
  return replenish(play) ? top(play, 1)[0] : undefined;
}

/** The next `n` cards, or as many as lie in the deck. */
export function top(play: Play, n: number): readonly string[] {
  const { order, drawn } = play.state.deck;
  if (order === null) throw new Error('The deck of a redacted state cannot be drawn from');
  return order.slice(drawn, drawn + n);
}

/** FS-8.7, FS-8.13: an empty deck is made anew from the discard, when a card is needed. False when both are empty. */
export function replenish(play: Play): boolean {
  const { deck, discard } = play.state;
  if (left(deck) > 0) return true;
  if (discard.length === 0) return false;
  const order = play.chance.shuffle('main-deck', discard);
  tell(play, { type: 'reshuffled', open: { n: order.length }, sealed: [{ to: 'nobody', data: order }] });
  return true;
}
