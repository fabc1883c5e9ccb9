import type { AbandonReason } from '../kernel-events';
import type { GameOf, KernelState } from '../kernel-state';
import type { NewGameEvent } from '../recorded-event';
import { refuse } from '../refusals';
import { ended } from './end';
import { step, type StepResult, type Surroundings } from './step';

/** The game is given up by all: it ends without an outcome. */
export function abandon<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  command: { readonly reason: AbandonReason },
  around: Surroundings = {},
): StepResult<State> {
  if (kernel.table.ended !== undefined) return refuse({ kind: 'game-over' });
  const event: NewGameEvent = { type: 'Abandoned', open: { reason: command.reason } };
  return { ok: true, value: step(game, kernel, [event, ended('abandonment', null, around)]) };
}
