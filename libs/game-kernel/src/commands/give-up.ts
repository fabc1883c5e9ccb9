import { foldNew } from '../fold';
import type { Seat } from '../game';
import type { KernelData, Occupant } from '../kernel-events';
import { gameState, type GameOf, type KernelState } from '../kernel-state';
import type { Outcome } from '../outcome';
import type { NewGameEvent } from '../recorded-event';
import { settle } from '../settle';
import { ended } from './end';
import { step, type Step, type Surroundings } from './step';

/** The bot that plays a seat on when nobody says which. */
export const defaultBot: Occupant = { kind: 'bot', bot: 'greedy' };

/**
 * What follows when a seat gave up (by `event`, which says so): while at least two others still want to win, or somebody in a co-operative
 * game, a bot plays the seat on, so that the others' game is not spoilt; otherwise the game ends here. See decision 0023.
 */
export function afterGivingUp<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  event: NewGameEvent,
  taking: { readonly seat: Seat; readonly bot: Occupant; readonly reason: KernelData<'SeatTakenOver'>['reason'] },
  around: Surroundings,
): Step<State> {
  const gone = foldNew(game, kernel, event);
  const remaining = gone.table.seats.filter((seat) => seat.gaveUp === undefined).length;
  const kind = outcomeKind(game, gone);
  if (remaining >= (kind === 'ranking' ? 2 : 1)) return step(game, kernel, [event, takenOver(taking.seat, taking.bot, taking.reason)]);
  const by = taking.reason === 'timed-out' ? 'time-out' : 'resignation';
  return step(game, kernel, [event, ended(by, conceded(game, gone, kind), around)]);
}

export function takenOver(seat: Seat, occupant: Occupant, reason: KernelData<'SeatTakenOver'>['reason']): NewGameEvent {
  return { type: 'SeatTakenOver', open: { seat, occupant: { ...occupant }, reason } };
}

function outcomeKind<State>(game: GameOf<State>, kernel: KernelState<State>): Outcome['kind'] {
  return game.outcomeKind?.(kernel.table.options) ?? (kernel.table.seats.length === 1 ? 'solo' : 'ranking');
}

/** The outcome of a game that was given up: who stayed wins, with the scores as they stand. */
function conceded<State>(game: GameOf<State>, kernel: KernelState<State>, kind: Outcome['kind']): Outcome {
  const scores = game.scores(gameState(kernel));
  if (kind !== 'ranking') return { kind, won: false, score: scores[0] ?? 0 };
  const places = kernel.table.seats.map((_, seat) => ({ seat, place: 1, score: scores[seat] ?? 0 }));
  return settle({ kind, places, ties: [] }, kernel.table.seats);
}
