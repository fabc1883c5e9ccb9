import type { Seat } from '@kronika/game-kernel';
import type { Card } from './card';

/** A question on the stack: the top one is open, the ones below go on when it is answered. */
export type Frame =
  /** SG-2.1 All of `waiting` choose at once. */
  | { readonly kind: 'offer'; readonly id: number; readonly waiting: readonly Seat[] }
  | { readonly kind: 'turn'; readonly id: number; readonly seat: Seat }
  /** SG-3.1, SG-3.3 One card has to go. */
  | { readonly kind: 'discard'; readonly id: number; readonly seat: Seat }
  /** SG-3.2 A guard for the card that was just stored? */
  | { readonly kind: 'guard'; readonly id: number; readonly seat: Seat }
  /** SG-3.3 Which card to raid? */
  | { readonly kind: 'attack'; readonly id: number; readonly seat: Seat };

export interface Stored {
  readonly card: Card;
  readonly guarded: boolean;
  /** Seats that have seen the card; who has seen it is public. */
  readonly knownBy: readonly Seat[] | 'everyone';
}

export interface SeatCards {
  readonly hand: readonly Card[];
  /** The card offered in the auction that is going on. */
  readonly offer: Card | null;
  readonly store: readonly Stored[];
  readonly coins: number;
}

export interface Score {
  readonly coins: number;
  readonly stored: number;
  readonly majorities: number;
}

export interface State {
  readonly rounds: number;
  readonly round: number;
  readonly lead: Seat;
  /** The first card is the top one. */
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
  readonly seats: readonly SeatCards[];
  /** Seats whose turn is still to come in this round. */
  readonly order: readonly Seat[];
  readonly frames: readonly Frame[];
  /** The id of the next question. */
  readonly nextId: number;
  /** SG-4.3 Set when the game is over. */
  readonly final: readonly Score[] | null;
}

/** The cards of a seat that exists. */
export function seatCards(state: State, seat: Seat): SeatCards {
  const cards = state.seats[seat];
  if (cards === undefined) throw new Error(`No seat ${seat}`);
  return cards;
}

/** The open question. */
export function topFrame(state: State): Frame | undefined {
  return state.frames.at(-1);
}
