import type { Json } from '@kronika/event-log';
import type { Chance } from '../chance';
import type { GameOf } from '../kernel-state';
import type { Bot, Sight } from './bot';

export interface GreedyOptions {
  /** How many states to imagine for a decision. */
  readonly samples?: number;
}

/** The move after which the imagined states look best on average by the game's `evaluate`; equals are drawn from. */
export function greedyBot<State>(game: GameOf<State>, { samples = 4 }: GreedyOptions = {}): Bot<State> {
  return {
    name: 'greedy',
    choose(sight, chance) {
      if (sight.legal.length === 1) return chance.pick('bot', sight.legal);
      const totals = sight.legal.map(() => 0);
      for (let sample = 0; sample < samples; sample++) {
        const imagined = sight.imagine(chance);
        sight.legal.forEach((move, index) => {
          totals[index] = (totals[index] ?? 0) + worth(game, imagined, sight, move, chance);
        });
      }
      const best = Math.max(...totals);
      return chance.pick(
        'bot',
        sight.legal.filter((_, index) => totals[index] === best),
      );
    },
  };
}

function worth<State>(game: GameOf<State>, imagined: State, sight: Sight<State>, move: Json, chance: Chance): number {
  const decided = game.decide(imagined, sight.seat, move, chance);
  if (!decided.ok) throw new Error(`A legal move was refused in an imagined state: ${decided.error.rule} ${decided.error.message}`);
  let state = imagined;
  for (const event of decided.value) state = game.evolve(state, event);
  return game.evaluate(state, sight.seat);
}
