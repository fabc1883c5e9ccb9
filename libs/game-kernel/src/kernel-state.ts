import type { Json } from '@kronika/event-log';
import type { Draws } from './chance';
import type { Decision, Game, Seat } from './game';
import type { EndedBy, KernelData, Occupant, OpenedSeed } from './kernel-events';
import type { Outcome } from './outcome';

/** A game of which only the type of its states matters. Every `Game` with that state is one. */
export type GameOf<State> = Game<State, Json, Json, Json>;

/** Everything that is known of a game in play after some event. Immutable; states share what did not change. */
export interface KernelState<State> {
  /** Version of the last event folded. */
  readonly version: number;
  /** The version whose game state this is: less than `version` after a take-back. */
  readonly effective: number;
  /** The game's own state; undefined only between GameStarted and the first event of the set-up. */
  readonly state: State | undefined;
  /** The next counter of each label of chance. */
  readonly draws: Draws;
  readonly table: TableState;
  /** How to go back before the last event, where a take-back may reach. */
  readonly undo: UndoLink<State> | undefined;
}

/** A link of the undo window: one move of one seat that told nobody anything new. */
export interface UndoLink<State> {
  /** The state before the move. */
  readonly before: KernelState<State>;
  readonly seat: Seat;
  /** It is known to be a move; where moves are redacted, any event with a redacted part may be the first of one. */
  readonly startsMove: boolean;
  /** The move drew from chance. Known where the draws are not redacted. */
  readonly drew: boolean;
}

/** What kernel events say; changes rarely, so it stands apart from what every event changes. */
export interface TableState {
  readonly game: string;
  readonly rulesVersion: number;
  readonly packHash: string;
  readonly options: Json;
  readonly commitment: KernelData<'GameStarted'>['commitment'];
  /** Absent where it is redacted. */
  readonly seed: OpenedSeed | undefined;
  readonly seats: readonly SeatState[];
  /** A time-out under the policy 'adjudicate' waits for the arbiter. */
  readonly awaitsAdjudication: boolean;
  readonly ended: { readonly version: number; readonly by: EndedBy; readonly outcome: Outcome | null } | undefined;
  readonly released: boolean;
}

export interface SeatState {
  readonly occupant: Occupant;
  /** Set when the seat gave up (resigned or forfeited): 1 for the first that did. It is placed behind all that did not. */
  readonly gaveUp: number | undefined;
}

/** The game's own state in a game that has been set up. */
export function gameState<State>(kernel: KernelState<State>): State {
  if (kernel.state === undefined) throw new Error('The game has not been set up yet');
  return kernel.state;
}

/** The game has ended, or waits for an arbiter: nobody can act. */
export function standsStill(table: TableState): boolean {
  return table.ended !== undefined || table.awaitsAdjudication;
}

/** What has to be decided now, and by whom. */
export function openDecisions<State>(game: Pick<GameOf<State>, 'toAct'>, kernel: KernelState<State>): readonly Decision[] {
  return standsStill(kernel.table) ? [] : game.toAct(gameState(kernel));
}

/** The decision that is a seat's, if it has one. */
export function decisionOf(decisions: readonly Decision[], seat: Seat): Decision | undefined {
  for (const decision of decisions) if (decision.seat === seat) return decision;
  return undefined;
}
