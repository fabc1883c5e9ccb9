import type { AnyGame, Bot } from '@kronika/game-kernel';
import { plannerBot } from './planner';

/** The game's own bots by name. */
export const bots: Readonly<Record<string, (game: AnyGame) => Bot<unknown>>> = { heuristic: plannerBot };
