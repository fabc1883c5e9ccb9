import type { MatchId } from '../elimination/bracket';
import type { ParticipantId } from '../scoring/score-book';
import type { Actor, Reason } from './actor';
import type { CorrectionConsequence } from './correction';
import type { ResultSource, SeatFinish, SeatResult } from './result';
import type { TableId } from './round';

/** How tables ended, and what was ruled about them. */
export type ResultEvent =
  /** A game on line was created for the table. */
  | { readonly type: 'GameLinked'; readonly table: TableId; readonly game: string }
  /** A game counts: from a game on line, from a confirmed report or from a judge. */
  | { readonly type: 'GameScored'; readonly table: TableId; readonly finishes: readonly SeatFinish[]; readonly source: ResultSource }
  | { readonly type: 'ResultReported'; readonly table: TableId; readonly by: ParticipantId; readonly finishes: readonly SeatFinish[] }
  | { readonly type: 'ResultDisputed'; readonly table: TableId; readonly by: Actor; readonly reason: Reason }
  | {
      readonly type: 'SeatForfeited';
      readonly table: TableId;
      readonly participant: ParticipantId;
      readonly by: Actor;
      readonly reason: Reason;
    }
  | {
      readonly type: 'SeatNoShow';
      readonly table: TableId;
      readonly participant: ParticipantId;
      readonly by: Actor;
      readonly reason: Reason;
    }
  | {
      readonly type: 'SeatDroppedOut';
      readonly table: TableId;
      readonly participant: ParticipantId;
      readonly by: Actor;
      readonly reason: Reason;
    }
  | {
      readonly type: 'TableAdjudicated';
      readonly table: TableId;
      readonly finishes: readonly SeatFinish[];
      readonly by: Actor;
      readonly reason: Reason;
    }
  /** The end of a dispute. */
  | {
      readonly type: 'ResultRuled';
      readonly table: TableId;
      readonly finishes: readonly SeatFinish[];
      readonly by: Actor;
      readonly reason: Reason;
    }
  /** The table's result with the points that it earned. */
  | { readonly type: 'TableDecided'; readonly table: TableId; readonly result: readonly SeatResult[] }
  | {
      readonly type: 'TableVoided';
      readonly table: TableId;
      readonly result: readonly SeatResult[];
      readonly by: Actor;
      readonly reason: Reason;
    }
  /** Everything about the table is forgotten; it is played again. */
  | { readonly type: 'TableReplayed'; readonly table: TableId; readonly by: Actor; readonly reason: Reason }
  /** Who is ahead of whom where a tie crosses the cut. */
  | {
      readonly type: 'TieResolved';
      readonly table: TableId;
      readonly order: readonly ParticipantId[];
      readonly how: 'tie-breaks' | 'play-off' | 'ruling';
      readonly by?: Actor;
      readonly reason?: Reason;
    }
  | {
      readonly type: 'PlayOffCalled';
      readonly table: TableId;
      readonly playOff: TableId;
      readonly seats: readonly ParticipantId[];
      readonly number: number;
      readonly seed: string;
      readonly by: Actor;
    }
  /** Supersedes the table's result; what was published stands, what follows uses the correction. */
  | {
      readonly type: 'ResultCorrected';
      readonly table: TableId;
      readonly result: readonly SeatResult[];
      readonly consequences: readonly CorrectionConsequence[];
      /** Where later matches were played already: what was ruled about them. */
      readonly ruling?: CorrectionRuling;
      readonly by: Actor;
      readonly reason: Reason;
    }
  /** A correction put others into tables that were not played yet, or are to be played again. All at once: two may change places. */
  | { readonly type: 'SeatsReplaced'; readonly seats: readonly ReplacedSeat[] }
  /** A correction took away a match whose players are not known any more. */
  | { readonly type: 'TableWithdrawn'; readonly table: TableId }
  | { readonly type: 'WalkoverWithdrawn'; readonly stage: number; readonly round: number; readonly match: MatchId };

export type CorrectionRuling = 'later-matches-stand' | 'replay-later-matches';

export interface ReplacedSeat {
  readonly table: TableId;
  readonly out: ParticipantId;
  readonly in: ParticipantId;
}
