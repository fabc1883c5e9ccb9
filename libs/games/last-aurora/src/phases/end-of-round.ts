import { automaCounts, automaEndsRound } from '../automa/round-end';
import { damagedSlots, workingSlots } from '../convoy/queries';
import type { FrameOf } from '../frames/frame';
import { automatic, choice } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { reachedAurora, roadOf } from '../movement/road';
import { inPlay, isAutoma, playerAt } from '../state/state';
import { endGame } from './scoring';

/** LA-12.1: effects of convoy cards in standard order, then the Automa's. */
export const roundEnd = automatic<FrameOf<'round-end'>>((play, { left }) => {
  tell(play, { type: 'phaseBegan', open: { phase: 'end-of-round', round: play.state.round } });
  push(
    play,
    ...left
      .filter((seat) => !isAutoma(play.state, seat) && inPlay(play.state, seat))
      .map((seat): FrameOf<'round-slots'> => {
        const player = playerAt(play.state, seat);
        const working = [...workingSlots(play.rules, player, 'produce'), ...workingSlots(play.rules, player, 'roundRepair')];
        return { at: 'round-slots', seat, slots: working.map(({ address }) => address) };
      }),
    { at: 'automa-round-end' },
    { at: 'end-check' },
  );
});

/** The owner says which of several comes first. */
export const roundSlots = choice<FrameOf<'round-slots'>>({
  kind: 'end-of-round-slots',
  moves({ rules, state }, { seat, slots }) {
    const player = playerAt(state, seat);
    const repairs = new Set(workingSlots(rules, player, 'roundRepair').map(({ address }) => address));
    return slots
      .filter((slot) => !repairs.has(slot) || damagedSlots(player).length > 0)
      .map((slot) => ({ do: 'resolveSlot' as const, slot }));
  },
  answer(play, { seat, slots }, move) {
    if (move.do !== 'resolveSlot') return;
    const player = playerAt(play.state, seat);
    push(play, { at: 'round-slots', seat, slots: slots.filter((slot) => slot !== move.slot) });
    const produces = workingSlots(play.rules, player, 'produce').find(({ address }) => address === move.slot);
    // LA-19.7: only onto an empty slot.
    if (produces !== undefined) push(play, { at: 'place', seat, tokens: [produces.effect.res], why: 'produced', by: 'round-end' });
    const repairs = workingSlots(play.rules, player, 'roundRepair').find(({ address }) => address === move.slot);
    if (repairs !== undefined) push(play, { at: 'repair', seat, n: repairs.effect.upTo, must: false, by: 'round-end' });
  },
});

export const automaRoundEnd = automatic<FrameOf<'automa-round-end'>>((play) => automaEndsRound(play));

/** LA-12.2 to LA-12.5 */
export const endCheck = automatic<FrameOf<'end-check'>>((play) => {
  const { state } = play;
  if (state.order.some((seat) => reachedAurora(play, seat))) {
    endGame(play, 'aurora');
    return;
  }
  const last = roadOf(play).record.moorings.length;
  if (state.aurora >= last || state.round >= play.rules.constants.maxRounds) {
    endGame(play, 'rounds');
    return;
  }
  tell(play, { type: 'auroraMoved', open: { mooring: state.aurora + 1 } });
  automaCounts(play);
  refresh(play);
});

/** LA-12.4, LA-12.5: the leftmost cards go; the rest close up, and five slots are filled. */
function refresh(play: Play): void {
  const { keepAtEndOfRound } = play.rules.constants;
  const { seats, zone } = play.state;
  const keep = seats === 1 ? keepAtEndOfRound.solo : seats === 2 ? keepAtEndOfRound.two : keepAtEndOfRound.more;
  const taken = zone.flatMap((card, slot) => (card === null ? [] : [{ card: card.card, slot }]));
  const gone = taken.slice(0, Math.max(0, taken.length - keep));
  if (gone.length > 0)
    tell(play, { type: 'zoneDiscarded', open: { slots: gone.map(({ slot }) => slot), cards: gone.map(({ card }) => card) } });
  tell(play, { type: 'shifted', open: {} });
  const empty = play.state.zone.filter((card) => card === null).length;
  push(play, { at: 'reveal', n: empty }, { at: 'round' });
}
