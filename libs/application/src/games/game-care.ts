import { derivedId, type Json } from '@kronika/event-log';
import { abandon, openDecisions, playMove, timeOut } from '@kronika/game-kernel';
import type { CommandResult } from '../command-result';
import type { Platform } from '../platform';
import type { TableStore } from '../tables/table-store';
import { beginGame } from './begin-game';
import type { GameCommands } from './game-commands';
import { clockOfSeat } from './game-sight';
import type { GameWritten } from './run-command';

const clockKeeper = 'manager:clocks';
const botKeeper = 'manager:bots';
const tableKeeper = 'manager:tables';

/**
 * What games need without a person: each can be asked for by any node at any time, and has one effect, as its id is derived from what it answers
 * and it is decided on the game as it stands.
 */
export class GameCare {
  readonly #platform: Platform;
  readonly #tables: TableStore;
  readonly #commands: GameCommands;

  constructor(platform: Platform, tables: TableStore, commands: GameCommands) {
    this.#platform = platform;
    this.#tables = tables;
    this.#commands = commands;
  }

  /** The time for a decision is up: a time-out by the table's policy, unless the clock, as it stands, says otherwise. */
  async timeOut(
    gameId: string,
    { decision, since }: { readonly decision: string; readonly since: number },
  ): Promise<CommandResult<GameWritten>> {
    const table = await this.#tables.load(gameId);
    if (table === undefined) return { kind: 'not-found', what: `table ${gameId}` };
    const { settings } = table.table;
    return this.#commands.run({
      gameId,
      actor: clockKeeper,
      // `since` is the version that set the deadline: who came back in the middle of a decision has a new one.
      commandId: derivedId(gameId, decision, 'timeout', String(since)),
      isRepeatOf: () => true,
      decide: (loaded) => {
        const { game, kernel, head } = loaded;
        const due = openDecisions(game, kernel).find(({ id }) => id === decision);
        if (due === undefined) return { kind: 'conflict', code: 'decision-closed', version: kernel.version };
        const { deadline } = clockOfSeat(loaded, table.table, due.seat);
        if (deadline === null || deadline > this.#platform.now()) return { kind: 'conflict', code: 'busy', version: kernel.version };
        const command = { seat: due.seat, decision, policy: settings.timeOut };
        return timeOut(game, kernel, command, head === undefined ? {} : { head });
      },
    });
  }

  /** A bot's move, computed at a version of the game; nothing happens where the decision is no longer a bot's, or no longer open. */
  playBot(
    gameId: string,
    answer: { readonly version: number; readonly decision: string; readonly move: Json },
  ): Promise<CommandResult<GameWritten>> {
    const { version, decision, move } = answer;
    return this.#commands.run({
      gameId,
      actor: botKeeper,
      // A decision that was taken back to is another one, although its id is the same.
      commandId: derivedId(gameId, decision, 'bot', String(version)),
      isRepeatOf: () => true,
      decide: ({ game, kernel, head }) => {
        const open = openDecisions(game, kernel).find(({ id }) => id === decision);
        const isBots = open !== undefined && kernel.table.seats[open.seat]?.occupant.kind === 'bot';
        if (!isBots) return { kind: 'conflict', code: 'decision-closed', version: kernel.version };
        return playMove(game, kernel, { seat: open.seat, decision, move }, head === undefined ? {} : { head });
      },
    });
  }

  /** All seats that people hold agree: the game ends without an outcome. */
  async abandonAsAgreed(gameId: string): Promise<CommandResult<GameWritten>> {
    const table = await this.#tables.load(gameId);
    if (table === undefined) return { kind: 'not-found', what: `table ${gameId}` };
    return this.#commands.run({
      gameId,
      actor: tableKeeper,
      commandId: derivedId(gameId, 'abandon', String(table.table.version)),
      isRepeatOf: () => true,
      decide: ({ game, kernel, head }) => {
        const people = kernel.table.seats.flatMap(({ occupant }, seat) => (occupant.kind === 'player' ? [seat] : []));
        const agreed = people.length > 0 && people.every((seat) => table.table.abandoning.has(seat));
        if (!agreed) return { kind: 'conflict', code: 'busy', version: kernel.version };
        return abandon(game, kernel, { reason: 'agreed' }, head === undefined ? {} : { head });
      },
    });
  }

  /** Begins the game of a table that was started, where that was cut short. */
  async begin(gameId: string): Promise<void> {
    const table = await this.#tables.load(gameId);
    if (table?.table.phase === 'started' && table.table.settings.imported === null) await beginGame(this.#platform, table);
  }

  async release(gameId: string): Promise<void> {
    await this.#commands.release(gameId);
  }
}
