import { foldNew } from '../fold';
import { committedSource } from '../committed-chance';
import type { Seat } from '../game';
import { asAppend } from '../kernel-parts';
import { decisionOf, gameState, type GameOf, type KernelState } from '../kernel-state';
import { refuse } from '../refusals';
import { endOfPlay } from './end';
import { ownEvents } from './start-game';
import { notInPlay, step, type StepResult, type Surroundings } from './step';

export interface PlayMove {
  readonly seat: Seat;
  /** The decision that the move answers; the seat's open one when left out. */
  readonly decision?: string;
  readonly move: unknown;
}

const playChance = committedSource();

/** A seat's move: the game's events with the kernel's records, and Ended when the game is over with them. */
export function playMove<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  command: PlayMove,
  around: Surroundings = {},
): StepResult<State> {
  const stopped = notInPlay(game, kernel);
  if (stopped !== undefined) return refuse(stopped);
  const state = gameState(kernel);
  const decisions = game.toAct(state);
  const decision = decisionOf(decisions, command.seat);
  if (decision === undefined) return refuse({ kind: 'not-your-turn', toAct: decisions.map((open) => open.seat) });
  if (command.decision !== undefined && command.decision !== decision.id) {
    return refuse({ kind: 'decision-closed', decision: command.decision, open: decision.id });
  }
  const move = game.moves.parse(command.move);
  if (!move.ok) return refuse({ kind: 'invalid', issues: move.issues });

  const chance = (around.chance ?? playChance)({ seed: kernel.table.seed?.seed, draws: kernel.draws });
  const decided = game.decide(state, command.seat, move.value, chance);
  if (!decided.ok) return decided;
  const events = asAppend(ownEvents(decided.value), {
    seat: command.seat,
    move: { data: move.value, open: game.openMove(move.value) },
    draws: chance.used(),
  });
  const played = step(game, kernel, events);
  const end = endOfPlay(game, played.after, around);
  if (end === undefined) return { ok: true, value: played };
  return { ok: true, value: { events: [...events, end], after: foldNew(game, played.after, end) } };
}
