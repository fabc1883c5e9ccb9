import type { GameCare } from '../games/game-care';
import type { TurnsQueries } from '../live/turns-queries';
import type { ReadModel } from '../read-model';
import type { ProcessManager } from './process-manager';

/** Begins games whose table was started and whose start was cut short, and opens games that have ended when their time has come. */
export class TableManager implements ProcessManager {
  readonly name = 'tables';
  readonly #turns: ReadModel<TurnsQueries>;
  readonly #care: GameCare;

  constructor(turns: ReadModel<TurnsQueries>, care: GameCare) {
    this.#turns = turns;
    this.#care = care;
  }

  async act(): Promise<undefined> {
    const todo = await this.#turns.ask((queries) => ({ begin: queries.toBegin(), release: queries.toRelease() }));
    if ('kind' in todo) return;
    for (const gameId of todo.begin) await this.#care.begin(gameId);
    for (const gameId of todo.release) await this.#care.release(gameId);
  }
}
