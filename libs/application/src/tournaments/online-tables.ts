import { derivedId } from '@kronika/event-log';
import { abandon, type Occupant, openDecisions, type Seat, takeOver, timeOut, type TimeOutPolicy } from '@kronika/game-kernel';
import type { CommandResult, Written } from '../command-result';
import type { GameStarted } from '../games/begin-game';
import type { GameToCreate } from '../games/create-game';
import type { GameCommands } from '../games/game-commands';
import type { Games } from '../games/games';
import type { Cause } from '../tables/open-table';
import type { TournamentGames } from './ports';

/** The games of tournaments, by the use cases of games. */
export class OnlineTables implements TournamentGames {
  readonly #games: Pick<Games, 'createGameFor'>;
  readonly #commands: GameCommands;

  constructor(games: Pick<Games, 'createGameFor'>, commands: GameCommands) {
    this.#games = games;
    this.#commands = commands;
  }

  createGameFor(cause: Cause, game: GameToCreate): Promise<CommandResult<GameStarted>> {
    return this.#games.createGameFor(cause, game);
  }

  abandonFor({ actor, commandId }: Cause, gameId: string): Promise<CommandResult<Written>> {
    return this.#commands.run({
      gameId,
      actor,
      commandId,
      isRepeatOf: () => true,
      decide: ({ game, kernel, head }) => abandon(game, kernel, { reason: 'organiser' }, head === undefined ? {} : { head }),
    });
  }

  takeOverFor({ actor, commandId }: Cause, gameId: string, seat: Seat, occupant: Occupant): Promise<CommandResult<Written>> {
    return this.#commands.run({
      gameId,
      actor,
      commandId,
      isRepeatOf: () => true,
      decide: ({ game, kernel }) => takeOver(game, kernel, { seat, occupant, reason: 'substitute' }),
    });
  }

  /** One time-out after another, until nobody is left to wait for or the game is over. */
  async timeUpFor({ actor, commandId }: Cause, gameId: string, policy: TimeOutPolicy): Promise<CommandResult<Written>> {
    let result: CommandResult<Written> | undefined;
    for (let index = 0; index < mostSeats; index++) {
      const next = await this.#commands.run({
        gameId,
        actor,
        commandId: derivedId(commandId, String(index)),
        isRepeatOf: () => true,
        decide: ({ game, kernel, head }) => {
          const due = openDecisions(game, kernel).find(({ seat }) => kernel.table.seats[seat]?.occupant.kind === 'player');
          if (due === undefined) return { kind: 'conflict', code: 'decision-closed', version: kernel.version };
          return timeOut(game, kernel, { seat: due.seat, decision: due.id, policy }, head === undefined ? {} : { head });
        },
      });
      if (next.kind !== 'done') return result ?? next;
      result = next;
      if (policy === 'adjudicate') return next;
    }
    return result ?? { kind: 'conflict', code: 'decision-closed', version: -1 };
  }
}

const mostSeats = 16;
