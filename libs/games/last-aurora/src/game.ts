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
import { evaluate } from './bots/evaluate';
import { intent } from './bots/intent';
import { mayRearrange } from './convoy/rearrange';
import { describe } from './describe/describe';
import { evolve } from './events/evolve';
import type { Frame } from './frames/frame';
import { illegal, type Position } from './frames/handler';
import { handlerOf } from './frames/handlers';
import type { Play } from './frames/play';
import { actors, run, runLane, waitingFrame } from './frames/run';
import { metrics } from './metrics';
import { type Move, movesSchema, ruleOf, sameMove } from './moves/move';
import { type Options, optionsSchema, seatsFor } from './options';
import { outcome } from './outcome';
import type { Pack } from './pack/pack';
import { makeRules, type Rules } from './pack/rules';
import { rememberRules } from './pack/rules-of-game';
import { sheets, totalOf } from './phases/scoring';
import { beginGame } from './phases/setup';
import { resample } from './resample';
import type { State } from './state/state';
import { undoable } from './undoable';
import { view, type View } from './view';

export type LastAurora = Game<State, Move, View, Options>;

/** The game from a content pack. */
export function makeGame(pack: Pack): LastAurora {
  const rules = makeRules(pack);
  const game: LastAurora = {
    id: 'last-aurora',
    rulesVersion: 1,
    stateSchema: 1,
    packHash: packHash(pack),
    options: optionsSchema,
    moves: movesSchema,
    seats: seatsFor,
    setup: (table, chance) => setup(rules, table, chance),
    evolve,
    toAct: (state) => toAct({ rules, state }),
    legalMoves: (state, seat) => legalMoves({ rules, state }, seat),
    decide: (state, seat, move, chance) => decide({ rules, state }, seat, move, chance),
    view: (state, viewer) => view({ rules, state }, viewer),
    resample: (state, viewer, chance) => resample(rules, state, viewer, chance),
    outcome: (state) => outcome({ rules, state }),
    evaluate: (state, seat) => evaluate({ rules, state }, seat) + intent({ rules, state }, seat),
    metrics: (event, before) => metrics(rules, event, before),
    describe,
    undoable,
    // Items are shown when they are used or discarded; everything else happens on the table.
    openMove: () => true,
    round: (state) => Math.max(1, state.round),
    scores: (state) => (state.ended?.sheets ?? sheets({ rules, state })).slice(0, state.seats).map(totalOf),
  };
  rememberRules(game, rules);
  return game;
}

/** Section 5, up to the first decision. */
function setup(rules: Rules, table: Table<Options>, chance: Chance): readonly GameEvent[] {
  const play = beginGame(rules, table, chance);
  run(play);
  return play.events;
}

function toAct(position: Position): readonly Decision[] {
  const { state } = position;
  return actors(position).map((seat): Decision => {
    const frame = waitingFrame(state, seat);
    const lane = state.lanes?.[seat];
    return {
      // The ids of simultaneous choices must not change while others answer theirs.
      id: lane === undefined ? `${state.asks}` : `${state.asks}.${seat}.${lane.asks}`,
      seat,
      turn: `${state.turn}`,
      kind: frame === undefined ? 'none' : (handlerOf(frame).asking?.kind ?? frame.at),
    };
  });
}

function legalMoves(position: Position, seat: Seat): readonly Move[] {
  const frame = waitingFrame(position.state, seat);
  if (frame === undefined || !actors(position).includes(seat)) return [];
  const moves = handlerOf(frame).asking?.moves(position, frame) ?? [];
  return offersLayout(position, frame, seat) ? [...moves, { do: 'rearrange' }] : moves;
}

/** LA-14.5: in every own window outside Fire tokens may change places. */
function offersLayout(position: Position, frame: Frame, seat: Seat): boolean {
  return frame.at !== 'rearrange' && frame.at !== 'colours' && mayRearrange(position, seat);
}

function decide(position: Position, seat: Seat, move: Move, chance: Chance): Result<readonly GameEvent[], IllegalMove> {
  const { rules, state } = position;
  const frame = waitingFrame(state, seat);
  if (frame === undefined || !actors(position).includes(seat))
    return { ok: false, error: illegal('LA-7.1', state.ended === null ? 'it is not your turn' : 'the game is over') };
  if (!legalMoves(position, seat).some((legal) => sameMove(legal, move)))
    return { ok: false, error: illegal(ruleOf[move.do], `'${move.do}' cannot be done so now`) };
  const play: Play = { rules, chance, events: [], stack: [], lane: null, state };
  if (state.lanes === null) {
    play.stack = state.stack.slice(0, -1);
    answer(play, frame, seat, move);
  } else {
    const own = (state.lanes[seat]?.stack ?? []).slice(0, -1);
    play.stack = own;
    play.lane = seat;
    answer(play, frame, seat, move);
    runLane(play, seat, own);
    play.stack = [...state.stack];
    play.lane = null;
  }
  run(play);
  return { ok: true, value: play.events };
}

function answer(play: Play, frame: Frame, seat: Seat, move: Move): void {
  if (move.do === 'rearrange') play.stack.push(frame, { at: 'rearrange', seat });
  else handlerOf(frame).asking?.answer(play, frame, move);
}
