import type { IllegalMove, Seat } from '@kronika/game-kernel';
import type { Move } from '../moves/move';
import type { Rules } from '../pack/rules';
import type { State } from '../state/state';
import type { Frame } from './frame';
import type { Play } from './play';

/** What the rules look at when they say what is legal. */
export interface Position {
  readonly rules: Rules;
  readonly state: State;
}

/** How a frame that waits is answered. */
export interface Asking<Of extends Frame> {
  /** What is asked, for texts and boards. */
  readonly kind: string;
  actors(position: Position, frame: Of): readonly Seat[];
  /** All legal answers; whatever is not among them is refused. */
  moves(position: Position, frame: Of): readonly Move[];
  /** Carries out a legal answer; the frame is off the stack. */
  answer(play: Play, frame: Of, move: Move): void;
}

export interface Handler<Of extends Frame> {
  /** Does what can be done without asking. Returns the frame to wait with, if somebody has to decide. */
  step(play: Play, frame: Of): Frame | undefined;
  readonly asking?: Asking<Of>;
}

/** A frame that never waits. */
export function automatic<Of extends Frame>(step: (play: Play, frame: Of) => void): Handler<Of> {
  return {
    step(play, frame) {
      step(play, frame);
      return undefined;
    },
  };
}

type OfSeat = Extract<Frame, { readonly seat: Seat }>;

/** A choice from a list by one seat. */
export interface Choice<Of extends OfSeat> {
  readonly kind: string;
  moves(position: Position, frame: Of): readonly Move[];
  answer(play: Play, frame: Of, move: Move): void;
  /** Whether a single option is asked for all the same: where only hidden items make it the only one (LA-4.19). */
  asksForOne?(position: Position, frame: Of): boolean;
}

/** A frame that asks its seat to choose from a list; with nothing to choose it does nothing. */
export function choice<Of extends OfSeat>(spec: Choice<Of>): Handler<Of> {
  return {
    step(play, frame) {
      const moves = spec.moves(play, frame);
      const [only] = moves;
      if (only === undefined) return undefined;
      if (moves.length > 1 || spec.asksForOne?.(play, frame) === true) return frame;
      spec.answer(play, frame, only);
      return undefined;
    },
    asking: {
      kind: spec.kind,
      actors: (_, { seat }) => [seat],
      moves: (position, frame) => spec.moves(position, frame),
      answer: (play, frame, move) => spec.answer(play, frame, move),
    },
  };
}

export function illegal(rule: string, message: string): IllegalMove {
  return { kind: 'illegal-move', rule, message };
}
