import type { Seat } from '../game';
import type { Occupant, TimeOutPolicy } from '../kernel-events';
import { decisionOf, type GameOf, type KernelState, openDecisions } from '../kernel-state';
import type { NewGameEvent } from '../recorded-event';
import { refuse } from '../refusals';
import { afterGivingUp, defaultBot, takenOver } from './give-up';
import { notInPlay, step, type StepResult, type Surroundings } from './step';

export interface TimeOut {
  readonly seat: Seat;
  /** The decision whose time is up. */
  readonly decision: string;
  readonly policy: TimeOutPolicy;
  readonly bot?: Occupant;
}

/**
 * A seat's time is up. By the organiser's policy a bot plays on and its result counts ('bot'), the seat gives up as if it resigned
 * ('forfeit'), or the game waits for an arbiter ('adjudicate').
 */
export function timeOut<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  command: TimeOut,
  around: Surroundings = {},
): StepResult<State> {
  const { seat, decision, policy, bot = defaultBot } = command;
  const stopped = notInPlay(game, kernel);
  if (stopped !== undefined) return refuse(stopped);
  const open = openDecisions(game, kernel);
  const due = decisionOf(open, seat);
  if (due === undefined) return refuse({ kind: 'not-your-turn', toAct: open.map((one) => one.seat) });
  if (due.id !== decision) return refuse({ kind: 'decision-closed', decision, open: due.id });
  const event: NewGameEvent = { type: 'TimedOut', open: { seat, decision, policy }, seat };
  switch (policy) {
    case 'bot':
      return { ok: true, value: step(game, kernel, [event, takenOver(seat, bot, 'timed-out')]) };
    case 'forfeit':
      return { ok: true, value: afterGivingUp(game, kernel, event, { seat, bot, reason: 'timed-out' }, around) };
    case 'adjudicate':
      return { ok: true, value: step(game, kernel, [event]) };
  }
}
