import type { Json, Position } from '@kronika/event-log';
import type { SchemaIssue, Seat, TakeBackReason } from '@kronika/game-kernel';

/** What came of a command, in every case that can be expected. Bugs and outages are exceptions. */
export type CommandResult<Done> = (Done & { readonly kind: 'done' }) | Rejection;

export type Rejection =
  | { readonly kind: 'not-found'; readonly what: string }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'invalid'; readonly issues: readonly SchemaIssue[] }
  | { readonly kind: 'illegal-move'; readonly rule: string; readonly message: string }
  | { readonly kind: 'not-your-turn'; readonly toAct: readonly Seat[] }
  | { readonly kind: 'cannot-take-back'; readonly reason: TakeBackReason }
  /** The caller saw an old state, or the game stands where this cannot be done; `version` is the one it stands at. */
  | { readonly kind: 'conflict'; readonly code: ConflictCode; readonly version: number }
  /** Too often: the same may be asked again after a while. */
  | { readonly kind: 'throttled'; readonly retryAfterMs: number }
  /** A domain said no for a reason of its own: a stable code, words, and what a program may want to know. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly details: Json };

export type ConflictCode = 'decision-closed' | 'game-over' | 'awaits-adjudication' | 'busy';

/** Where a command's events stand: the game's version after them, and the log's position to read one's own writes by. */
export interface Written {
  readonly version: number;
  readonly position: Position;
}
