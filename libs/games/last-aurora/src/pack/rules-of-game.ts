import type { AnyGame } from '@kronika/game-kernel';
import type { Rules } from './rules';

/** The rules behind a made game: bots that think in rules find them here. */
const known = new WeakMap<object, Rules>();

export function rememberRules(game: object, rules: Rules): void {
  known.set(game, rules);
}

export function rulesOf(game: AnyGame): Rules {
  const rules = known.get(game);
  if (rules === undefined) throw new Error(`'${game.id}' was not made here`);
  return rules;
}
