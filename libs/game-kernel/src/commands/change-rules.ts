import type { GameOf, KernelState } from '../kernel-state';
import { refuse } from '../refusals';
import { step, type StepResult } from './step';

/** A running game goes on under this build's rules. Undefined when it is under them already. */
export function changeRules<State>(game: GameOf<State>, kernel: KernelState<State>): StepResult<State> | undefined {
  if (kernel.table.ended !== undefined) return refuse({ kind: 'game-over' });
  const { rulesVersion, packHash } = kernel.table;
  if (rulesVersion === game.rulesVersion && packHash === game.packHash) return undefined;
  const open = { from: rulesVersion, to: game.rulesVersion, packHash: game.packHash };
  return { ok: true, value: step(game, kernel, [{ type: 'RulesChanged', open }]) };
}
