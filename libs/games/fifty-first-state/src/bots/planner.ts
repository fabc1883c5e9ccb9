import type { Json } from '@kronika/event-log';
import type { AnyGame, Bot, Chance, Decision, GameEvent, Sight } from '@kronika/game-kernel';

/** How many steps of the own turn are looked ahead, and how many moves each further step considers. */
const deepest = 3;
const widest = 14;

/**
 * Plays every legal move in a state that it imagines from what its seat sees, goes on with its own further choices of the same turn, and takes
 * the move after which things look best.
 */
export function plannerBot(game: AnyGame): Bot<unknown> {
  return {
    name: 'heuristic',
    choose(sight, chance) {
      const [only] = sight.legal;
      if (only !== undefined && sight.legal.length === 1) return only;
      const imagined = sight.imagine(chance);
      let best: { move: Json; worth: number } | undefined;
      for (const move of sight.legal) {
        const worth = worthOf(game, imagined, sight, move, chance, deepest);
        if (best === undefined || worth > best.worth) best = { move, worth };
      }
      if (best === undefined) throw new Error('Nothing to choose from');
      return best.move;
    },
  };
}

function worthOf(
  game: AnyGame,
  state: unknown,
  { seat, decision }: Pick<Sight<unknown>, 'seat' | 'decision'>,
  move: Json,
  chance: Chance,
  depth: number,
): number {
  const decided = game.decide(state, seat, move, chance);
  if (!decided.ok) throw new Error(`A legal move was refused in an imagined state: ${decided.error.rule} ${decided.error.message}`);
  const after = decided.value.reduce((folded: unknown, event: GameEvent) => game.evolve(folded, event), state);
  const next = game.toAct(after).find((open) => open.seat === seat);
  // Only the rest of the own turn can be planned; what comes later depends on others.
  if (depth === 0 || next === undefined || !sameTurn(next, decision)) return game.evaluate(after, seat);
  let best = -Infinity;
  for (const further of game.legalMoves(after, seat).slice(0, widest)) {
    best = Math.max(best, worthOf(game, after, { seat, decision: next }, further, chance, depth - 1));
  }
  return best;
}

function sameTurn(a: Decision, b: Decision): boolean {
  return a.turn === b.turn;
}
