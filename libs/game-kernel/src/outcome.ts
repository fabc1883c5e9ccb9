import type { Seat } from './game';

/** How a game ended. Places are shared where nothing breaks a tie (1, 2, 2, 4). */
export type Outcome =
  | { readonly kind: 'ranking'; readonly places: readonly Placing[]; readonly ties: readonly BrokenTie[] }
  | { readonly kind: 'solo'; readonly won: boolean; readonly score: number; readonly rank?: string }
  | { readonly kind: 'co-operative'; readonly won: boolean; readonly score: number };

export interface Placing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Seats that had the same score, and what told them apart; `by` is absent where nothing did and the place is shared. */
export interface BrokenTie {
  readonly seats: readonly Seat[];
  readonly by?: string;
  /** The compared value of each of `seats`. */
  readonly values?: readonly number[];
}
