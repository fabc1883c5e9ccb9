import type { MatchId } from '../elimination/bracket';
import type { ParticipantId } from '../scoring/score-book';
import type { TableId } from './round';

/** What a correction changes beyond its own table: shown before it is confirmed, and recorded with it. */
export type CorrectionConsequence =
  | { readonly kind: 'points'; readonly participant: ParticipantId; readonly before: number; readonly after: number }
  | { readonly kind: 'rank'; readonly participant: ParticipantId; readonly before: number; readonly after: number }
  /** A pairing that was made with the old result, and stands. */
  | { readonly kind: 'pairing-stands'; readonly round: number }
  /** A match that is not played yet gets another player. */
  | { readonly kind: 'replaced'; readonly table: TableId; readonly out: ParticipantId; readonly in: ParticipantId }
  /** A match that is not played yet waits for its players again. */
  | { readonly kind: 'withdrawn'; readonly table: TableId }
  /** A match that nobody played because somebody was gone: others are to play it. */
  | { readonly kind: 'walkover-gone'; readonly round: number; readonly match: MatchId }
  /** A match that was played by somebody who should not have been in it. */
  | { readonly kind: 'played-by-wrong'; readonly table: TableId; readonly out: ParticipantId; readonly in?: ParticipantId }
  /** The field of a later stage was made with the old result, and stands. */
  | {
      readonly kind: 'field-stands';
      readonly stage: number;
      readonly out: readonly ParticipantId[];
      readonly in: readonly ParticipantId[];
    };
