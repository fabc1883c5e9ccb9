import type { IllegalMove, Seat } from '@kronika/game-kernel';
import { type Move, sameMove } from '../moves/move';
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
  /** Exactly the moves that `refusal` lets pass. */
  moves(position: Position, frame: Of, seat: Seat): readonly Move[];
  refusal(position: Position, frame: Of, seat: Seat, move: Move): IllegalMove | undefined;
  /** Carries out a legal answer; the frame is off the stack. */
  answer(play: Play, frame: Of, seat: Seat, move: Move): void;
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

/** A choice from a short list by one seat. */
export interface Choice<Of extends Frame> {
  readonly kind: string;
  readonly rule: string;
  actor(frame: Of): Seat;
  options(position: Position, frame: Of): readonly Move[];
  /** Carries out what was chosen. */
  answer(play: Play, frame: Of, move: Move): void;
  /** A single option is applied at once: only where public information alone shows that it is the only one (FS-7.24). */
  readonly automaticIfSingle: boolean;
}

/** A frame that asks one seat to choose from a list; with nothing to choose it does nothing (FS-4.14). */
export function choice<Of extends Frame>(spec: Choice<Of>): Handler<Of> {
  return {
    step(play, frame) {
      const options = spec.options(play, frame);
      const [only] = options;
      if (only === undefined) return undefined;
      if (options.length > 1 || !spec.automaticIfSingle) return frame;
      spec.answer(play, frame, only);
      return undefined;
    },
    asking: {
      kind: spec.kind,
      actors: (_, frame) => [spec.actor(frame)],
      moves: (position, frame) => spec.options(position, frame),
      refusal: (position, frame, _seat, move) =>
        spec.options(position, frame).some((option) => sameMove(option, move))
          ? undefined
          : illegal(spec.rule, `'${move.do}' is not among the choices`),
      answer: (play, frame, _seat, move) => spec.answer(play, frame, move),
    },
  };
}

export function illegal(rule: string, message: string): IllegalMove {
  return { kind: 'illegal-move', rule, message };
}
