import fc from 'fast-check';
import { bestOf, type GameWinner } from './best-of';

describe('bestOf', () => {
  it('is decided as soon as the other cannot catch up', () => {
    expect(bestOf(3, [0, 0])).toEqual({ wins: [2, 0], played: 2, decided: true, places: [1, 2] });
    expect(bestOf(5, [0, 0])).toMatchObject({ decided: false });
    expect(bestOf(5, [1, 1, 1])).toMatchObject({ decided: true, places: [2, 1] });
    expect(bestOf(1, [undefined])).toMatchObject({ decided: true, places: [1, 1] });
  });

  it('counts draws as games, so that a lead can decide early', () => {
    expect(bestOf(3, [0, undefined])).toMatchObject({ decided: false });
    expect(bestOf(3, [0, undefined, undefined])).toMatchObject({ decided: true, places: [1, 2] });
    expect(bestOf(5, [0, 0, undefined])).toMatchObject({ decided: false });
  });

  it('never changes once decided', () => {
    const games = fc.array(fc.constantFrom<GameWinner>(0, 1, undefined), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.constantFrom(1, 3, 5, 7), games, (n, all) => {
        const firstDecided = all.findIndex((_, i) => bestOf(n, all.slice(0, i + 1)).decided);
        const then = bestOf(n, all.slice(0, firstDecided + 1));
        expect(bestOf(n, all)).toEqual(then);
        expect(then.played).toBeLessThanOrEqual(n);
      }),
    );
  });
});
