import type { Seat, Viewer } from '@kronika/game-kernel';
import { type Card, unknown } from './card';
import type { Frame, Score, State } from './state';

/** What a viewer may see; null for a card that is hidden from this viewer. */
export type View = {
  readonly round: number;
  readonly rounds: number;
  readonly lead: Seat;
  readonly deck: number;
  readonly discards: readonly Card[];
  readonly seats: readonly SeatView[];
  readonly order: readonly Seat[];
  readonly questions: readonly { readonly kind: Frame['kind']; readonly seats: readonly Seat[] }[];
  readonly final: readonly { readonly coins: number; readonly stored: number; readonly majorities: number }[] | null;
};
export type SeatView = {
  readonly coins: number;
  readonly cards: number;
  /** The hand, for those who may see it. */
  readonly hand: readonly Card[] | null;
  readonly offered: boolean;
  readonly offer: Card | null;
  readonly store: readonly { readonly card: Card | null; readonly guarded: boolean }[];
};

/** Built up from the table of zones: hands and offers for their owner, a stored card for those who have seen it, the deck for nobody. */
export function view(state: State, viewer: Viewer): View {
  return {
    round: state.round,
    rounds: state.rounds,
    lead: state.lead,
    deck: state.deck.length,
    discards: state.discards,
    seats: state.seats.map((own, seat) => ({
      coins: own.coins,
      cards: own.hand.length,
      hand: sees(viewer, [seat]) ? own.hand : null,
      offered: own.offer !== null,
      offer: sees(viewer, [seat]) ? own.offer : null,
      store: own.store.map(({ card, guarded, knownBy }) => ({ card: sees(viewer, knownBy) && card !== unknown ? card : null, guarded })),
    })),
    order: state.order,
    questions: state.frames.map((frame) => ({ kind: frame.kind, seats: frame.kind === 'offer' ? frame.waiting : [frame.seat] })),
    final: state.final === null ? null : state.final.map(scoreView),
  };
}

/** Whether a viewer may see what these seats know. A commentator sees all that some seat knows. */
export function sees(viewer: Viewer, knownBy: readonly Seat[] | 'everyone'): boolean {
  if (knownBy === 'everyone' || viewer === 'everything' || viewer === 'commentator') return true;
  return viewer !== 'spectator' && knownBy.includes(viewer.seat);
}

function scoreView({ coins, stored, majorities }: Score) {
  return { coins, stored, majorities };
}
