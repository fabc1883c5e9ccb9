import type { ParticipantId } from '../scoring/score-book';
import type { Actor, Reason, TextHash } from './actor';
import type { RequestedBye } from './participant';

/** Entries, and what becomes of them. */
export type ParticipantEvent =
  | { readonly type: 'AccountInvited'; readonly account: string; readonly by: Actor }
  | {
      readonly type: 'ParticipantRegistered';
      readonly participant: ParticipantId;
      readonly account?: string;
      readonly bot?: string;
      readonly name?: TextHash;
      readonly rating?: number;
      readonly division?: number;
      readonly waiting: boolean;
      readonly by: Actor;
    }
  /** From the waiting list. */
  | { readonly type: 'ParticipantPromoted'; readonly participant: ParticipantId }
  | { readonly type: 'ParticipantWithdrawn'; readonly participant: ParticipantId; readonly by: Actor; readonly reason: Reason }
  | { readonly type: 'ParticipantCheckedIn'; readonly participant: ParticipantId; readonly by: Actor }
  | { readonly type: 'CheckInTakenBack'; readonly participant: ParticipantId; readonly by: Actor }
  | {
      readonly type: 'ParticipantEnteredLate';
      readonly participant: ParticipantId;
      readonly account?: string;
      readonly bot?: string;
      readonly name?: TextHash;
      readonly rating?: number;
      readonly stage: number;
      /** The score that the organiser states for the rounds missed. */
      readonly score: number;
      readonly by: Actor;
      readonly reason: Reason;
    }
  | { readonly type: 'ParticipantDropped'; readonly participant: ParticipantId; readonly by: Actor; readonly reason: Reason }
  | { readonly type: 'ParticipantReinstated'; readonly participant: ParticipantId; readonly by: Actor; readonly reason: Reason }
  | {
      readonly type: 'ParticipantSubstituted';
      readonly participant: ParticipantId;
      /** Whose entry it was and whose it is now; absent for people without an account. */
      readonly from?: string;
      readonly to?: string;
      readonly name?: TextHash;
      readonly by: Actor;
      readonly reason: Reason;
    }
  | { readonly type: 'ParticipantBanned'; readonly participant: ParticipantId; readonly by: Actor; readonly reason: Reason }
  | { readonly type: 'EntryClaimed'; readonly participant: ParticipantId; readonly account: string }
  | { readonly type: 'ClaimConfirmed'; readonly participant: ParticipantId; readonly account: string; readonly by: Actor }
  | { readonly type: 'ClaimRejected'; readonly participant: ParticipantId; readonly account: string; readonly by: Actor }
  | {
      readonly type: 'ByeRequested';
      readonly participant: ParticipantId;
      readonly stage: number;
      readonly round: number;
      readonly bye: RequestedBye;
      readonly by: Actor;
    }
  | {
      readonly type: 'ByeRequestCancelled';
      readonly participant: ParticipantId;
      readonly stage: number;
      readonly round: number;
      readonly by: Actor;
    }
  | { readonly type: 'PairForbidden'; readonly pair: readonly [ParticipantId, ParticipantId]; readonly by: Actor; readonly reason: Reason }
  | { readonly type: 'PairAllowed'; readonly pair: readonly [ParticipantId, ParticipantId]; readonly by: Actor; readonly reason: Reason }
  /** A fixed place in the hall; absent number: anywhere again. */
  | { readonly type: 'TableFixed'; readonly participant: ParticipantId; readonly number?: number; readonly by: Actor };
