import type { FrameOf } from '../frames/frame';
import { choice } from '../frames/handler';
import { push, tell } from '../frames/play';
import { playerAt } from '../state/state';
import { eliminate } from '../phases/elimination';
import { discardPileOf } from './crew';
import { damagedSlots, slotsHolding, tokenAt, undamagedIn } from './queries';

/** LA-6.12, LA-6.13: damage one by one; a token lying there is lost. */
export const damage = choice<FrameOf<'damage'>>({
  kind: 'place-damage',
  moves: ({ state }, { seat, zone, n }) =>
    n === 0 ? [] : undamagedIn(playerAt(state, seat), zone).map((slot) => ({ do: 'placeDamage' as const, slot })),
  // LA-R16: outside Fire the owner may first move a token out of the way.
  asksForOne: ({ state }, { seat, zone }) =>
    state.phase !== 'fire' && undamagedIn(playerAt(state, seat), zone).some((slot) => tokenAt(playerAt(state, seat), slot) !== null),
  answer(play, frame, move) {
    if (move.do !== 'placeDamage') return;
    const { seat, by } = frame;
    const lost = tokenAt(playerAt(play.state, seat), move.slot);
    tell(play, { type: 'damaged', open: { seat, slot: move.slot, lost, by } });
    if (frame.n > 1) push(play, { ...frame, n: frame.n - 1 });
    if (lost === 'survivor') push(play, { at: 'lose-survivor', seat });
  },
});

/** LA-14.7: up to a number of damage counters, or exactly one for fame at its top (LA-6.22). */
export const repair = choice<FrameOf<'repair'>>({
  kind: 'repair',
  moves({ state }, { seat, n, must }) {
    const damaged = n === 0 ? [] : damagedSlots(playerAt(state, seat));
    if (damaged.length === 0) return [];
    const repairs = damaged.map((slot) => ({ do: 'repair' as const, slot }));
    return must ? repairs : [...repairs, { do: 'stopRepair' as const }];
  },
  answer(play, frame, move) {
    if (move.do !== 'repair') return;
    tell(play, { type: 'repaired', open: { seat: frame.seat, slot: move.slot, by: frame.by } });
    if (frame.n > 1) push(play, { ...frame, n: frame.n - 1 });
  },
});

/** LA-6.11: a survivor token was lost, so a card must go; not this turn's recruit, unless there is no other (LA-8.12). */
export const loseSurvivor = choice<FrameOf<'lose-survivor'>>({
  kind: 'lose-survivor',
  moves({ state }, { seat }) {
    const cards = playerAt(state, seat).survivors.map(({ card }) => card);
    const others = cards.filter((card) => !state.recruits.includes(card));
    return (others.length > 0 ? others : cards).map((card) => ({ do: 'loseSurvivor' as const, card }));
  },
  answer(play, { seat }, move) {
    if (move.do !== 'loseSurvivor') return;
    tell(play, { type: 'survivorLost', open: { seat, card: move.card, by: 'setup', to: discardPileOf(play.rules, move.card) } });
    if (playerAt(play.state, seat).survivors.length === 0) eliminate(play, seat);
  },
});

/** LA-14.11: after a death by contamination a token goes with the card. */
export const loseToken = choice<FrameOf<'lose-token'>>({
  kind: 'lose-survivor-token',
  moves: ({ state }, { seat }) =>
    slotsHolding(playerAt(state, seat), ['survivor']).map((slot) => ({ do: 'loseSurvivorToken' as const, slot })),
  answer(play, { seat }, move) {
    if (move.do === 'loseSurvivorToken')
      tell(play, { type: 'removed', open: { seat, slot: move.slot, token: 'survivor', by: 'contamination' } });
  },
});
