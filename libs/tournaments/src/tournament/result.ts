import type { ParticipantId } from '../scoring/score-book';
import type { Actor } from './actor';

/** How one seat finished, as reported: place and score. */
export interface SeatFinish {
  readonly participant: ParticipantId;
  /** Shared where tied: 1, 2, 2, 4. */
  readonly place: number;
  readonly vp?: number;
}

/** Where a result comes from. */
export type ResultSource =
  /** A game on line, at the version that ended it: anybody can verify it. */
  | { readonly kind: 'online'; readonly game: string; readonly version: number }
  | { readonly kind: 'report'; readonly by: ParticipantId; readonly confirmedBy: Actor }
  | { readonly kind: 'judge'; readonly by: Actor };

/** A result as it counts, with the points that it earned. */
export interface SeatResult {
  readonly participant: ParticipantId;
  readonly points: number;
  /** Absent for somebody who never came. */
  readonly place?: number;
  readonly vp?: number;
  /** Won or lost without playing, or left in the middle. */
  readonly forfeit?: 'won' | 'lost';
}
