import type { EventLog } from '@kronika/event-log';
import { openDecisions } from '@kronika/game-kernel';
import { clockOfSeat } from '../games/game-sight';
import type { GameStore } from '../games/game-store';
import type { TableStore } from '../tables/table-store';
import type { OpenTurn, TurnsOfGame } from './turns-queries';

/** Works out what is open in a game as it stands at its head. */
export class TurnFinder {
  readonly #log: EventLog;
  readonly #games: GameStore;
  readonly #tables: TableStore;

  constructor(log: EventLog, games: GameStore, tables: TableStore) {
    this.#log = log;
    this.#games = games;
    this.#tables = tables;
  }

  async turnsOf(gameId: string): Promise<TurnsOfGame> {
    if (await this.#isOver(gameId)) return { gameId, turns: [] };
    const loaded = await this.#games.load(gameId);
    const table = await this.#tables.load(gameId);
    // A game that is being brought in from elsewhere is nobody's to play.
    if (loaded === undefined || table?.table.settings.imported !== null) return { gameId, turns: [] };
    const { kernel, game, turns } = loaded;
    return {
      gameId,
      turns: openDecisions(game, kernel).flatMap(({ id, seat, kind, turn }): OpenTurn[] => {
        const occupant = kernel.table.seats[seat]?.occupant;
        const running = turns.seats[seat]?.running;
        if (occupant === undefined || running === undefined) return [];
        const { deadline } = clockOfSeat(loaded, table.table, seat);
        return [
          {
            gameId,
            game: kernel.table.game,
            seat,
            decision: id,
            kind,
            turn,
            account: occupant.kind === 'player' ? occupant.id : null,
            bot: occupant.kind === 'bot' ? occupant.bot : null,
            since: running.version,
            sinceTime: running.began,
            deadline,
          },
        ];
      }),
    };
  }

  /** A game that is over need not be folded to know that nothing is open in it. */
  async #isOver(gameId: string): Promise<boolean> {
    for await (const { type } of this.#log.read(`game-${gameId}`, { direction: 'backwards', limit: 1 })) {
      return type === 'Ended' || type === 'Released';
    }
    return false;
  }
}
