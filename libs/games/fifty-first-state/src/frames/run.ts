import type { Seat } from '@kronika/game-kernel';
import type { State } from '../state/state';
import type { Frame } from './frame';
import { handlerOf } from './handlers';
import type { Position } from './handler';
import { type Play, tell } from './play';

/** Carries out frames until somebody has to decide or nothing is left; then records what is asked. */
export function run(play: Play): void {
  const before = play.state;
  for (;;) {
    const frame = play.stack.pop();
    if (frame === undefined) break;
    const waiting = handlerOf(frame).step(play, frame);
    if (waiting === undefined) continue;
    play.stack.push(waiting);
    break;
  }
  if (!sameFrames(play.stack, play.state.stack)) ask(play, before);
}

/** A turn says itself what is asked (`turn`), and simultaneous choices leave the question as it is. */
function sameFrames(a: readonly Frame[], b: readonly Frame[]): boolean {
  return a.length === b.length && a.every((frame, index) => frame === b[index]);
}

function ask(play: Play, before: State): void {
  const within = sameTurn(play, before);
  tell(play, { type: 'asked', open: { turn: play.state.turn + (within ? 0 : 1), stack: [...play.stack] } });
}

/** Whether what is asked now belongs to the turn of what was asked before: a take-back reaches back within a turn only. */
function sameTurn(play: Play, before: State): boolean {
  if (play.state.phase === 'action') return before.phase === 'action' || play.state.turn > before.turn;
  if (play.state.phase !== 'production' || before.phase !== 'production') return false;
  // Choices of one player in Production, as long as nobody else is asked.
  const asked = actorsOf(play, play.stack[play.stack.length - 1]);
  return asked[0] === actorsOf(play, waitingFrame(before))[0];
}

/** The frame that waits for an answer. */
export function waitingFrame({ stack }: State): Frame | undefined {
  return stack[stack.length - 1];
}

/** Who has to answer what is asked. */
export function actors(position: Position): readonly Seat[] {
  return actorsOf(position, waitingFrame(position.state));
}

function actorsOf(position: Position, frame: Frame | undefined): readonly Seat[] {
  return frame === undefined ? [] : (handlerOf(frame).asking?.actors(position, frame) ?? []);
}
