import { slotsHolding, tokenAt } from '../convoy/queries';
import type { FrameOf } from '../frames/frame';
import { choice } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { Seat } from '@kronika/game-kernel';
import type { By } from '../events/facts';
import { noPile, playerAt } from '../state/state';
import type { Resource } from '../pack/vocabulary';
import { tokenOnCard } from './effects';

/** LA-14.27: one resource. Outside Fire tokens change places freely, so only its type matters there. */
export const pay = choice<FrameOf<'pay'>>({
  kind: 'pay-resource',
  moves({ state }, { seat, of }) {
    const player = playerAt(state, seat);
    const slots = slotsHolding(player, of);
    const distinct = state.phase === 'fire' ? slots : of.flatMap((res) => slots.findLast((slot) => tokenAt(player, slot) === res) ?? []);
    return distinct.map((slot) => ({ do: 'payResource' as const, slot }));
  },
  answer(play, { seat, swap, by }, move) {
    if (move.do !== 'payResource') return;
    const token = tokenAt(playerAt(play.state, seat), move.slot);
    if (token === null || token === 'survivor') return;
    tell(play, { type: 'removed', open: { seat, slot: move.slot, token, by } });
    if (swap === null) return;
    // LA-19.4: the given token lies on the card now, the other one is taken.
    const taken = tokenOnCard(play.state, swap);
    tell(play, { type: 'tokensLeft', open: { slot: swap, tokens: { ...noPile, [token]: 1 } } });
    if (taken !== undefined) push(play, { at: 'place', seat, tokens: [taken], why: 'gain', by: 'card' });
  },
});

/** Pays a resource of a known type, wherever it lies; false when there is none. */
export function spend(play: Play, seat: Seat, res: Resource, by: By): boolean {
  const slot = slotsHolding(playerAt(play.state, seat), [res]).at(-1);
  if (slot === undefined) return false;
  tell(play, { type: 'removed', open: { seat, slot, token: res, by } });
  return true;
}
