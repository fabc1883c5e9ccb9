import { type AnyGame, randomBot, simulateOne } from '@kronika/game-kernel';
import { bots, defaultPack, makeGame } from '@kronika/games/fifty-first-state';
import { randomInt } from 'node:crypto';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const games = 400;
const leastWins = 0.9;

/** The heuristic bot against three random ones, in every seat and with every deck. */
const entry: SoakEntry = {
  id: 'fs.bots',
  title: '51st State: the heuristic bot against three random bots',
  run(progress: Progress): Promise<SoakResult> {
    const game: AnyGame = makeGame(defaultPack);
    const heuristic = bots.heuristic?.(game);
    if (heuristic === undefined) throw new Error('There is no heuristic bot');
    let wins = 0;
    let points = 0;
    let others = 0;
    for (let played = 0; played < games; played++) {
      const seat = played % 4;
      const expansion = ['none', 'new-era', 'winter'][played % 3] ?? 'none';
      const seats = Array.from({ length: 4 }, (_, index) => (index === seat ? heuristic : randomBot));
      const { outcome } = simulateOne({ game, options: { expansion }, bots: seats, seed: randomInt(2 ** 40) });
      if (outcome.kind !== 'ranking') throw new Error('Four players are ranked');
      for (const placing of outcome.places) {
        if (placing.seat !== seat) others += placing.score / 3;
        else {
          points += placing.score;
          // A shared first place is no win.
          if (placing.place === 1 && outcome.places.filter(({ place }) => place === 1).length === 1) wins++;
        }
      }
      progress(played + 1, games, `${wins} won`);
    }
    return Promise.resolve({
      ok: wins >= games * leastWins,
      figures: [
        { what: 'games', value: String(games) },
        { what: 'won alone by the heuristic bot', value: `${((100 * wins) / games).toFixed(1)} %`, bar: '90 % (chance: 25 %)' },
        { what: 'mean score of the heuristic bot', value: (points / games).toFixed(1) },
        { what: 'mean score of a random bot', value: (others / games).toFixed(1) },
      ],
    });
  },
};
export default entry;
