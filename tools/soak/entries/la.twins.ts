import { type LawReport, laws } from '@kronika-testing/game-kernel';
import { lastAuroraSubject } from '@kronika-testing/games/last-aurora';
import { randomInt } from 'node:crypto';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const twinPairs = 1_000;
/** Every mode ten times. */
const twinGames = 60;
/** Games for each of the other laws. */
const gamesPerLaw = 30;

/** The kernel's laws far beyond the samples of the tests: item cards, decks, face-down loot and the Automa's cards stay hidden. */
const entry: SoakEntry = {
  id: 'la.twins',
  title: "Last Aurora: the kernel's laws, with twin runs",
  run(progress: Progress): Promise<SoakResult> {
    const faults: string[] = [];
    const totals: Record<string, number> = {};
    const check = (law: (typeof laws)[number], seed: number): LawReport => {
      try {
        return law.check(lastAuroraSubject, seed);
      } catch (error) {
        faults.push(`${law.name}, seed ${seed}: ${error instanceof Error ? error.message.slice(0, 500) : String(error)}`);
        return {};
      }
    };
    const twins = laws.find(({ name }) => name === 'non-interference');
    if (twins === undefined) throw new Error('The law of twin runs is gone');
    for (let games = 0; games < twinGames || ((totals.twins ?? 0) < twinPairs && games < twinPairs); games++) {
      add(totals, check(twins, randomInt(2 ** 40)));
      progress(games + 1, twinGames, `${faults.length} faults`);
    }
    const others = laws.filter((law) => law !== twins);
    others.forEach((law, index) => {
      for (let game = 0; game < gamesPerLaw; game++) {
        check(law, randomInt(2 ** 40));
        progress(index * gamesPerLaw + game + 1, others.length * gamesPerLaw, law.name);
      }
    });
    return Promise.resolve({
      ok: faults.length === 0,
      figures: [
        { what: 'twin pairs', value: String(totals.twins ?? 0), bar: '1,000' },
        { what: 'of these with other hidden cards', value: String(totals.changed ?? 0) },
        { what: 'moves that twins were followed for', value: String(totals.moves ?? 0) },
        { what: 'lawful disclosures', value: String(totals.disclosures ?? 0) },
        { what: 'games for each other law', value: String(gamesPerLaw) },
        { what: 'laws broken', value: String(faults.length), bar: '0' },
      ],
      ...(faults.length === 0 ? {} : { notes: faults.map((fault) => `- ${fault}`).join('\n') }),
    });
  },
};
export default entry;

function add(totals: Record<string, number>, report: LawReport): void {
  for (const [what, count] of Object.entries(report)) totals[what] = (totals[what] ?? 0) + count;
}
