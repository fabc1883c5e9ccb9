import type { GameOf, KernelState } from '../kernel-state';
import { refuse } from '../refusals';
import { step, type StepResult } from './step';

/** Opens a game that has ended: the seed, and with it everything. */
export function release<State>(game: GameOf<State>, kernel: KernelState<State>): StepResult<State> {
  const { ended, released, seed } = kernel.table;
  if (ended === undefined) return refuse({ kind: 'not-over-yet' });
  if (released) return refuse({ kind: 'released-already' });
  if (seed === undefined) throw new Error('The seed is sealed: a redacted game cannot be released');
  return { ok: true, value: step(game, kernel, [{ type: 'Released', open: { seed: seed.seed, serverSeed: seed.serverSeed } }]) };
}
