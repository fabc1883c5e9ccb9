import type { ParticipantId } from '../scoring/score-book';
import type { Actor, Reason, TextHash } from './actor';
import type { CorrectionConsequence } from './correction';
import type { DraftChange } from './draft-change';
import type { CorrectionRuling } from './events-results';
import type { TournamentRole } from './desk';
import type { RequestedBye } from './participant';
import type { SeatFinish } from './result';
import type { TableId } from './round';
import type { TournamentSettings } from './settings';
import type { StageSpec } from './stage-spec';

/** An entry to be registered; ids are drawn where none is given. */
export interface NewEntry {
  readonly participant?: ParticipantId;
  readonly account?: string;
  /** A bot plays this entry. */
  readonly bot?: string;
  /** Of somebody without an account. */
  readonly name?: TextHash;
  readonly rating?: number;
  readonly division?: number;
}

type By = { readonly actor: Actor };
type Why = { readonly reason: Reason };

export type LifecycleCommand = By &
  (
    | {
        readonly type: 'create';
        readonly id: string;
        readonly title: TextHash;
        readonly settings: TournamentSettings;
        readonly stages: readonly StageSpec[];
        readonly description?: TextHash;
        readonly clonedFrom?: string;
      }
    | { readonly type: 'change-settings'; readonly settings: Partial<TournamentSettings> }
    | { readonly type: 'revise-stages'; readonly from: number; readonly stages: readonly StageSpec[] }
    | { readonly type: 'change-stage'; readonly stage: number; readonly spec: StageSpec }
    | { readonly type: 'open-registration' }
    | { readonly type: 'close-registration' }
    | { readonly type: 'open-check-in' }
    /** `order` gives the seeds where ratings do not: names are not known here. */
    | { readonly type: 'start'; readonly order?: readonly ParticipantId[] }
    | { readonly type: 'advance-stage' }
    | ({ readonly type: 'rule-order'; readonly stage: number; readonly order: readonly ParticipantId[] } & Why)
    | { readonly type: 'finish' }
    | ({ readonly type: 'cancel' } & Why)
  );

export type ParticipantCommand = By &
  (
    | { readonly type: 'invite'; readonly account: string }
    | { readonly type: 'register'; readonly entries: readonly NewEntry[] }
    | ({ readonly type: 'withdraw'; readonly participant: ParticipantId } & Why)
    | { readonly type: 'check-in'; readonly participant: ParticipantId }
    | { readonly type: 'take-back-check-in'; readonly participant: ParticipantId }
    | ({ readonly type: 'enter-late'; readonly entry: NewEntry; readonly score: number } & Why)
    | ({ readonly type: 'drop'; readonly participant: ParticipantId } & Why)
    | ({ readonly type: 'reinstate'; readonly participant: ParticipantId } & Why)
    | ({ readonly type: 'substitute'; readonly participant: ParticipantId; readonly account?: string; readonly name?: TextHash } & Why)
    | ({ readonly type: 'ban'; readonly participant: ParticipantId } & Why)
    | { readonly type: 'claim'; readonly participant: ParticipantId; readonly account: string }
    | { readonly type: 'confirm-claim'; readonly participant: ParticipantId }
    | { readonly type: 'reject-claim'; readonly participant: ParticipantId }
    | {
        readonly type: 'request-bye';
        readonly participant: ParticipantId;
        readonly stage: number;
        readonly round: number;
        readonly bye: RequestedBye;
      }
    | { readonly type: 'cancel-bye'; readonly participant: ParticipantId; readonly stage: number; readonly round: number }
    | ({ readonly type: 'forbid-pair'; readonly pair: readonly [ParticipantId, ParticipantId] } & Why)
    | ({ readonly type: 'allow-pair'; readonly pair: readonly [ParticipantId, ParticipantId] } & Why)
    | { readonly type: 'fix-table'; readonly participant: ParticipantId; readonly number?: number }
  );

export type RoundCommand = By &
  (
    | { readonly type: 'draft-round' }
    | ({ readonly type: 'change-draft'; readonly change: DraftChange } & Why)
    | { readonly type: 'discard-draft' }
    | { readonly type: 'publish-round' }
    | { readonly type: 'start-clock'; readonly round: number; readonly durationMs?: number }
    | ({ readonly type: 'pause-clock'; readonly round: number } & Why)
    | { readonly type: 'resume-clock'; readonly round: number }
    | ({ readonly type: 'extend-clock'; readonly round: number; readonly table?: TableId; readonly ms: number } & Why)
    | { readonly type: 'call-judge'; readonly table: TableId; readonly note?: TextHash }
    | { readonly type: 'answer-call'; readonly call: string }
    | { readonly type: 'close-call'; readonly call: string; readonly note?: TextHash }
  );

export type ResultCommand = By & { readonly table: TableId } & (
    | { readonly type: 'link-game'; readonly game: string }
    /** A game on line ended. */
    | { readonly type: 'record-game'; readonly game: string; readonly version: number; readonly finishes: readonly SeatFinish[] }
    | { readonly type: 'report-result'; readonly by: ParticipantId; readonly finishes: readonly SeatFinish[] }
    /** By another of the table (`by`), or by a judge. */
    | { readonly type: 'confirm-result'; readonly by?: ParticipantId }
    | ({ readonly type: 'dispute-result'; readonly by?: ParticipantId } & Why)
    | ({ readonly type: 'rule-result'; readonly finishes: readonly SeatFinish[] } & Why)
    | { readonly type: 'enter-result'; readonly finishes: readonly SeatFinish[] }
    | ({ readonly type: 'forfeit'; readonly participant: ParticipantId } & Why)
    | ({ readonly type: 'no-show'; readonly participant: ParticipantId } & Why)
    | ({ readonly type: 'drop-out'; readonly participant: ParticipantId } & Why)
    | ({ readonly type: 'adjudicate'; readonly finishes: readonly SeatFinish[] } & Why)
    /** `points` for everybody at the table; none where nothing is said. */
    | ({ readonly type: 'void-table'; readonly points?: number } & Why)
    | ({ readonly type: 'replay-table' } & Why)
    | ({ readonly type: 'resolve-tie'; readonly order: readonly ParticipantId[] } & Why)
    | { readonly type: 'call-play-off' }
    | ({
        readonly type: 'correct-result';
        readonly finishes: readonly SeatFinish[];
        /** The consequences as they were shown. */
        readonly confirmed: readonly CorrectionConsequence[];
        readonly ruling?: CorrectionRuling;
      } & Why)
  );

export type DeskCommand = By &
  (
    | { readonly type: 'describe'; readonly title?: TextHash; readonly description?: TextHash }
    | { readonly type: 'name-participant'; readonly participant: ParticipantId; readonly name: TextHash }
    | { readonly type: 'grant-role'; readonly account: string; readonly role: TournamentRole }
    | { readonly type: 'revoke-role'; readonly account: string; readonly role: TournamentRole }
    | { readonly type: 'announce'; readonly text: TextHash }
    | { readonly type: 'retract-announcement'; readonly announcement: string }
    | { readonly type: 'renew-slip'; readonly table: TableId }
  );

/** Everything that can be asked of a tournament. */
export type TournamentCommand = LifecycleCommand | ParticipantCommand | RoundCommand | ResultCommand | DeskCommand;
