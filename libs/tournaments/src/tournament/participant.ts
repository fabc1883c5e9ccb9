import type { ParticipantId } from '../scoring/score-book';
import type { TextHash } from './actor';

export type ParticipantStatus =
  /** Beyond the capacity: comes in when somebody withdraws. */
  | 'waiting'
  | 'registered'
  | 'checked-in'
  /** Taken back before the start. */
  | 'withdrawn'
  | 'playing'
  /** Left during the event; results stand. */
  | 'dropped'
  | 'banned';

/** An entry. It may have no account, and an account can claim it later; a substitute plays on in its name. */
export interface Participant {
  readonly id: ParticipantId;
  readonly account?: string;
  /** The bot that plays this entry, by its name. */
  readonly bot?: string;
  /** Of somebody without an account. */
  readonly name?: TextHash;
  readonly rating?: number;
  /** League: 1 is the top. */
  readonly division?: number;
  readonly status: ParticipantStatus;
  /** An account that says this entry is its own, until somebody confirms it. */
  readonly claim?: string;
  /** Always sits at this table. */
  readonly fixedTable?: number;
  /** Points of a late entry that were stated by the organiser. */
  readonly stated: number;
}

export type RequestedBye = 'full' | 'half' | 'zero';

export interface ByeRequest {
  readonly participant: ParticipantId;
  readonly stage: number;
  readonly round: number;
  readonly bye: RequestedBye;
}

/** Takes part in rounds to come. */
export function isActive(participant: Participant): boolean {
  return participant.status === 'playing';
}

/** Counts against the capacity. */
export function holdsPlace(participant: Participant): boolean {
  return participant.status === 'registered' || participant.status === 'checked-in' || participant.status === 'playing';
}
