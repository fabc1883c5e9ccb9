import type { GameOf, KernelState } from '../kernel-state';
import type { Outcome } from '../outcome';
import type { NewGameEvent } from '../recorded-event';
import { refuse } from '../refusals';
import { ended, outcomeJson } from './end';
import { step, type StepResult, type Surroundings } from './step';

/** An arbiter decides how the game ended. The reason's text is kept elsewhere; the chain holds its hash. */
export function adjudicate<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  command: { readonly outcome: Outcome; readonly reasonHash?: string },
  around: Surroundings = {},
): StepResult<State> {
  if (kernel.table.ended !== undefined) return refuse({ kind: 'game-over' });
  const event: NewGameEvent = {
    type: 'Adjudicated',
    open: { outcome: outcomeJson(command.outcome), reasonHash: command.reasonHash ?? null },
  };
  return { ok: true, value: step(game, kernel, [event, ended('adjudication', command.outcome, around)]) };
}
