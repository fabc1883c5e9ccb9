import { canonical, derivedId, type Json } from '@kronika/event-log';
import { asKernelEvent, changeRules, kernelParts, playMove, release, type Seat, takeBack, type Viewer } from '@kronika/game-kernel';
import type { CommandResult, Rejection, Written } from '../command-result';
import { abortable } from '../live/abortable';
import type { Wakes } from '../live/wakes';
import type { Platform } from '../platform';
import { GameStore } from './game-store';
import { type GameSight, sightOfGame } from './game-sight';
import { runCommand } from './run-command';
import { SeatKeys } from './seat-keys';
import type { Cause } from '../tables/open-table';
import { TableStore } from '../tables/table-store';
import type { GameStarted } from './begin-game';
import { createGame, type GameToCreate } from './create-game';
import { startGame, type StartGame } from './start-game';
import { type RedactedBatch, watchGame } from './watch-game';

export interface SeatCommand {
  readonly gameId: string;
  readonly seatKey: string;
  readonly commandId: string;
}

/** The use cases around a game in play. */
export class Games {
  readonly #platform: Platform;
  readonly #wakes: Wakes;
  readonly #store: GameStore;
  readonly #keys: SeatKeys;
  readonly #tables: TableStore;

  constructor(platform: Platform, wakes: Wakes, tables = new TableStore(platform.log)) {
    this.#tables = tables;
    this.#platform = platform;
    this.#wakes = wakes;
    this.#store = new GameStore(platform.log, platform.games);
    this.#keys = new SeatKeys(platform.log, platform.hashing);
  }

  start(command: StartGame): Promise<CommandResult<GameStarted>> {
    return startGame(this.#platform, this.#keys, command);
  }

  /** Creates and starts a game that something else causes, once for each cause. */
  createGameFor(cause: Cause, game: GameToCreate): Promise<CommandResult<GameStarted>> {
    return createGame(this.#platform, this.#tables, cause, game);
  }

  async play(command: SeatCommand & { readonly decision: string; readonly move: Json }): Promise<CommandResult<Written>> {
    const { gameId, commandId, decision, move } = command;
    const seat = await this.#seat(command);
    if (typeof seat !== 'number') return seat;
    const actor = this.#keys.actor(command.seatKey);
    const isRepeatOf = ({ first }: { first: { readonly type: string } & Parameters<typeof kernelParts>[0] }) =>
      canonical(kernelParts(first).move ?? null) === canonical(move);
    await this.#keepRulesCurrent(gameId);
    const result = await runCommand(this.#platform, this.#store, {
      gameId,
      actor,
      commandId,
      isRepeatOf,
      decide: ({ game, kernel, head }) => playMove(game, kernel, { seat, decision, move }, head === undefined ? {} : { head }),
    });
    if (result.kind === 'done') await this.#releaseWhenOver(gameId);
    return result;
  }

  async takeBack(command: SeatCommand & { readonly toVersion?: number }): Promise<CommandResult<Written>> {
    const { gameId, commandId, toVersion } = command;
    const seat = await this.#seat(command);
    if (typeof seat !== 'number') return seat;
    return runCommand(this.#platform, this.#store, {
      gameId,
      actor: this.#keys.actor(command.seatKey),
      commandId,
      isRepeatOf: ({ first }) => {
        const event = asKernelEvent(first);
        return event?.type === 'TakenBack' && (toVersion === undefined || event.open.toVersion === toVersion);
      },
      decide: ({ game, kernel }) => takeBack(game, kernel, { seat, ...(toVersion === undefined ? {} : { toVersion }) }),
    });
  }

  /** The game as a viewer may see it now; undefined where there is none. */
  async see(gameId: string, viewer: Viewer): Promise<GameSight | undefined> {
    const loaded = await this.#store.load(gameId);
    return loaded && sightOfGame(loaded, viewer);
  }

  async exists(gameId: string): Promise<boolean> {
    return (await this.#store.load(gameId)) !== undefined;
  }

  /** The game's events from a version on, redacted for the viewer, as they come, until the iterator is returned. */
  watch(gameId: string, viewer: Viewer, fromVersion: number): AsyncIterableIterator<RedactedBatch> {
    return abortable((signal) => watchGame(this.#platform, this.#wakes, { gameId, viewer, fromVersion, signal }));
  }

  /** Who a key makes its holder: a seat, or a spectator without one. A wrong key is forbidden. */
  async viewer(gameId: string, seatKey: string | undefined): Promise<Viewer | Rejection> {
    if (seatKey === undefined) return 'spectator';
    const seat = await this.#keys.seat(gameId, seatKey);
    return seat === undefined ? { kind: 'forbidden', message: 'This key opens no seat of the game.' } : { seat };
  }

  async #seat({ gameId, seatKey }: SeatCommand): Promise<Seat | Rejection> {
    const viewer = await this.viewer(gameId, seatKey);
    if (typeof viewer === 'object' && 'seat' in viewer) return viewer.seat;
    return typeof viewer === 'object' ? viewer : { kind: 'forbidden', message: 'Only a seat can do this.' };
  }

  /** A game recorded under older rules goes on under this build's. */
  async #keepRulesCurrent(gameId: string): Promise<void> {
    const loaded = await this.#store.load(gameId);
    if (loaded === undefined || changeRules(loaded.game, loaded.kernel)?.ok !== true) return;
    await this.#systemCommand(
      gameId,
      `rules ${loaded.kernel.version}`,
      ({ game, kernel }) => changeRules(game, kernel) ?? { ok: false, error: { kind: 'game-over' } },
    );
  }

  async #releaseWhenOver(gameId: string): Promise<void> {
    const loaded = await this.#store.load(gameId);
    if (loaded?.kernel.table.ended === undefined || loaded.kernel.table.released) return;
    await this.#systemCommand(gameId, 'release', ({ game, kernel }) => release(game, kernel));
  }

  async #systemCommand(gameId: string, name: string, decide: Parameters<typeof runCommand>[2]['decide']): Promise<void> {
    const commandId = derivedId(gameId, name);
    await runCommand(this.#platform, this.#store, { gameId, actor: 'system', commandId, isRepeatOf: () => true, decide });
  }
}
