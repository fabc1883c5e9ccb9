import { abandon } from '../commands/abandon';
import { adjudicate } from '../commands/adjudicate';
import { changeRules } from '../commands/change-rules';
import { playMove } from '../commands/play-move';
import { release } from '../commands/release';
import { resign } from '../commands/resign';
import { startGame } from '../commands/start-game';
import type { StepResult, Surroundings } from '../commands/step';
import { takeBack } from '../commands/take-back';
import { takeOver } from '../commands/take-over';
import { timeOut } from '../commands/time-out';
import { asKernelEvent, type Occupant, type OpenedSeed } from '../kernel-events';
import { kernelParts } from '../kernel-parts';
import type { GameOf, KernelState } from '../kernel-state';
import type { RecordedEvent } from '../recorded-event';

/** Gives the command again that the events from `first` on came from; undefined where no move is recorded. */
export function reRun<State>(
  game: GameOf<State>,
  kernel: KernelState<State> | undefined,
  first: RecordedEvent,
  second: RecordedEvent | undefined,
  seed: OpenedSeed,
  around: Surroundings,
): StepResult<State> | undefined {
  const event = asKernelEvent(first);
  if (event?.type === 'GameStarted') {
    const { commitment, options, seats } = event.open;
    return startGame(game, { options, seats, fairness: { ...commitment, serverSeed: seed.serverSeed } }, around);
  }
  if (kernel === undefined) return undefined;
  if (event === undefined) {
    const { move } = kernelParts(first);
    return move === undefined || first.seat === undefined ? undefined : playMove(game, kernel, { seat: first.seat, move }, around);
  }
  switch (event.type) {
    case 'Resigned':
      return resign(game, kernel, { seat: event.open.seat, ...botOf(second) }, around);
    case 'TimedOut':
      return timeOut(game, kernel, { ...event.open, ...botOf(second) }, around);
    case 'TakenBack':
      return first.seat === undefined ? undefined : takeBack(game, kernel, { seat: first.seat, toVersion: event.open.toVersion });
    case 'SeatTakenOver': {
      const { seat, occupant, reason } = event.open;
      // On its own it is a ruling or a return; the others come with what caused them.
      return reason === 'substitute' || reason === 'returned' ? takeOver(game, kernel, { seat, occupant, reason }) : undefined;
    }
    case 'Adjudicated': {
      const { outcome, reasonHash } = event.open;
      return adjudicate(game, kernel, { outcome, ...(reasonHash === null ? {} : { reasonHash }) }, around);
    }
    case 'Abandoned':
      return abandon(game, kernel, event.open, around);
    case 'RulesChanged':
      return changeRules(game, kernel);
    case 'Released':
      return release(game, kernel);
    case 'Ended':
      return undefined;
  }
}

/** The bot that took the seat over, where one did. */
function botOf(event: RecordedEvent | undefined): { readonly bot?: Occupant } {
  const next = event && asKernelEvent(event);
  return next?.type === 'SeatTakenOver' ? { bot: next.open.occupant } : {};
}
