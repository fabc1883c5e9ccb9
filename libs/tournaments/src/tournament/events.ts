import type { DeskEvent } from './events-desk';
import type { LifecycleEvent } from './events-lifecycle';
import type { ParticipantEvent } from './events-participants';
import type { ResultEvent } from './events-results';
import type { RoundEvent } from './events-rounds';

/** Everything that can have happened to a tournament. Facts in plain JSON: `evolve` needs no rules to apply them. */
export type TournamentEvent = LifecycleEvent | ParticipantEvent | RoundEvent | ResultEvent | DeskEvent;
export type TournamentEventType = TournamentEvent['type'];

/** Version of the events' schema in the log. */
export const tournamentEventSchema = 1;

const types: Readonly<Record<TournamentEventType, true>> = {
  TournamentCreated: true,
  SettingsChanged: true,
  StagesRevised: true,
  StageSpecChanged: true,
  RegistrationOpened: true,
  RegistrationClosed: true,
  CheckInOpened: true,
  StageStarted: true,
  StageCompleted: true,
  OrderRuled: true,
  TournamentFinished: true,
  TournamentCancelled: true,
  AccountInvited: true,
  ParticipantRegistered: true,
  ParticipantPromoted: true,
  ParticipantWithdrawn: true,
  ParticipantCheckedIn: true,
  CheckInTakenBack: true,
  ParticipantEnteredLate: true,
  ParticipantDropped: true,
  ParticipantReinstated: true,
  ParticipantSubstituted: true,
  ParticipantBanned: true,
  EntryClaimed: true,
  ClaimConfirmed: true,
  ClaimRejected: true,
  ByeRequested: true,
  ByeRequestCancelled: true,
  PairForbidden: true,
  PairAllowed: true,
  TableFixed: true,
  RoundDrafted: true,
  DraftChanged: true,
  DraftDiscarded: true,
  RoundPublished: true,
  RoundCompleted: true,
  RoundReopened: true,
  ClockStarted: true,
  ClockPaused: true,
  ClockResumed: true,
  ClockExtended: true,
  JudgeCalled: true,
  JudgeCallAnswered: true,
  JudgeCallClosed: true,
  GameLinked: true,
  GameScored: true,
  ResultReported: true,
  ResultDisputed: true,
  SeatForfeited: true,
  SeatNoShow: true,
  SeatDroppedOut: true,
  TableAdjudicated: true,
  ResultRuled: true,
  TableDecided: true,
  TableVoided: true,
  TableReplayed: true,
  TieResolved: true,
  PlayOffCalled: true,
  ResultCorrected: true,
  SeatsReplaced: true,
  TableWithdrawn: true,
  WalkoverWithdrawn: true,
  TournamentDescribed: true,
  ParticipantNamed: true,
  RoleGranted: true,
  RoleRevoked: true,
  Announced: true,
  AnnouncementRetracted: true,
  SlipRenewed: true,
};

/** The names of all events, for readers of logs and files. */
export const tournamentEventTypes: ReadonlySet<string> = new Set(Object.keys(types));
