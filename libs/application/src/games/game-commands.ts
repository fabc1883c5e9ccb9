import { derivedId } from '@kronika/event-log';
import { changeRules, release } from '@kronika/game-kernel';
import type { CommandResult } from '../command-result';
import type { Platform } from '../platform';
import type { TableStore } from '../tables/table-store';
import type { GameStore } from './game-store';
import { type GameCommand, type GameWritten, runCommand } from './run-command';

/** Carries commands out, and what belongs to every command: games under older rules go on under these, and open at their end. */
export class GameCommands {
  readonly #platform: Platform;
  readonly #store: GameStore;
  readonly #tables: TableStore;

  constructor(platform: Platform, store: GameStore, tables: TableStore) {
    this.#platform = platform;
    this.#store = store;
    this.#tables = tables;
  }

  async run(command: GameCommand): Promise<CommandResult<GameWritten>> {
    const old = { rules: false };
    const decide: GameCommand['decide'] = (loaded) => {
      const decided = command.decide(loaded);
      old.rules = !('kind' in decided) && !decided.ok && decided.error.kind === 'rules-differ';
      return decided;
    };
    let result = await runCommand(this.#platform, this.#store, { ...command, decide });
    if (old.rules) {
      await this.#changeRules(command.gameId);
      result = await runCommand(this.#platform, this.#store, command);
    }
    if (result.kind === 'done' && result.ended) await this.#releaseAtEnd(command.gameId);
    return result;
  }

  /** Opens a game that has ended. */
  release(gameId: string): Promise<CommandResult<GameWritten>> {
    return this.#bySystem(gameId, 'release', ({ game, kernel }) => release(game, kernel));
  }

  async #releaseAtEnd(gameId: string): Promise<void> {
    const table = await this.#tables.load(gameId);
    if (table?.table.settings.release === 'at-end') await this.release(gameId);
  }

  async #changeRules(gameId: string): Promise<void> {
    const version = (await this.#store.load(gameId))?.kernel.version ?? 0;
    await this.#bySystem(
      gameId,
      `rules ${version}`,
      ({ game, kernel }) => changeRules(game, kernel) ?? { ok: false, error: { kind: 'game-over' } },
    );
  }

  #bySystem(gameId: string, name: string, decide: GameCommand['decide']): Promise<CommandResult<GameWritten>> {
    const commandId = derivedId(gameId, name);
    return runCommand(this.#platform, this.#store, { gameId, actor: 'system', commandId, isRepeatOf: () => true, decide });
  }
}
