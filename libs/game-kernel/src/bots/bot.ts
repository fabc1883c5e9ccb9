import type { Json } from '@kronika/event-log';
import type { Chance } from '../chance';
import type { Decision, Seat } from '../game';
import { decisionOf, gameState, type GameOf, type KernelState, openDecisions } from '../kernel-state';

/** All that a bot gets to see: what its seat may know, and nothing else. */
export interface Sight<State> {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly view: Json;
  readonly legal: readonly Json[];
  /** A full state that the seat cannot tell apart from the true one. */
  imagine(chance: Chance): State;
}

/** Chooses one of the legal moves. */
export interface Bot<State> {
  readonly name: string;
  choose(sight: Sight<State>, chance: Chance): Json;
}

/** What a bot sees that has to decide; undefined when its seat has nothing to decide. Works on redacted games, too. */
export function sightOf<State>(game: GameOf<State>, kernel: KernelState<State>, seat: Seat): Sight<State> | undefined {
  const decision = decisionOf(openDecisions(game, kernel), seat);
  if (decision === undefined) return undefined;
  const state = gameState(kernel);
  return {
    seat,
    decision,
    // A bot that does not look (the random one) need not pay for the view.
    get view() {
      return game.view(state, { seat });
    },
    legal: game.legalMoves(state, seat),
    imagine: (chance) => game.resample(state, { seat }, chance),
  };
}
