import type { ChainHead } from '@kronika/event-log';
import type { ChanceSource } from '../chance';
import type { Result, Seat } from '../game';
import { type Folding, foldNew } from '../fold';
import { type KernelState, standsStill } from '../kernel-state';
import type { NewGameEvent } from '../recorded-event';
import type { Refusal, RulesId } from '../refusals';

/** What a command leads to: events to append at `after.version - events.length + 1`, and the state after them. */
export interface Step<State> {
  readonly events: readonly NewGameEvent[];
  readonly after: KernelState<State>;
}
export type StepResult<State> = Result<Step<State>, Refusal>;

/** What the pure commands are handed from outside. */
export interface Surroundings {
  /** Where chance comes from; the committed seed unless told otherwise. */
  readonly chance?: ChanceSource;
  /** The chain's head at the state's version; Ended repeats it. */
  readonly head?: ChainHead;
}

/** Folds new events onto a state as the log will record them. */
export function step<State>(game: Folding<State>, kernel: KernelState<State> | undefined, events: readonly NewGameEvent[]): Step<State> {
  let after = kernel;
  for (const event of events) after = foldNew(game, after, event);
  if (after === undefined) throw new Error('A step needs an event');
  return { events, after };
}

/** Why nobody can act in this game now, or under these rules; undefined when somebody can. */
export function notInPlay(game: RulesId, kernel: KernelState<unknown>): Refusal | undefined {
  if (kernel.table.ended !== undefined) return { kind: 'game-over' };
  const { rulesVersion, packHash } = kernel.table;
  if (rulesVersion !== game.rulesVersion || packHash !== game.packHash) {
    return {
      kind: 'rules-differ',
      recorded: { rulesVersion, packHash },
      here: { rulesVersion: game.rulesVersion, packHash: game.packHash },
    };
  }
  return standsStill(kernel.table) ? { kind: 'awaits-adjudication' } : undefined;
}

/** Why a seat's standing cannot change now; undefined when it can. */
export function seatNotInPlay(kernel: KernelState<unknown>, seat: Seat): Refusal | undefined {
  if (kernel.table.ended !== undefined) return { kind: 'game-over' };
  return kernel.table.seats[seat] === undefined ? { kind: 'no-such-seat', seat } : undefined;
}
