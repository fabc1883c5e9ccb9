import { type Decision, fastChance } from '@kronika/game-kernel';
import { defaultPack, makeGame, type Move, type State, type View } from '@kronika/games/last-aurora';

/** What a seat is asked at some moment of a game, and what it sees. */
export interface Moment {
  readonly seat: number;
  readonly decision: Decision;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** Every open decision of a game in which everybody plays at random. */
export function* momentsOf(seats: number, map: 'alpha' | 'beta', seed: number, most = 4000): Generator<Moment> {
  const game = makeGame(defaultPack);
  const chance = fastChance(seed);
  let state: State | undefined;
  for (const event of game.setup({ seats, options: { map, mine: true } }, chance)) state = game.evolve(state, event);
  for (let count = 0; count < most && state !== undefined; count++) {
    const open: State = state;
    const decisions = game.toAct(open);
    for (const decision of decisions) {
      const { seat } = decision;
      yield { seat, decision, view: game.view(open, { seat }), moves: game.legalMoves(open, seat) };
    }
    const [first] = decisions;
    if (first === undefined) return;
    const made = game.decide(open, first.seat, chance.pick('any', game.legalMoves(open, first.seat)), chance);
    if (!made.ok) throw new Error(made.error.message);
    for (const event of made.value) state = game.evolve(state, event);
  }
}
