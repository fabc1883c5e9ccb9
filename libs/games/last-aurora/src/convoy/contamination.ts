import type { Seat } from '@kronika/game-kernel';
import type { FrameOf } from '../frames/frame';
import { automatic, choice, type Handler, type Position } from '../frames/handler';
import { push, tell } from '../frames/play';
import { heldItem } from '../items/held';
import type { Move } from '../moves/move';
import { playerAt, type Survivor } from '../state/state';
import { killDead } from './crew';

function eligible({ state }: Position, seat: Seat, crew: readonly string[] | null): readonly Survivor[] {
  const { survivors } = playerAt(state, seat);
  return crew === null ? survivors : survivors.filter(({ card }) => crew.includes(card));
}

/** LA-6.16: each counter goes on an eligible survivor; a Protective Suit cancels one (LA-14.10). */
export const contaminate: Handler<FrameOf<'contaminate'>> = choice<FrameOf<'contaminate'>>({
  kind: 'place-contamination',
  moves(position, { seat, crew, n }) {
    const found: Move[] = n === 0 ? [] : eligible(position, seat, crew).map(({ card }) => ({ do: 'placeContamination', card }));
    if (found.length > 0 && heldItem(position, seat, 'prevent') !== undefined) found.push({ do: 'useSuit' });
    return found;
  },
  // LA-4.19: else being asked would betray the suit.
  asksForOne: ({ state }, { seat }) => playerAt(state, seat).items.n > 0,
  answer(play, frame, move) {
    const { seat, by } = frame;
    if (frame.n > 1) push(play, { ...frame, n: frame.n - 1 });
    if (move.do === 'useSuit') {
      const suit = heldItem(play, seat, 'prevent');
      if (suit !== undefined) tell(play, { type: 'itemDiscarded', open: { seat, item: suit.id, used: true } });
    } else if (move.do === 'placeContamination') {
      tell(play, { type: 'contaminated', open: { seat, card: move.card, by } });
      killDead(play, seat);
    }
  },
});

/** LA-14.12: up to a number of counters, from a limited number of survivors. */
export const decontaminate = choice<FrameOf<'decontaminate'>>({
  kind: 'decontaminate',
  moves(position, { seat, crew, n, most, chosen }) {
    const found: Move[] = [];
    for (const { card, contamination } of n === 0 ? [] : eligible(position, seat, crew)) {
      if (contamination > 0 && (chosen.includes(card) || chosen.length < most)) found.push({ do: 'decontaminate', card });
    }
    return found.length === 0 ? [] : [...found, { do: 'stopDecontamination' }];
  },
  answer(play, frame, move) {
    if (move.do !== 'decontaminate') return;
    tell(play, { type: 'decontaminated', open: { seat: frame.seat, card: move.card, by: frame.by } });
    const chosen = frame.chosen.includes(move.card) ? frame.chosen : [...frame.chosen, move.card];
    if (frame.n > 1) push(play, { ...frame, n: frame.n - 1, chosen });
  },
});

/** LA-6.18 once more, when food or medicine is gone. */
export const crewCheck = automatic<FrameOf<'crew-check'>>((play, { seat }) => killDead(play, seat));
