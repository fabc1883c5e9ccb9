import type { SeatState } from './kernel-state';
import type { Outcome } from './outcome';
import { settle } from './settle';

const seats = (...gaveUp: (number | undefined)[]): readonly SeatState[] =>
  gaveUp.map((order) => ({ occupant: { kind: 'bot', bot: 'x' }, gaveUp: order }));
const places = (...list: [seat: number, place: number][]) => list.map(([seat, place]) => ({ seat, place, score: 10 - place }));

describe('settle', () => {
  const outcome: Outcome = {
    kind: 'ranking',
    places: places([2, 1], [0, 2], [1, 2], [3, 4]),
    ties: [
      { seats: [0, 1], values: [3, 3] },
      { seats: [2, 3, 0], by: 'cards', values: [3, 2, 1] },
    ],
  };

  it('leaves an outcome alone when nobody gave up, or when there is no ranking', () => {
    expect(settle(outcome, seats(undefined, undefined, undefined, undefined))).toBe(outcome);
    const solo: Outcome = { kind: 'solo', won: true, score: 3 };
    expect(settle(solo, seats(1))).toBe(solo);
  });

  it('moves who gave up behind the others, and closes the gap', () => {
    const settled = settle(outcome, seats(undefined, undefined, 1, undefined));
    expect(settled).toMatchObject({
      places: [
        { seat: 0, place: 1 },
        { seat: 1, place: 1 },
        { seat: 3, place: 3 },
        { seat: 2, place: 4 },
      ],
    });
  });

  it('places the last to give up first among them, and forgets ties that are none any more', () => {
    const settled = settle(outcome, seats(undefined, 1, 2, undefined));
    expect(settled).toEqual({
      kind: 'ranking',
      places: [
        { seat: 0, place: 1, score: 8 },
        { seat: 3, place: 2, score: 6 },
        { seat: 2, place: 3, score: 9 },
        { seat: 1, place: 4, score: 8 },
      ],
      ties: [{ seats: [3, 0], by: 'cards', values: [2, 1] }],
    });
  });
});
