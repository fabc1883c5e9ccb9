import type { Chance, Decision, Game, GameEvent, IllegalMove, Result, Seat } from '@kronika/game-kernel';
import { packHash } from '@kronika/game-kernel';
import { evolve } from './events/evolve';
import { illegal, type Position } from './frames/handler';
import { handlerOf } from './frames/handlers';
import type { Play } from './frames/play';
import { actors, run, waitingFrame } from './frames/run';
import { type Move, movesSchema } from './moves/move';
import { type Options, optionsSchema, seatsFor } from './options';
import { makeRules, type Rules } from './pack/rules';
import type { Pack } from './pack/pack';
import { beginGame } from './phases/setup';
import type { State } from './state/state';

export const gameId = 'fifty-first-state';
/** Raised with every change of what `decide` does. */
export const rulesVersion = 1;
/** Raised with every change of the shape of `State`. */
export const stateSchema = 1;

/** What has to be decided now, and by whom. */
export function toAct(rules: Rules, state: State): readonly Decision[] {
  const frame = waitingFrame(state);
  if (frame === undefined) return [];
  const kind = handlerOf(frame).asking?.kind ?? frame.at;
  const seats = actors({ rules, state });
  const simultaneous = frame.at === 'keep' || frame.at === 'store';
  return seats.map((seat) => ({
    id: simultaneous ? `${state.asks}.${seat}.${state.players[seat]?.answers ?? 0}` : `${state.asks}`,
    seat,
    turn: `${state.turn}`,
    kind,
  }));
}

/** Exactly the moves that `decide` accepts. */
export function legalMoves(rules: Rules, state: State, seat: Seat): readonly Move[] {
  const frame = waitingFrame(state);
  const position: Position = { rules, state };
  if (frame === undefined || !actors(position).includes(seat)) return [];
  return handlerOf(frame).asking?.moves(position, frame, seat) ?? [];
}

/** What a move makes happen, or why it is not legal. */
export function decide(rules: Rules, state: State, seat: Seat, move: Move, chance: Chance): Result<readonly GameEvent[], IllegalMove> {
  const frame = waitingFrame(state);
  const position: Position = { rules, state };
  const asking = frame && handlerOf(frame).asking;
  if (frame === undefined || asking === undefined) return { ok: false, error: illegal('FS-1.3', 'the game is over') };
  if (!asking.actors(position, frame).includes(seat)) return { ok: false, error: illegal('FS-6.11', 'it is not your turn') };
  const error = asking.refusal(position, frame, seat, move);
  if (error !== undefined) return { ok: false, error };
  const play: Play = { rules, chance, events: [], stack: state.stack.slice(0, -1), state };
  asking.answer(play, frame, seat, move);
  run(play);
  return { ok: true, value: play.events };
}

/** Section 5, up to the first decision. */
export function setup(rules: Rules, table: { readonly seats: number; readonly options: Options }, chance: Chance): readonly GameEvent[] {
  const play = beginGame(rules, table, chance);
  run(play);
  return play.events;
}
export { evolve, makeRules, movesSchema, optionsSchema, packHash, seatsFor };
export type { Game, Pack };
