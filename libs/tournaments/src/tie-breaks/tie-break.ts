import type { ParticipantId, ScoreBook } from '../scoring/score-book';

/** Every tie-break there is, by the name that settings and exports use. */
export const tieBreakIds = [
  'buchholz',
  'buchholz-cut-1',
  'buchholz-cut-2',
  'buchholz-median',
  'sonneborn-berger',
  'direct-encounter',
  'match-win',
  'opponents-match-win',
  'vp-share',
  'percent-of-winner',
  'margin',
  'victory-points',
  'size-neutral',
  'wins',
  'seconds',
  'thirds',
  'seed',
  'lot',
] as const;
export type TieBreakId = (typeof tieBreakIds)[number];

/** What one round added to a tie-break, so that a person can open the value and see why. */
export interface Contribution {
  readonly round: number;
  /** Whose score counted: an opponent; absent for a dummy opponent and for what is one's own. */
  readonly from?: ParticipantId;
  /** What counted: an opponent's score, a dummy's, or the player's own result. */
  readonly of: 'opponent' | 'dummy' | 'own';
  readonly value: number;
  /** Dropped from the total by a cut. */
  readonly cut?: true;
}

/** A tie-break's value; `by` says how the contributions that are not cut make it up. */
export interface TieBreakValue {
  readonly id: TieBreakId;
  readonly value: number;
  readonly by: 'sum' | 'mean' | 'rank' | 'draw';
  readonly contributions: readonly Contribution[];
}

/** What tie-breaks are computed from. */
export interface TieBreakInput {
  readonly book: ScoreBook;
  /** Seed of the drawn lot, as recorded in the log. */
  readonly lotSeed: string;
}
