import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { heapGame, laws, type LawReport, type Subject } from '@kronika-testing/game-kernel';
import { sampleSubject } from '@kronika-testing/games/sample';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const gamesPerLaw = 2000;

const heapSubject = {
  game: heapGame(),
  tables: [1, 2, 3, 4].map((seats) => ({ seats, options: { stones: 4 * seats } })),
};

const entry: SoakEntry = {
  id: 'kernel.laws',
  title: 'The laws of games, on the sample game and the kernel’s test game',
  async run(progress) {
    const first = randomInt(2 ** 31);
    const figures = [
      ...(await keepLaws('sample', sampleSubject, first, progress, 0)),
      ...(await keepLaws('heap', heapSubject, first, progress, 1)),
    ];
    return { ok: true, figures, notes: `Seeds ${first} to ${first + gamesPerLaw - 1}, fresh for this run.` };
  },
};
export default entry;

/** Checks every law with every seed; a law that is broken throws, and names the seed. */
async function keepLaws<State>(
  name: string,
  subject: Subject<State>,
  first: number,
  progress: Progress,
  part: number,
): Promise<SoakResult['figures']> {
  const figures: SoakResult['figures'][number][] = [];
  const total = 2 * laws.length * gamesPerLaw;
  for (const [index, law] of laws.entries()) {
    const totals: Record<string, number> = {};
    for (let game = 0; game < gamesPerLaw; game++) {
      add(totals, law.check(subject, first + game));
      if (game % 20 > 0) continue;
      progress((part * laws.length + index) * gamesPerLaw + game, total, `${name}: ${law.name}`);
      await setImmediate();
    }
    const seen = Object.entries(totals).map(([what, count]) => `${count} ${what}`);
    figures.push({ what: `${name}: ${law.name}`, value: `${gamesPerLaw} games, ${seen.join(', ')}`, bar: 'no game breaks it' });
    for (const [what, count] of Object.entries(totals))
      if (count === 0) throw new Error(`${law.name} saw no ${what} in ${gamesPerLaw} games`);
  }
  return figures;
}

function add(totals: Record<string, number>, report: LawReport): void {
  for (const [what, count] of Object.entries(report)) totals[what] = (totals[what] ?? 0) + count;
}
