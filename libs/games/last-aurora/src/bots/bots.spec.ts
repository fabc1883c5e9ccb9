import { type AnyGame, randomBot, simulateOne } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { makeGame } from '../game';
import { given } from '../testing';
import { bots } from './bots';

const game: AnyGame = makeGame(corePack);
const heuristic = bots.heuristic!(game);

describe('the heuristic bot', () => {
  it.each([2, 3, 4])('beats random bots at a table of %i much more often than chance would', (seats) => {
    let won = 0;
    const games = 6;
    for (let seed = 0; seed < games; seed++) {
      const seat = seed % seats;
      const table = Array.from({ length: seats }, (_, index) => (index === seat ? heuristic : randomBot));
      const { outcome } = simulateOne({
        game,
        options: { map: seed % 2 === 0 ? 'alpha' : 'beta', mine: true },
        bots: table,
        seed: `bots-${seed}`,
      });
      if (outcome.kind === 'ranking' && outcome.places[0]?.seat === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });

  it('LA-20.4, LA-20.6 wins some of the solo games on both maps, and not all', () => {
    for (const map of ['alpha', 'beta']) {
      let won = 0;
      const games = 24;
      for (let seed = 0; seed < games; seed++) {
        const { outcome } = simulateOne({ game, options: { map }, bots: [heuristic], seed: `solo-${seed}` });
        if (outcome.kind === 'solo' && outcome.won) won++;
      }
      expect([map, won >= 1 && won <= 16]).toEqual([map, true]);
    }
  });

  it('LA-20.5 the exploration deck lasts into the last rounds', () => {
    for (const seats of [2, 3, 4]) {
      const played = simulateOne({ game, options: {}, bots: Array.from({ length: seats }, () => heuristic), seed: `deck-${seats}` });
      let left = 0;
      let round = 0;
      for (const event of played.events) {
        if (event.type === 'started') left = (event.open as { layers: number[] }).layers.reduce((sum, n) => sum + n, 0);
        if (event.type === 'revealed') left--;
        if (event.type === 'phaseBegan') round = (event.open as { round: number }).round;
        if (left === 0 && event.type === 'revealed') break;
      }
      expect(round).toBeGreaterThanOrEqual(left === 0 ? 5 : 1);
    }
  });

  it('looks at a state as its seat would: further along the road is better, an eliminated seat is lost', () => {
    const table = (at: number) => given({ players: [{ at }, {}] });
    const worth = (one: ReturnType<typeof table>) => one.game.evaluate(one.state, 0);
    expect(worth(table(9))).toBeGreaterThan(worth(table(8)));
    const lost = given({ players: [{ crew: ['leader-red'] }, {}, {}], phase: 'fire' }).at({
      at: 'damage',
      seat: 0,
      n: 1,
      zone: 'truck',
      by: 'ambush',
    });
    lost.play(0, { do: 'placeDamage', slot: 'b1.0' });
    expect(worth(lost)).toBeLessThan(worth(table(0)));
  });

  it('only plays games of its own kind', () => {
    expect(() => bots.heuristic!({ ...game })).toThrow(/not made here/);
  });
});
