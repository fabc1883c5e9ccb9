import type { Move } from '@kronika/games/fifty-first-state';
import { keepMove, keptCount, toggled } from './keep';

const hand = ['docks', 'arena', 'docks', 'pub'];
const moves: Move[] = [
  { do: 'keepStartingCards', cards: ['docks', 'arena'] },
  { do: 'keepStartingCards', cards: ['docks', 'docks'] },
  { do: 'keepStartingCards', cards: ['arena', 'pub'] },
];

describe('FS-5.6 choosing starting cards', () => {
  it('takes cards in and out, and no more than are kept', () => {
    const two = toggled(toggled(new Set(), 0, keptCount(moves)), 3, keptCount(moves));
    expect(two).toEqual(new Set([0, 3]));
    expect(toggled(two, 1, 2)).toEqual(two);
    expect(toggled(two, 0, 2)).toEqual(new Set([3]));
  });
  it('finds the move for the chosen cards, whatever copy was pressed', () => {
    expect(keepMove(moves, hand, new Set([2, 1]))).toBe(moves[0]);
    expect(keepMove(moves, hand, new Set([0, 2]))).toBe(moves[1]);
    expect(keepMove(moves, hand, new Set([0]))).toBeUndefined();
  });
});
