import fc from 'fast-check';
import { given, type Someone } from './testing';

const over = (players: readonly Someone[]) => {
  const table = given({ players: players.map((player, seat) => ({ ...player, passed: seat > 0 })), endTriggered: true }).turnOf(0);
  table.play(0, { do: 'pass' });
  return table.game.outcome(table.state)!;
};

describe('the outcome', () => {
  it('is open while the game goes on', () => {
    const table = given({ players: [{}, {}] }).turnOf(0);
    expect(table.game.outcome(table.state)).toBeUndefined();
  });

  it('FS-9.3 most VP wins; numbers are compared as numbers', () => {
    expect(over([{ vp: 9 }, { vp: 10 }, { vp: 100 }])).toEqual({
      kind: 'ranking',
      places: [
        { seat: 2, place: 1, score: 100 },
        { seat: 1, place: 2, score: 10 },
        { seat: 0, place: 3, score: 9 },
      ],
      ties: [],
    });
  });

  it('FS-9.3, FS-R07 a tie is broken by goods: tokens of the supply, cached goods and hand cards, connections too', () => {
    const outcome = over([
      { vp: 20, goods: { worker: 9 } },
      { vp: 19, built: [{ card: 'camp', cache: { worker: 3 } }], hand: ['school', 'punks'], goods: { shield: 5 } },
    ]);
    expect(outcome).toMatchObject({
      places: [
        { seat: 1, place: 1, score: 20 },
        { seat: 0, place: 2, score: 20 },
      ],
      ties: [{ seats: [0, 1], by: 'goods', values: [9, 10] }],
    });
  });

  it('FS-R07 activation goods, placed shields and VP are no goods for that', () => {
    const outcome = over([
      { vp: 20, built: [{ card: 'archive', uses: 2, spent: { worker: 2 }, shield: true }] },
      { vp: 20, built: ['school'], goods: { worker: 1 } },
    ]);
    expect(outcome).toMatchObject({ ties: [{ by: 'goods', values: [0, 1] }] });
  });

  it('FS-9.3 then by built locations that stand', () => {
    const outcome = over([
      { vp: 21, built: ['school'], ruins: ['docks', 'pub'] },
      { vp: 20, built: ['school', 'archive'] },
    ]);
    expect(outcome).toMatchObject({
      places: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
      ],
      ties: [{ seats: [0, 1], by: 'locations', values: [1, 2] }],
    });
  });

  it('FS-9.3 what is still tied is shared', () => {
    expect(over([{ vp: 5 }, { vp: 7 }, { vp: 7 }, { vp: 2 }])).toEqual({
      kind: 'ranking',
      places: [
        { seat: 1, place: 1, score: 7 },
        { seat: 2, place: 1, score: 7 },
        { seat: 0, place: 3, score: 5 },
        { seat: 3, place: 4, score: 2 },
      ],
      ties: [{ seats: [1, 2] }],
    });
  });

  it('FS-9.3 a tie of three can be broken in two steps', () => {
    const outcome = over([
      { vp: 9, goods: { fuel: 2 } },
      { vp: 8, goods: { fuel: 3 }, built: ['school'] },
      { vp: 9, goods: { fuel: 3 } },
    ]);
    expect(outcome).toMatchObject({
      places: [{ seat: 1 }, { seat: 2 }, { seat: 0 }],
      ties: [
        { seats: [0, 1, 2], by: 'goods', values: [2, 3, 3] },
        { seats: [1, 2], by: 'locations', values: [1, 0] },
      ],
    });
  });

  it('ranks as the chain of tie-breaks says, for any figures', () => {
    const someone = fc.record({
      vp: fc.integer({ min: 0, max: 3 }),
      fuel: fc.integer({ min: 0, max: 2 }),
      built: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(someone, { minLength: 2, maxLength: 4 }), (figures) => {
        const outcome = over(
          figures.map(({ vp, fuel, built }) => ({ vp, goods: { fuel }, built: new Array<string>(built).fill('school') })),
        );
        if (outcome.kind !== 'ranking') throw new Error('no ranking');
        const key = (seat: number) => {
          const { vp, fuel, built } = figures[seat]!;
          return (vp + built) * 100 + fuel * 10 + built;
        };
        for (const { seat, place } of outcome.places) expect(place).toBe(1 + figures.filter((_, other) => key(other) > key(seat)).length);
      }),
    );
  });
});
