import type { Decision, Seat } from '@kronika/game-kernel';
import { type Frame, type State, topFrame } from './state';

/** Who has to decide what: the top of the stack. */
export function toAct(state: State): readonly Decision[] {
  const frame = topFrame(state);
  if (frame === undefined || state.final !== null) return [];
  if (frame.kind !== 'offer') return [{ id: `q${frame.id}`, seat: frame.seat, turn: turnOf(state, frame), kind: frame.kind }];
  return frame.waiting.map((seat) => ({ id: `q${frame.id}.${seat}`, seat, turn: turnOf(state, frame), kind: frame.kind }));
}

/** The open question, if it is put to this seat. */
export function questionTo(state: State, seat: Seat): Frame | undefined {
  const frame = topFrame(state);
  if (frame === undefined || state.final !== null) return undefined;
  return (frame.kind === 'offer' ? frame.waiting.includes(seat) : frame.seat === seat) ? frame : undefined;
}

/** A turn is named by its lowest frame: all questions above it belong to it. */
function turnOf(state: State, frame: Frame): string {
  return `t${(state.frames[0] ?? frame).id}`;
}
