import type { MatchId } from '../elimination/bracket';
import type { PairingQuality } from '../pairing/quality';
import type { TableReason } from '../pairing/reason';
import type { ByeReason, ParticipantId } from '../scoring/score-book';
import type { TableWeights } from '../table-swiss/weights';

/** `2.3.1`: stage, round and table; play-offs add a `p`. */
export type TableId = string;

export interface DraftTable {
  readonly id: TableId;
  /** The number on the table in the hall. */
  readonly number: number;
  /** In seat order; the first is first player. */
  readonly seats: readonly ParticipantId[];
  readonly reasons: readonly TableReason[];
  readonly match?: MatchId;
  readonly group?: number;
}

export interface RoundBye {
  readonly participant: ParticipantId;
  readonly bye: ByeReason;
  readonly points: number;
}

/** A match that nobody plays because one of the two, or both, are gone. */
export interface Walkover {
  readonly match: MatchId;
  readonly winner: ParticipantId;
  readonly loser: ParticipantId;
}

/** A pairing before it is published. */
export interface RoundDraft {
  readonly stage: number;
  readonly round: number;
  readonly tables: readonly DraftTable[];
  readonly byes: readonly RoundBye[];
  readonly walkovers: readonly Walkover[];
  /** Re-pairing from the same state with this seed gives the same draft. */
  readonly seed: string;
  /** How the search went, where there was one. */
  readonly search?: { readonly weights: TableWeights; readonly swaps: number; readonly cost: number };
  readonly quality: PairingQuality;
}
