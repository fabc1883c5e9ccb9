import {
  type Chance,
  type Decision,
  type Game,
  type GameEvent,
  type IllegalMove,
  packHash,
  type Result,
  type Seat,
  type Table,
} from '@kronika/game-kernel';
import { appraise, evaluate } from './bots/evaluate';
import { describe } from './describe/describe';
import { evolve } from './events/evolve';
import { illegal, type Position } from './frames/handler';
import { handlerOf } from './frames/handlers';
import type { Play } from './frames/play';
import { actors, run, waitingFrame } from './frames/run';
import { metrics } from './metrics';
import { type Move, movesSchema } from './moves/move';
import { type Options, optionsSchema, seatsFor } from './options';
import { outcome } from './outcome';
import type { Pack } from './pack/pack';
import { makeRules, type Rules } from './pack/rules';
import { beginGame } from './phases/setup';
import { resample } from './resample';
import { playerAt, type State } from './state/state';
import { undoable } from './undoable';
import { view, type View } from './view';

export type FiftyFirstState = Game<State, Move, View, Options>;

/** The game from a content pack. */
export function makeGame(pack: Pack): FiftyFirstState {
  const rules = makeRules(pack);
  const appraisal = appraise(rules);
  return {
    id: 'fifty-first-state',
    rulesVersion: 1,
    stateSchema: 1,
    packHash: packHash(pack),
    options: optionsSchema,
    moves: movesSchema,
    seats: seatsFor,
    setup: (table, chance) => setup(rules, table, chance),
    evolve,
    toAct: (state) => toAct(rules, state),
    legalMoves: (state, seat) => legalMoves(rules, state, seat),
    decide: (state, seat, move, chance) => decide(rules, state, seat, move, chance),
    view,
    resample: (state, viewer, chance) => resample(rules, state, viewer, chance),
    outcome: (state) => outcome(rules, state),
    evaluate: (state, seat) => evaluate(rules, appraisal, state, seat),
    metrics,
    describe,
    undoable,
    // Starting hands are chosen in secret (FS-4.17); everything else happens on the table.
    openMove: (move) => move.do !== 'keepStartingCards',
    round: (state) => Math.max(1, state.round),
    scores: (state) => state.players.slice(0, state.seats).map(({ vp }) => vp),
  };
}

/** Section 5, up to the first decision. */
function setup(rules: Rules, table: Table<Options>, chance: Chance): readonly GameEvent[] {
  const play = beginGame(rules, table, chance);
  run(play);
  return play.events;
}

function toAct(rules: Rules, state: State): readonly Decision[] {
  const frame = waitingFrame(state);
  if (frame === undefined) return [];
  const kind = handlerOf(frame).asking?.kind ?? frame.at;
  // The ids of simultaneous choices must not change while others answer theirs.
  const simultaneous = frame.at === 'keep' || frame.at === 'store';
  return actors({ rules, state }).map((seat) => ({
    id: simultaneous ? `${state.asks}.${seat}.${playerAt(state, seat).answers}` : `${state.asks}`,
    seat,
    turn: `${state.turn}`,
    kind,
  }));
}

function legalMoves(rules: Rules, state: State, seat: Seat): readonly Move[] {
  const frame = waitingFrame(state);
  const position: Position = { rules, state };
  if (frame === undefined || !actors(position).includes(seat)) return [];
  return handlerOf(frame).asking?.moves(position, frame, seat) ?? [];
}

function decide(rules: Rules, state: State, seat: Seat, move: Move, chance: Chance): Result<readonly GameEvent[], IllegalMove> {
  const frame = waitingFrame(state);
  const asking = frame && handlerOf(frame).asking;
  if (frame === undefined || asking === undefined) return { ok: false, error: illegal('FS-1.3', 'the game is over') };
  const position: Position = { rules, state };
  if (!asking.actors(position, frame).includes(seat)) return { ok: false, error: illegal('FS-6.11', 'it is not your turn') };
  const error = asking.refusal(position, frame, seat, move);
  if (error !== undefined) return { ok: false, error };
  const play: Play = { rules, chance, events: [], stack: state.stack.slice(0, -1), state };
  asking.answer(play, frame, seat, move);
  run(play);
  return { ok: true, value: play.events };
}
