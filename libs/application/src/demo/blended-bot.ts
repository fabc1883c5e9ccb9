import { type Bot, randomBot } from '@kronika/game-kernel';

/** A bot that plays as well as another one with a certain probability, and anything otherwise: people of all strengths. */
export function blendedBot<State>(best: Bot<State>, strength: number): Bot<State> {
  return {
    name: best.name,
    choose: (sight, chance) => (chance.int('bot', 1000) < strength * 1000 ? best : randomBot).choose(sight, chance),
  };
}
