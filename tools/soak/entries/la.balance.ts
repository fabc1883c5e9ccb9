import { type AnyGame, simulateOne } from '@kronika/game-kernel';
import { bots, defaultPack, makeGame } from '@kronika/games/last-aurora';
import { randomInt } from 'node:crypto';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const games = 400;
const maps = ['alpha', 'beta'] as const;
/** What the frozen bot should win alone, and how often the ship should be reached, in percent. */
const solo = { alpha: [25, 45], beta: [15, 35] } as const;
const reached = [50, 85] as const;

/** The balance of the designed content, measured with the frozen heuristic bot on fresh seeds (decision 0051). */
const entry: SoakEntry = {
  id: 'la.balance',
  title: 'Last Aurora: balance of the designed content',
  run(progress: Progress): Promise<SoakResult> {
    const game: AnyGame = makeGame(defaultPack);
    const bot = bots.heuristic?.(game);
    if (bot === undefined) throw new Error('There is no heuristic bot');
    const figures: SoakResult['figures'][number][] = [];
    let ok = true;
    let done = 0;
    const share = (map: string, seats: number, counts: (game: ReturnType<typeof simulateOne<unknown>>) => boolean): number => {
      let found = 0;
      for (let played = 0; played < games; played++) {
        const table = Array.from({ length: seats }, () => bot);
        if (counts(simulateOne({ game, options: { map }, bots: table, seed: randomInt(2 ** 40) }))) found++;
        progress(++done, 8 * games, `${map}, ${seats}`);
      }
      return (100 * found) / games;
    };
    const report = (what: string, value: number, [least, most]: readonly [number, number]) => {
      ok &&= value >= least && value <= most;
      figures.push({ what, value: `${value.toFixed(1)} %`, bar: `${least} to ${most} %` });
    };
    for (const map of maps) {
      report(
        `${map}: solo games won`,
        share(map, 1, ({ outcome }) => outcome.kind === 'solo' && outcome.won),
        solo[map],
      );
      for (const seats of [2, 3, 4]) {
        const at = share(map, seats, ({ metrics }) => metrics.some(({ name, of }) => name === 'ended-by' && of === 'aurora'));
        report(`${map}: the Aurora reached by ${seats} players`, at, reached);
      }
    }
    return Promise.resolve({ ok, figures });
  },
};
export default entry;
