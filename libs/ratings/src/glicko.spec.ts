import { freshGlicko, glickoPeriod } from './glicko-2';
import { glickoSystem } from './glicko-system';
import type { RatedResult } from './rated-result';
import { recompute } from './rating-system';

const player = { rating: 1500, deviation: 200, volatility: 0.06 };

describe('Glicko-2', () => {
  it('reproduces the published example', () => {
    const after = glickoPeriod(
      player,
      [
        { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
        { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
        { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
      ],
      0.5,
    );
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 2);
    // Published with its digits cut off, not rounded.
    expect(Math.trunc(after.volatility * 1e5)).toBe(5999);
  });

  it('widens the deviation of one who does not play, and nothing else', () => {
    const after = glickoPeriod(player, []);
    expect(after).toEqual({ ...player, deviation: expect.any(Number) as number });
    expect(after.deviation).toBeGreaterThan(200);
    expect(glickoPeriod({ ...player, deviation: 350 }, []).deviation).toBe(350);
  });

  it('raises volatility after results that nobody expected', () => {
    const giant = { rating: 2400, deviation: 40, volatility: 0.06 };
    const upset = glickoPeriod(
      { ...player, deviation: 50 },
      Array.from({ length: 8 }, () => ({ opponent: giant, score: 1 })),
    );
    expect(upset.volatility).toBeGreaterThan(0.06);
  });
});

describe('the Glicko-2 ladder', () => {
  const game = (id: string, day: number, winner: string, loser: string, draw = false): RatedResult => ({
    id,
    game: 'duel',
    time: day * 24 * 3600 * 1000,
    seats: [
      { player: winner, place: 1 },
      { player: loser, place: draw ? 1 : 2 },
    ],
  });

  it('rates the games of a period together, against ratings from before it', () => {
    const { ladder } = recompute(glickoSystem(), [game('1', 0, 'a', 'b'), game('2', 1, 'a', 'c'), game('3', 2, 'b', 'a')]);
    const expected = glickoPeriod(freshGlicko, [
      { opponent: freshGlicko, score: 1 },
      { opponent: freshGlicko, score: 1 },
      { opponent: freshGlicko, score: 0 },
    ]);
    expect(ladder.entry('a')?.value).toBeCloseTo(expected.rating, 9);
    expect(ladder.entry('a')?.games).toBe(3);
  });

  it('closes a period when the next one has a game, and widens deviations of those who rest', () => {
    const { ladder } = recompute(glickoSystem(), [game('1', 0, 'a', 'b'), game('2', 70, 'c', 'd')]);
    const first = glickoPeriod(freshGlicko, [{ opponent: freshGlicko, score: 1 }]);
    expect(ladder.entry('a')?.value).toBeCloseTo(first.rating, 9);
    expect(ladder.entry('a')!.deviation).toBeGreaterThan(first.deviation);
  });

  it('leaves tables of more than two alone', () => {
    const three: RatedResult = { id: 'x', game: 'g', time: 0, seats: ['a', 'b', 'c'].map((p, i) => ({ player: p, place: i + 1 })) };
    expect(glickoSystem().open().add(three)).toEqual([]);
  });

  it('treats a draw as half a point for both', () => {
    const { ladder } = recompute(glickoSystem(), [game('1', 0, 'a', 'b', true)]);
    expect(ladder.entry('a')?.value).toBeCloseTo(1500, 9);
    expect(ladder.entry('b')?.value).toBeCloseTo(1500, 9);
  });
});
