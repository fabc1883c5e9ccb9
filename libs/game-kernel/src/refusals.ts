import type { IllegalMove, Result, Seat } from './game';
import type { SchemaIssue } from './schema';

/** Why a command was refused: an expected outcome, never an exception. */
export type Refusal =
  | IllegalMove
  | { readonly kind: 'invalid'; readonly issues: readonly SchemaIssue[] }
  /** Others have to act, or nobody: `toAct` names the seats. */
  | { readonly kind: 'not-your-turn'; readonly toAct: readonly Seat[] }
  /** The decision was made already; the seat now has another one, or the caller saw an old state. */
  | { readonly kind: 'decision-closed'; readonly decision: string; readonly open: string }
  | { readonly kind: 'game-over' }
  | { readonly kind: 'awaits-adjudication' }
  /** The game was recorded under other rules: RulesChanged must come first. */
  | { readonly kind: 'rules-differ'; readonly recorded: RulesId; readonly here: RulesId }
  | { readonly kind: 'cannot-take-back'; readonly reason: TakeBackReason }
  | { readonly kind: 'no-such-seat'; readonly seat: Seat }
  | { readonly kind: 'gave-up-already'; readonly seat: Seat }
  | { readonly kind: 'not-over-yet' }
  | { readonly kind: 'released-already' };

export interface RulesId {
  readonly rulesVersion: number;
  readonly packHash: string;
}

/** What stands between a seat and the move it wants back. */
export type TakeBackReason =
  /** The seat has made no move that the effective line ends with. */
  | 'nothing-to-take-back'
  /** The version asked for is not the beginning of a move. */
  | 'not-a-move'
  | 'turn-is-over'
  | 'chance-was-used'
  /** The last to act was another seat. */
  | 'another-seat-acted'
  /** In between, somebody was told something new, or another seat acted. */
  | 'told-something-new';

/** A refusal as a result. */
export function refuse(error: Refusal): Result<never, Refusal> {
  return { ok: false, error };
}
