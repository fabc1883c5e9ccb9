import { randomInt } from 'node:crypto';
import { compareTwins, makeWorld } from '@kronika-tests/leaks';
import type { SoakEntry } from '../entry';

const [worlds, pairsEach] = [20, 50];
const pick = (n: number): number => randomInt(n);

const entry: SoakEntry = {
  id: 'api.leaks',
  title: 'Twins of games through every query and subscription: what their viewers get',
  async run(progress) {
    const sums = { pairs: 0, answers: 0, told: 0, frames: 0, moves: 0, hiddenMoves: 0, disclosures: 0 };
    const leaks: string[] = [];
    for (let i = 0; i < worlds; i++) {
      const world = await makeWorld(pairsEach, pick);
      const { leaks: found, ...counts } = await compareTwins(world, pick, {
        onPair: (done) => progress(i * pairsEach + done, worlds * pairsEach, `${leaks.length} leaks`),
      });
      for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += counts[key];
      leaks.push(...found);
      world.remove();
    }
    return {
      ok: leaks.length === 0 && sums.pairs === worlds * pairsEach,
      figures: [
        { what: 'pairs of twins', value: String(sums.pairs), bar: '1000' },
        { what: 'answers compared', value: String(sums.answers) },
        { what: 'of these with data', value: String(sums.told) },
        { what: 'messages of subscriptions compared', value: String(sums.frames) },
        { what: 'moves played in both', value: String(sums.moves) },
        { what: 'of these different ones, hidden from the viewer', value: String(sums.hiddenMoves) },
        { what: 'pairs followed to a lawful disclosure', value: String(sums.disclosures) },
        { what: 'leaks', value: String(leaks.length), bar: '0' },
      ],
      notes: leaks.slice(0, 10).join('\n\n'),
    };
  },
};
export default entry;
