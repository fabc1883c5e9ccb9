import { everythingToUse, newTally, soak, soakTables, soloTables } from '@kronika-testing/games/fifty-first-state';
import { randomInt } from 'node:crypto';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const games = 10_000;
const soloGames = 2_000;
const soloModes = 6;
const batch = 25;

/** Random games in every mode, checked after every event. */
const entry: SoakEntry = {
  id: 'fs.games',
  title: '51st State: random games in every mode',
  run(progress: Progress): Promise<SoakResult> {
    const tally = newTally();
    const total = games + soloGames * soloModes;
    const plan = [
      ...soakTables.map((table) => ({ table, number: Math.ceil(games / soakTables.length) })),
      // Each mode is played with three decks.
      ...soloTables.map((table) => ({ table, number: Math.ceil((soloGames * soloModes) / soloTables.length) })),
    ];
    for (const { table, number } of plan) {
      for (let done = 0; done < number; done += batch) {
        soak(table, freshSeeds(Math.min(batch, number - done)), tally);
        progress(tally.games, total, `${tally.faults.length} faults`);
      }
    }
    const missing = everythingToUse().filter((use) => !tally.used.has(use));
    return Promise.resolve({
      ok: tally.faults.length === 0 && missing.length === 0,
      figures: [
        { what: 'games of 2, 3 and 4 players, with each deck', value: String(games), bar: '10,000' },
        { what: 'solo games, six modes', value: String(soloGames * soloModes), bar: '2,000 a mode' },
        { what: 'moves', value: String(tally.moves) },
        { what: 'events, with the invariants checked after each', value: String(tally.events) },
        { what: 'other well-formed moves, all refused', value: String(tally.refused) },
        { what: 'illegal states, games without an end, wrong answers', value: String(tally.faults.length), bar: '0' },
        { what: 'uses of cards and actions that never occurred', value: String(missing.length), bar: '0' },
      ],
      ...(tally.faults.length + missing.length === 0
        ? {}
        : { notes: [...tally.faults.slice(0, 20), ...missing].map((line) => `- ${line}`).join('\n') }),
    });
  },
};
export default entry;

function freshSeeds(n: number): readonly number[] {
  return Array.from({ length: n }, () => randomInt(2 ** 40));
}
