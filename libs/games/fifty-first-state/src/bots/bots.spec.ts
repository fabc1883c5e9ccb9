import { type Bot, randomBot, simulateOne } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { makeGame } from '../game';
import { bots } from './bots';

const game = makeGame(corePack);
// The bot takes any game; this one's moves are its own.
const heuristic = bots.heuristic!(game) as Bot<never>;

describe('the heuristic bot', () => {
  it('beats three random bots much more often than chance would', () => {
    let won = 0;
    const games = 12;
    for (let seed = 0; seed < games; seed++) {
      const seat = seed % 4;
      const seats = Array.from({ length: 4 }, (_, index) => (index === seat ? heuristic : randomBot));
      const { outcome } = simulateOne({ game, options: {}, bots: seats, seed: `bots-${seed}` });
      if (outcome.kind === 'ranking' && outcome.places.some((placing) => placing.seat === seat && placing.place === 1)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });

  it('plays every mode to its end', () => {
    for (const soloMode of ['solo-standard', 'solo-merchants-guild', 'borgo-2']) {
      const { outcome } = simulateOne({ game, options: { soloMode, expansion: 'winter' }, bots: [heuristic], seed: soloMode });
      expect(outcome.kind).toBe('solo');
    }
  });
});
