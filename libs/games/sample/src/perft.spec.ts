import { committedSource, gameState, type KernelState, openDecisions, playMove, startGame } from '@kronika/game-kernel';
import { makeGame } from './make-game';
import { defaultPack } from './pack';
import type { State } from './state';

const game = makeGame(defaultPack);
const chance = committedSource();

function table(seats: number, options: { readonly rounds: number; readonly hand: number }): KernelState<State> {
  const started = startGame(game, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'player', id: `p${seat}` })),
    fairness: { serverSeed: 'ab'.repeat(32), subject: 'game-perft', rulesVersion: 1, nonces: [] },
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value.after;
}

/** How many ways there are to make so many moves; simultaneous choices are made in seating order. A game that is over counts once. */
function perft(kernel: KernelState<State>, depth: number): number {
  const [decision] = openDecisions(game, kernel);
  if (depth === 0 || decision === undefined) return 1;
  let count = 0;
  for (const move of game.legalMoves(gameState(kernel), decision.seat)) {
    const played = playMove(game, kernel, { seat: decision.seat, move }, { chance });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    count += perft(played.value.after, depth - 1);
  }
  return count;
}

describe('perft: the exact number of ways to make n moves from a known deal', () => {
  it.each<[number, { rounds: number; hand: number }, readonly number[]]>([
    [2, { rounds: 1, hand: 2 }, [1, 2, 4, 12, 40, 80, 104]],
    [2, { rounds: 2, hand: 3 }, [1, 3, 9, 36, 108, 423, 1107]],
    [3, { rounds: 2, hand: 3 }, [1, 3, 9, 27, 108, 324, 1296]],
    [4, { rounds: 4, hand: 5 }, [1, 5, 25, 125, 625, 3750, 17111]],
  ])('%p seats, %p', (seats, options, counts) => {
    const start = table(seats, options);
    expect(counts.map((_, depth) => perft(start, depth))).toEqual(counts);
  });
});
