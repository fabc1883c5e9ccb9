import type { ParticipantId } from '../scoring/score-book';
import type { Actor, Reason, TextHash } from './actor';
import type { Announcement, RoleGrant } from './desk';
import type { ByeRequest, Participant } from './participant';
import type { ResultSource, SeatFinish, SeatResult } from './result';
import type { DraftTable, RoundBye, RoundDraft, TableId, Walkover } from './round';
import type { TournamentSettings } from './settings';
import type { StageSpec } from './stage-spec';

export type Phase = 'draft' | 'registration' | 'check-in' | 'running' | 'finished' | 'cancelled';

/** A game played at a table, confirmed; several where a match is best of n. */
export interface PlayedGame {
  readonly finishes: readonly SeatFinish[];
  readonly source: ResultSource;
}

/** Who is out of a table, and how: never came, or left in the middle. */
export interface LeftSeat {
  readonly participant: ParticipantId;
  readonly how: 'no-show' | 'forfeit' | 'dropped-out';
}

export interface TableState extends DraftTable {
  /** Tables of a play-off: those tied of another table. */
  readonly playOffOf?: TableId;
  /** Games on line that were created for this table. */
  readonly games: readonly string[];
  readonly played: readonly PlayedGame[];
  readonly left: readonly LeftSeat[];
  /** A report that nobody has confirmed yet. */
  readonly report?: { readonly by: ParticipantId; readonly finishes: readonly SeatFinish[] };
  readonly disputed: boolean;
  readonly result?: readonly SeatResult[];
  /** The table does not count; everybody has the points ruled. */
  readonly void: boolean;
  /** How those who tied across the cut are ordered, best first. */
  readonly order?: readonly ParticipantId[];
  /** Who advances where a later correction was ruled not to change it: the result as it was. */
  readonly advanced?: readonly SeatResult[];
}

export interface RoundClock {
  readonly durationMs: number;
  readonly startedAt: number;
  /** While it stands still. */
  readonly pausedAt?: number;
  readonly pausedMs: number;
  readonly extensionMs: number;
  readonly tableExtensionsMs: Readonly<Record<TableId, number>>;
}

export interface RoundState {
  readonly round: number;
  readonly tables: readonly TableState[];
  readonly byes: readonly RoundBye[];
  readonly walkovers: readonly Walkover[];
  readonly complete: boolean;
  readonly duplicate: boolean;
  readonly clock?: RoundClock;
}

/** A round of a fixed schedule. */
export interface ScheduledGroupRound {
  readonly tables: readonly (readonly ParticipantId[])[];
  readonly rests: readonly ParticipantId[];
}

export interface StageGroup {
  readonly division: number;
  readonly members: readonly ParticipantId[];
  readonly schedule: readonly ScheduledGroupRound[];
  readonly design: string;
}

export interface StageState {
  /** Seeds are places in this list; late entries come last. */
  readonly field: readonly ParticipantId[];
  readonly carried: Readonly<Record<ParticipantId, number>>;
  readonly groups: readonly StageGroup[];
  readonly firstColour: 'white' | 'black';
  readonly lotSeed: string;
  readonly rounds: readonly RoundState[];
  /** Orders ruled among those whom nothing else told apart. */
  readonly ruledOrder: readonly (readonly ParticipantId[])[];
  readonly ranking?: readonly RankedParticipant[];
}

export interface RankedParticipant {
  readonly participant: ParticipantId;
  /** Shared where nothing tells participants apart. */
  readonly rank: number;
}

export interface JudgeCall {
  readonly id: string;
  readonly table: TableId;
  readonly by: Actor;
  readonly note?: TextHash;
  readonly status: 'open' | 'answered' | 'closed';
  readonly judge?: Actor;
}

/** A tournament as its events have made it. Plain JSON. */
export interface TournamentState {
  /** Events so far: the version that the next append expects is one less. */
  readonly version: number;
  readonly id: string;
  readonly title: TextHash;
  readonly description?: TextHash;
  readonly clonedFrom?: string;
  readonly phase: Phase;
  readonly settings: TournamentSettings;
  readonly specs: readonly StageSpec[];
  readonly invited: readonly string[];
  readonly participants: readonly Participant[];
  readonly byeRequests: readonly ByeRequest[];
  readonly forbidden: readonly (readonly [ParticipantId, ParticipantId])[];
  /** The stages that have started. */
  readonly stages: readonly StageState[];
  readonly draft?: RoundDraft;
  readonly calls: readonly JudgeCall[];
  readonly roles: readonly RoleGrant[];
  readonly announcements: readonly Announcement[];
  /** How often the result slips of tables were made worthless. */
  readonly slips: Readonly<Record<TableId, number>>;
  readonly cancelled?: { readonly by: Actor; readonly reason: Reason };
  readonly ranking?: readonly RankedParticipant[];
}
