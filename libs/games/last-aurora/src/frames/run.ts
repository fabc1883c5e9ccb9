import type { Seat } from '@kronika/game-kernel';
import { inPlay, type State } from '../state/state';
import type { Frame } from './frame';
import { handlerOf } from './handlers';
import type { Position } from './handler';
import { type Play, tell } from './play';

/** Carries out the table's frames until somebody has to decide or nothing is left; then records what is asked. */
export function run(play: Play): void {
  if (isOver(play)) return;
  const before = play.state;
  advance(play);
  // The end of the game leaves nothing to be asked; answers in own stacks leave the table's question as it is.
  if (isOver(play) || (play.state.lanes !== null && sameFrames(play.stack, play.state.stack))) return;
  const turn = play.state.turn + (sameActor(play, before) ? 0 : 1);
  tell(play, { type: 'asked', open: { turn, stack: [...play.stack], lane: null } });
}

/** The same for one seat's own stack, where all choose at once. */
export function runLane(play: Play, seat: Seat, stack: Frame[]): void {
  const { stack: table, lane } = play;
  play.stack = stack;
  play.lane = seat;
  advance(play);
  const known = play.state.lanes?.[seat]?.stack ?? [];
  if (!isOver(play) && play.stack.length + known.length > 0)
    tell(play, { type: 'asked', open: { turn: play.state.turn, stack: [...play.stack], lane: seat } });
  play.stack = table;
  play.lane = lane;
}

function isOver({ state }: Play): boolean {
  return state.ended !== null;
}

function advance(play: Play): void {
  for (;;) {
    const frame = play.stack.pop();
    if (frame === undefined) return;
    // LA-15.14: what an eliminated player still had to do is dropped.
    if ('seat' in frame && !inPlay(play.state, frame.seat)) continue;
    const waiting = handlerOf(frame).step(play, frame);
    if (waiting === undefined) continue;
    play.stack.push(waiting);
    return;
  }
}

function sameFrames(a: readonly Frame[], b: readonly Frame[]): boolean {
  return a.length === b.length && a.every((frame, index) => frame === b[index]);
}

/** Whether what is asked now belongs to the turn of what was asked before: a take-back reaches back within a turn only. */
function sameActor(play: Play, before: State): boolean {
  if (play.state.turn !== before.turn) return true;
  const [now, then] = [actorsOf(play, play.stack.at(-1)), actorsOf({ rules: play.rules, state: before }, before.stack.at(-1))];
  return play.state.phase === before.phase && now.length === 1 && now[0] === then[0];
}

/** The frame that waits for this seat's answer. */
export function waitingFrame(state: State, seat: Seat): Frame | undefined {
  return state.lanes === null ? state.stack.at(-1) : state.lanes[seat]?.stack.at(-1);
}

/** Who has to answer what is asked. */
export function actors(position: Position): readonly Seat[] {
  return actorsOf(position, position.state.stack.at(-1));
}

function actorsOf(position: Position, frame: Frame | undefined): readonly Seat[] {
  return frame === undefined ? [] : (handlerOf(frame).asking?.actors(position, frame) ?? []);
}
