import type { GameCare } from '../games/game-care';
import type { TurnsQueries } from '../live/turns-queries';
import type { ReadModel } from '../read-model';
import type { ProcessManager } from './process-manager';

/** After a time-out was sent, its list has this long to take it in before it is looked at again. */
const patience = 1000;

/** Sends time-outs when they are due. Whether one is in order is decided on the game itself. */
export class ClockManager implements ProcessManager {
  readonly name = 'clocks';
  readonly #turns: ReadModel<TurnsQueries>;
  readonly #care: GameCare;
  readonly #now: () => number;

  constructor(turns: ReadModel<TurnsQueries>, care: GameCare, now: () => number) {
    this.#turns = turns;
    this.#care = care;
    this.#now = now;
  }

  async act(): Promise<number | undefined> {
    const now = this.#now();
    const todo = await this.#turns.ask((queries) => ({ due: queries.dueTurns(now), next: queries.nextDeadline() }));
    if ('kind' in todo) return undefined;
    for (const { gameId, decision, since } of todo.due) await this.#care.timeOut(gameId, { decision, since });
    return todo.due.length > 0 ? now + patience : todo.next;
  }
}
