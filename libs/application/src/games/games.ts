import { canonical, type Json } from '@kronika/event-log';
import { asKernelEvent, kernelParts, playMove, resign, type Seat, takeBack, takeOver } from '@kronika/game-kernel';
import type { CommandResult, Written } from '../command-result';
import type { Platform } from '../platform';
import { type AccountCaller, accountOf, type Caller, mayUse } from '../rights/caller';
import type { Cause } from '../tables/open-table';
import type { GameStarted } from './begin-game';
import { createGame, type GameToCreate } from './create-game';
import type { GameAccess } from './game-access';
import type { GameCommands } from './game-commands';
import type { LoadedGame } from './loaded-game';
import type { GameCommand } from './run-command';

/** A command of somebody who holds a seat. */
export interface SeatCommand {
  readonly gameId: string;
  readonly commandId: string;
}

/** What players do with a game, and how it looks now. */
export class Games {
  readonly #platform: Platform;
  readonly #access: GameAccess;
  readonly #commands: GameCommands;

  constructor(platform: Platform, access: GameAccess, commands: GameCommands) {
    this.#platform = platform;
    this.#access = access;
    this.#commands = commands;
  }

  /** Creates and starts a game that something else causes, once for each cause. */
  createGameFor(cause: Cause, game: GameToCreate): Promise<CommandResult<GameStarted>> {
    return createGame(this.#platform, this.#access.tables, cause, game);
  }

  play(caller: Caller, command: SeatCommand & { readonly decision: string; readonly move: Json }): Promise<CommandResult<Written>> {
    const { decision, move } = command;
    return this.#bySeat(caller, command, {
      isRepeatOf: ({ first }) => canonical(kernelParts(first).move ?? null) === canonical(move),
      decide: (seat, { game, kernel, head }) => playMove(game, kernel, { seat, decision, move }, head === undefined ? {} : { head }),
    });
  }

  takeBack(caller: Caller, command: SeatCommand & { readonly toVersion?: number }): Promise<CommandResult<Written>> {
    const { toVersion } = command;
    return this.#bySeat(caller, command, {
      isRepeatOf: ({ first }) => {
        const event = asKernelEvent(first);
        return event?.type === 'TakenBack' && (toVersion === undefined || event.open.toVersion === toVersion);
      },
      decide: (seat, { game, kernel }) => takeBack(game, kernel, { seat, ...(toVersion === undefined ? {} : { toVersion }) }),
    });
  }

  resign(caller: Caller, command: SeatCommand): Promise<CommandResult<Written>> {
    return this.#bySeat(caller, command, {
      isRepeatOf: ({ first }) => first.type === 'Resigned',
      decide: (seat, { game, kernel, head }) => resign(game, kernel, { seat }, head === undefined ? {} : { head }),
    });
  }

  /** Takes a seat back that a bot has been playing on since the player's time was up. */
  async comeBack(caller: Caller, { gameId, commandId }: SeatCommand): Promise<CommandResult<Written>> {
    const account = accountOf(caller);
    if (!mayUse(account, 'play')) return noScope;
    const table = await this.#access.tables.load(gameId);
    const result = await this.#commands.run({
      gameId,
      actor: account.accountId,
      commandId,
      isRepeatOf: ({ first }) => first.type === 'SeatTakenOver',
      decide: ({ game, kernel }) => {
        const seat = table?.table.seats.findIndex((taken) => taken?.occupant.kind === 'player' && taken.occupant.id === account.accountId);
        const isOut = seat !== undefined && seat !== -1 && kernel.table.seats[seat]?.occupant.kind === 'bot';
        if (!isOut) return { kind: 'forbidden', message: 'No bot plays a seat of yours.' };
        return takeOver(game, kernel, { seat, occupant: { kind: 'player', id: account.accountId }, reason: 'returned' });
      },
    });
    return this.#hideFromStrangers(account, gameId, result);
  }

  async #bySeat(
    caller: Caller,
    { gameId, commandId }: SeatCommand,
    command: {
      readonly isRepeatOf: GameCommand['isRepeatOf'];
      readonly decide: (seat: Seat, loaded: LoadedGame) => ReturnType<GameCommand['decide']>;
    },
  ): Promise<CommandResult<Written>> {
    const account = accountOf(caller);
    if (!mayUse(account, 'play')) return noScope;
    const result = await this.#commands.run({
      gameId,
      actor: account.accountId,
      commandId,
      isRepeatOf: command.isRepeatOf,
      decide: (loaded) => {
        const seat = seatOf(loaded, account.accountId);
        return seat === undefined ? notSeated : command.decide(seat, loaded);
      },
    });
    return this.#hideFromStrangers(account, gameId, result);
  }

  /** A game that is not for strangers does not exist for them. */
  async #hideFromStrangers(account: AccountCaller, gameId: string, result: CommandResult<Written>): Promise<CommandResult<Written>> {
    if (result.kind !== 'forbidden') return result;
    const found = await this.#access.standing(account, gameId);
    return found === undefined || found.standing.kind === 'stranger' ? { kind: 'not-found', what: `game ${gameId}` } : result;
  }
}

const notSeated = { kind: 'forbidden', message: 'You hold no seat in this game.' } as const;
const noScope = { kind: 'forbidden', message: "This token may not be used to play: it lacks the scope 'play'." } as const;

/** The seat that an account plays now. */
export function seatOf({ kernel }: LoadedGame, accountId: string): Seat | undefined {
  const seat = kernel.table.seats.findIndex(({ occupant }) => occupant.kind === 'player' && occupant.id === accountId);
  return seat === -1 ? undefined : seat;
}
