import type { Seat } from '../game';
import type { Occupant } from '../kernel-events';
import type { GameOf, KernelState } from '../kernel-state';
import { refuse } from '../refusals';
import { takenOver } from './give-up';
import { seatNotInPlay, step, type StepResult } from './step';

/** Somebody else plays a seat on: a substitute (who takes the result over, too), or the player who returns to it. */
export function takeOver<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  command: { readonly seat: Seat; readonly occupant: Occupant; readonly reason: 'substitute' | 'returned' },
): StepResult<State> {
  const stopped = seatNotInPlay(kernel, command.seat);
  if (stopped !== undefined) return refuse(stopped);
  const gaveUp = kernel.table.seats[command.seat]?.gaveUp !== undefined;
  if (gaveUp && command.reason === 'returned') return refuse({ kind: 'gave-up-already', seat: command.seat });
  return { ok: true, value: step(game, kernel, [takenOver(command.seat, command.occupant, command.reason)]) };
}
