import { type AnyGame, randomBot, simulateOne } from '@kronika/game-kernel';
import { bots, defaultPack, makeGame } from '@kronika/games/last-aurora';
import { randomInt } from 'node:crypto';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const games = 400;
const leastWins = 0.9;

/** The heuristic bot against random ones at each number of players, in every seat and on both maps. */
const entry: SoakEntry = {
  id: 'la.bots',
  title: 'Last Aurora: the heuristic bot against random bots',
  run(progress: Progress): Promise<SoakResult> {
    const game: AnyGame = makeGame(defaultPack);
    const heuristic = bots.heuristic?.(game);
    if (heuristic === undefined) throw new Error('There is no heuristic bot');
    const figures: SoakResult['figures'][number][] = [{ what: 'games at each number of players', value: String(games) }];
    let ok = true;
    for (const seats of [2, 3, 4]) {
      let wins = 0;
      for (let played = 0; played < games; played++) {
        const seat = played % seats;
        const table = Array.from({ length: seats }, (_, index) => (index === seat ? heuristic : randomBot));
        const map = played % 2 === 0 ? 'alpha' : 'beta';
        const { outcome } = simulateOne({ game, options: { map }, bots: table, seed: randomInt(2 ** 40) });
        if (outcome.kind === 'ranking' && outcome.places.some((placing) => placing.seat === seat && placing.place === 1)) wins++;
        progress((seats - 2) * games + played + 1, 3 * games, `${wins} won with ${seats}`);
      }
      ok &&= wins >= games * leastWins;
      figures.push({
        what: `won by the heuristic bot with ${seats} players`,
        value: `${((100 * wins) / games).toFixed(1)} %`,
        bar: '90 %',
      });
    }
    return Promise.resolve({ ok, figures });
  },
};
export default entry;
