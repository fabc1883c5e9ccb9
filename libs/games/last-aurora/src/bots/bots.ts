import type { AnyGame, Bot } from '@kronika/game-kernel';
import { heuristicBot } from './heuristic';

/** The game's own bots by name. */
export const bots: Readonly<Record<string, (game: AnyGame) => Bot<unknown>>> = { heuristic: heuristicBot };
