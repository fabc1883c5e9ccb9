import { openDecisions } from '@kronika/game-kernel';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameCare } from '../games/game-care';
import type { GameStore } from '../games/game-store';
import type { LoadedGame } from '../games/loaded-game';
import type { TurnsQueries } from '../live/turns-queries';
import type { Platform } from '../platform';
import type { ReadModel } from '../read-model';
import { type BotThinker, botTask } from './bot-thinker';
import type { ProcessManager } from './process-manager';

export interface BotParts {
  readonly platform: Platform;
  readonly turns: ReadModel<TurnsQueries>;
  readonly store: GameStore;
  readonly care: GameCare;
  readonly thinker: BotThinker;
  /** How long a bot waits at a table with people, so that they can follow. */
  readonly paceMs: number;
}

/**
 * Lets bots play. Each game is played on by itself until a person has to act; acting twice, or on two nodes at once, plays one move, as a
 * decision can be answered once.
 */
export class BotManager implements ProcessManager {
  readonly name = 'bots';
  readonly #parts: BotParts;
  readonly #atWork = new Map<string, Promise<void>>();
  #failure: { readonly error: unknown } | undefined;
  #stopped = false;

  constructor(parts: BotParts) {
    this.#parts = parts;
  }

  async act(): Promise<undefined> {
    if (this.#failure !== undefined) {
      const { error } = this.#failure;
      this.#failure = undefined;
      throw error;
    }
    const turns = await this.#parts.turns.ask((queries) => queries.botTurns());
    if ('kind' in turns) return;
    for (const { gameId } of turns) if (!this.#atWork.has(gameId)) this.#begin(gameId);
  }

  /** Resolves when no bot thinks any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#atWork.values());
    await this.#parts.thinker.close();
  }

  #begin(gameId: string): void {
    const work = this.#playOn(gameId)
      .catch((error: unknown) => {
        this.#failure = { error };
      })
      .finally(() => this.#atWork.delete(gameId));
    this.#atWork.set(gameId, work);
  }

  async #playOn(gameId: string): Promise<void> {
    while (!this.#stopped) {
      const loaded = await this.#parts.store.load(gameId);
      const todo = loaded && nextBotDecision(loaded);
      if (loaded === undefined || todo === undefined) return;
      await this.#pace(loaded);
      const { decision, bot } = todo;
      const { version } = loaded.kernel;
      const seed = chanceOf(loaded, decision.id, this.#parts.platform);
      const move = await this.#parts.thinker.choose(botTask(loaded.game, loaded.kernel, decision, bot, seed));
      const result = await this.#parts.care.playBot(gameId, { version, decision: decision.id, move });
      // Others may have acted meanwhile: then the game is looked at again. Whatever else is refused is a fault of the bot.
      if (result.kind !== 'done' && result.kind !== 'conflict') {
        throw new Error(`${bot} cannot play ${JSON.stringify(move)} in game ${gameId}: ${result.kind}`);
      }
    }
  }

  async #pace({ kernel, lastTime }: LoadedGame): Promise<void> {
    const isWatched = kernel.table.seats.some(({ occupant }) => occupant.kind === 'player');
    const ms = isWatched ? lastTime + this.#parts.paceMs - this.#parts.platform.now() : 0;
    if (ms > 0 && this.#parts.paceMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(ms, this.#parts.paceMs)));
  }
}

function nextBotDecision({ game, kernel }: LoadedGame) {
  for (const decision of openDecisions(game, kernel)) {
    const occupant = kernel.table.seats[decision.seat]?.occupant;
    if (occupant?.kind === 'bot') return { decision, bot: occupant.bot };
  }
  return undefined;
}

/** A bot's chance comes from the sealed seed: the same on every node, and nobody's to foresee. */
function chanceOf({ kernel }: LoadedGame, decision: string, { hashing }: Platform): string {
  const { seed } = kernel.table;
  if (seed === undefined) throw new Error('A server knows the seeds of its games');
  return bytesToHex(hashing.hmacSha256(hexToBytes(seed.seed), utf8ToBytes(`bot ${decision} ${kernel.version}`)));
}
