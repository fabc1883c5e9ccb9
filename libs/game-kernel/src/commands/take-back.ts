import type { Result, Seat } from '../game';
import { decisionOf, gameState, type GameOf, type KernelState, openDecisions } from '../kernel-state';
import { type Refusal, refuse, type TakeBackReason } from '../refusals';
import { notInPlay, step, type StepResult } from './step';

/** Takes a seat's last moves of the current turn back, to the state at `toVersion` (the one before its last move when left out). */
export function takeBack<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  command: { readonly seat: Seat; readonly toVersion?: number },
): StepResult<State> {
  const stopped = notInPlay(game, kernel);
  if (stopped !== undefined) return refuse(stopped);
  const target = reachable(game, kernel, command.seat, command.toVersion);
  if (!target.ok) return target;
  return {
    ok: true,
    value: step(game, kernel, [{ type: 'TakenBack', open: { toVersion: target.value }, seat: command.seat }]),
  };
}

/** The versions that a seat could go back to, nearest first; empty when there is nothing to take back. */
export function takeBackTargets<State>(game: GameOf<State>, kernel: KernelState<State>, seat: Seat): readonly number[] {
  const targets: number[] = [];
  for (let link = kernel.undo; link !== undefined; link = link.before.undo) {
    const { effective } = link.before;
    if (link.startsMove && takeBack(game, kernel, { seat, toVersion: effective }).ok) targets.push(effective);
  }
  return targets;
}

/** Walks the undo window back to the wanted version; every event on the way must be one that may be taken back. */
function reachable<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  seat: Seat,
  toVersion: number | undefined,
): Result<number, Refusal> {
  const turns = new Set(openDecisions(game, kernel).map((decision) => decision.turn));
  let at = kernel;
  for (;;) {
    if (toVersion !== undefined && at.effective <= toVersion) return no(at === kernel ? 'nothing-to-take-back' : 'not-a-move');
    const link = at.undo;
    if (link === undefined) return no(at === kernel && toVersion === undefined ? 'nothing-to-take-back' : 'told-something-new');
    if (link.seat !== seat) return no('another-seat-acted');
    if (link.drew) return no('chance-was-used');
    at = link.before;
    if (!link.startsMove || (toVersion !== undefined && at.effective > toVersion)) continue;
    if (toVersion !== undefined && at.effective < toVersion) return no('not-a-move');
    const decision = decisionOf(game.toAct(gameState(at)), seat);
    if (decision === undefined || !turns.has(decision.turn)) return no('turn-is-over');
    return { ok: true, value: at.effective };
  }
}

function no(reason: TakeBackReason): Result<never, Refusal> {
  return refuse({ kind: 'cannot-take-back', reason });
}
