import type { Json } from '@kronika/event-log';
import { type AnyGame, type Decision, fastChance, gameState, type KernelState } from '@kronika/game-kernel';
import type { GameLibrary } from '../games/game-library';

/** What a bot has to decide; plain JSON, as it crosses to another thread. */
export interface BotTask {
  readonly game: string;
  readonly packHash: string;
  /** The whole state: the bot itself is handed what its seat may know. */
  readonly state: Json;
  readonly decision: Decision;
  readonly bot: string;
  /** What the bot's own chance is drawn from. */
  readonly seed: string;
}

/** Where bots think: in other threads on a server, in place in tests. */
export interface BotThinker {
  choose(task: BotTask): Promise<Json>;
  close(): Promise<void>;
}

export function botTask(game: AnyGame, kernel: KernelState<unknown>, decision: Decision, bot: string, seed: string): BotTask {
  // Every state is plain JSON: a law that each game is tested for.
  const state = gameState(kernel) as Json;
  return { game: game.id, packHash: game.packHash, state, decision, bot, seed };
}

/** The move that a bot chooses. `made` is the game with the pack that the task names. */
export async function think(library: GameLibrary, made: AnyGame, { state, decision, bot: name, seed }: BotTask): Promise<Json> {
  // A bot that this build no longer has is played by one that every build has.
  const bot = (await library.bot(made, name)) ?? (await library.bot(made, 'greedy'));
  if (bot === undefined) throw new Error(`There is no bot for ${made.id}`);
  const { seat } = decision;
  const sight = {
    seat,
    decision,
    get view() {
      return made.view(state, { seat });
    },
    legal: made.legalMoves(state, seat),
    imagine: (chance: Parameters<AnyGame['resample']>[2]) => made.resample(state, { seat }, chance),
  };
  return bot.choose(sight, fastChance(seed));
}
