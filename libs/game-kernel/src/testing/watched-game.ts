import type { Chance, GameOf } from '../index';
import { deepFreeze } from './plain-json';

/**
 * The game with everything it hands out frozen, so that a later rewriting throws, and with chance that answers only while `setup`, `decide` or
 * `resample` runs: a game that keeps it for later is found out.
 */
export function watched<State>(game: GameOf<State>): GameOf<State> {
  return {
    ...game,
    setup: (table, chance) => lending(chance, (lent) => deepFreeze(game.setup(table, lent))),
    decide: (state, seat, move, chance) => lending(chance, (lent) => deepFreeze(game.decide(state, seat, deepFreeze(move), lent))),
    resample: (state, viewer, chance) => lending(chance, (lent) => deepFreeze(game.resample(state, viewer, lent))),
    evolve: (state, event) => deepFreeze(game.evolve(state, deepFreeze(event))),
    toAct: (state) => deepFreeze(game.toAct(state)),
    legalMoves: (state, seat) => deepFreeze(game.legalMoves(state, seat)),
    view: (state, viewer) => deepFreeze(game.view(state, viewer)),
  };
}

/** Chance that is taken away again. */
function lending<Value>(chance: Chance, use: (lent: Chance) => Value): Value {
  let open = true;
  const guard = () => {
    if (!open) throw new Error('Chance was asked outside of setup, decide and resample');
  };
  const lent: Chance = {
    int(label, bound) {
      guard();
      return chance.int(label, bound);
    },
    shuffle(label, items) {
      guard();
      return chance.shuffle(label, items);
    },
    pick(label, items) {
      guard();
      return chance.pick(label, items);
    },
  };
  try {
    return use(lent);
  } finally {
    open = false;
  }
}

/** Runs with the world's own chance and clock taken away: the domain may ask neither. */
export function withoutWorld<Value>(run: () => Value): Value {
  const { random } = Math;
  const { now } = Date;
  Math.random = () => {
    throw new Error('Math.random was asked');
  };
  Date.now = () => {
    throw new Error('Date.now was asked');
  };
  try {
    return run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}
