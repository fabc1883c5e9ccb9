import type { Json } from '@kronika/event-log';
import type { EndedBy } from '../kernel-events';
import { gameState, type GameOf, type KernelState } from '../kernel-state';
import type { Outcome } from '../outcome';
import type { NewGameEvent } from '../recorded-event';
import { settle } from '../settle';
import type { Surroundings } from './step';

/** The Ended event when the game itself is over; undefined while it goes on. */
export function endOfPlay<State>(game: GameOf<State>, kernel: KernelState<State>, around: Surroundings): NewGameEvent | undefined {
  const outcome = game.outcome(gameState(kernel));
  return outcome === undefined ? undefined : ended('play', settle(outcome, kernel.table.seats), around);
}

/** Ended, with the outcome and the head of the chain. */
export function ended(by: EndedBy, outcome: Outcome | null, around: Surroundings): NewGameEvent {
  const { head } = around;
  return {
    type: 'Ended',
    open: { by, outcome: outcomeJson(outcome), head: head === undefined ? null : { version: head.version, chain: head.chain } },
  };
}

/** An outcome as it stands in events. */
export function outcomeJson(outcome: Outcome | null): Json {
  if (outcome === null) return null;
  switch (outcome.kind) {
    case 'ranking':
      return {
        kind: outcome.kind,
        places: outcome.places.map(({ seat, place, score }) => ({ seat, place, score })),
        ties: outcome.ties.map(({ seats, by, values }) => ({
          seats,
          ...(by === undefined ? {} : { by }),
          ...(values === undefined ? {} : { values }),
        })),
      };
    case 'solo':
      return { kind: outcome.kind, won: outcome.won, score: outcome.score, ...(outcome.rank === undefined ? {} : { rank: outcome.rank }) };
    case 'co-operative':
      return { kind: outcome.kind, won: outcome.won, score: outcome.score };
  }
}
