import type { ParticipantId } from '../scoring/score-book';
import type { RequestedBye } from './participant';
import type { TableId } from './round';

/** A change that a person makes to a pairing before it is published. */
export type DraftChange =
  /** Two exchange their places, at tables or with a bye. */
  | { readonly kind: 'swap'; readonly one: ParticipantId; readonly other: ParticipantId }
  | { readonly kind: 'move'; readonly participant: ParticipantId; readonly to: TableId }
  | { readonly kind: 'give-bye'; readonly participant: ParticipantId; readonly bye: RequestedBye }
  /** Seats of one table in a new order. */
  | { readonly kind: 'seat'; readonly table: TableId; readonly seats: readonly ParticipantId[] }
  | { readonly kind: 'number'; readonly table: TableId; readonly number: number };

/** What a change does to the round, beside what was meant: shown before it is made, and recorded with it. */
export type ChangeConsequence =
  | { readonly kind: 'rematch'; readonly pair: readonly [ParticipantId, ParticipantId]; readonly rounds: readonly number[] }
  | { readonly kind: 'rematch-gone'; readonly pair: readonly [ParticipantId, ParticipantId] }
  | { readonly kind: 'forbidden-pair'; readonly pair: readonly [ParticipantId, ParticipantId] }
  | { readonly kind: 'score-range'; readonly table: TableId; readonly before: number; readonly after: number }
  | { readonly kind: 'off-size-again'; readonly participant: ParticipantId; readonly games: number }
  | { readonly kind: 'seat-again'; readonly participant: ParticipantId; readonly seat: number; readonly times: number }
  | { readonly kind: 'second-bye'; readonly participant: ParticipantId };
