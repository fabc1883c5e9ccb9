import fc from 'fast-check';
import { type Box, nextInDirection, nextInOrder } from './spatial';

/** Tiles of 10 by 10 on a grid with gaps. */
const tile = (column: number, row: number): Box => ({ left: column * 12, right: column * 12 + 10, top: row * 12, bottom: row * 12 + 10 });
const grid = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => tile(column, row)));

describe('nextInDirection', () => {
  it.each([
    ['right', 5, 6],
    ['left', 5, 4],
    ['up', 5, 1],
    ['down', 5, 9],
    ['left', 4, 4],
    ['down', 9, 9],
  ] as const)('goes %s from %d to %d', (direction, from, to) => {
    expect(nextInDirection(grid, from, direction)).toBe(to);
  });
  it('comes back where it came from in a grid', () => {
    const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
    fc.assert(
      fc.property(fc.nat(11), fc.constantFrom('left', 'right', 'up', 'down'), (from, direction) => {
        const to = nextInDirection(grid, from, direction);
        return to === from || nextInDirection(grid, to, opposite[direction]) === from;
      }),
    );
  });
});

describe('nextInOrder', () => {
  it('stops at both ends', () => {
    expect(nextInOrder(3, 0, 'up')).toBe(0);
    expect(nextInOrder(3, 2, 'down')).toBe(2);
    expect(nextInOrder(3, 1, 'down')).toBe(2);
  });
});
