import type { Seat } from '../game';
import type { Occupant } from '../kernel-events';
import type { GameOf, KernelState } from '../kernel-state';
import { refuse } from '../refusals';
import { afterGivingUp, defaultBot } from './give-up';
import { seatNotInPlay, type StepResult, type Surroundings } from './step';

/** A seat resigns: a bot plays on in it, or the game ends when too few are left (see `afterGivingUp`). */
export function resign<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  command: { readonly seat: Seat; readonly bot?: Occupant },
  around: Surroundings = {},
): StepResult<State> {
  const { seat, bot = defaultBot } = command;
  const stopped = seatNotInPlay(kernel, seat);
  if (stopped !== undefined) return refuse(stopped);
  if (kernel.table.seats[seat]?.gaveUp !== undefined) return refuse({ kind: 'gave-up-already', seat });
  return {
    ok: true,
    value: afterGivingUp(game, kernel, { type: 'Resigned', open: { seat }, seat }, { seat, bot, reason: 'resigned' }, around),
  };
}
