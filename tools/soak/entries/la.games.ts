import type { AnyGame } from '@kronika/game-kernel';
import { bots, defaultPack, makeGame } from '@kronika/games/last-aurora';
import { everythingToUse, newTally, soak, soakTables, type SoakTally, soloTables } from '@kronika-testing/games/last-aurora';
import { randomInt } from 'node:crypto';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const games = 5_000;
const soloGames = 1_000;
/** Games by bots that mean to get somewhere: random players hardly see the last stops. */
const plannedGames = 160;
const batch = 20;

/** Random games in every mode, checked after every event; then some planned ones for what random play does not reach. */
const entry: SoakEntry = {
  id: 'la.games',
  title: 'Last Aurora: random games in every mode',
  run(progress: Progress): Promise<SoakResult> {
    const total = games + 2 * soloGames;
    const tally = newTally();
    const plan = [
      ...soakTables.map((table) => ({ table, number: Math.ceil(games / soakTables.length) })),
      ...soloTables.map((table) => ({ table, number: soloGames })),
    ];
    for (const { table, number } of plan) {
      for (let done = 0; done < number; done += batch) {
        soak(table, freshSeeds(Math.min(batch, number - done)), tally);
        progress(tally.games, total, `${tally.faults.length} faults`);
      }
    }
    const byChance = missing(tally);
    const planned = newTally();
    const made: AnyGame = makeGame(defaultPack);
    const tables = [...soakTables, ...soloTables];
    for (let played = 0; played < plannedGames; played++) {
      const table = tables[played % tables.length];
      if (table !== undefined) soak(table, freshSeeds(1), planned, bots.heuristic?.(made));
      progress(played + 1, plannedGames, 'planned games');
    }
    const never = byChance.filter((use) => !planned.used.has(use));
    const faults = [...tally.faults, ...planned.faults];
    return Promise.resolve({
      ok: faults.length === 0 && never.length === 0,
      figures: [
        { what: 'games of 2, 3 and 4 players on both maps', value: String(tally.games - 2 * soloGames), bar: '5,000' },
        { what: 'solo games', value: String(2 * soloGames), bar: '1,000 a map' },
        { what: 'moves', value: String(tally.moves) },
        { what: 'events, with the invariants checked after each', value: String(tally.events) },
        { what: 'other well-formed moves, all refused', value: String(tally.refused) },
        { what: 'illegal states, games without an end, wrong answers', value: String(faults.length), bar: '0' },
        { what: 'cards, stops, links and special fields that random play never used', value: String(byChance.length) },
        { what: `of these not used in ${plannedGames} planned games, either`, value: String(never.length), bar: '0' },
      ],
      notes: [...faults.slice(0, 20), ...never.map((use) => `never used: ${use}`), ...byChance.map((use) => `not used by chance: ${use}`)]
        .map((line) => `- ${line}`)
        .join('\n'),
    });
  },
};
export default entry;

function missing(tally: SoakTally): readonly string[] {
  return everythingToUse().filter((use) => !tally.used.has(use));
}

function freshSeeds(n: number): readonly number[] {
  return Array.from({ length: n }, () => randomInt(2 ** 40));
}
