import { defaultWeights, pairTables, usualSwaps, type TableSwissInput } from '@kronika/tournaments';
import { measureTableQuality, qualityReferences, type QualityReference } from '@kronika-testing/tournaments';
import type { BenchEntry } from '../entry';

/** A late round of a simulated event: everybody has met others in four rounds, scores are spread. */
function lateRound(players: number, seed: string): TableSwissInput {
  const names = Array.from({ length: players }, (_, i) => `p${i}`);
  const earlier = [1, 2, 3, 4].flatMap((round) =>
    Array.from({ length: Math.floor(players / 4) }, (_, table) => ({
      round,
      // Rounds that shift against each other: nobody meets twice.
      seats: [0, 1, 2, 3].map((seat) => `p${(table * 4 + seat + seat * round * 4) % players}`),
    })),
  );
  return {
    players: names.map((participant, i) => ({
      participant,
      score: [40, 26, 22, 19, 16, 14, 11, 7][(i * 5) % 8] ?? 0,
      seed: i + 1,
      hadBye: false,
    })),
    earlier,
    sizes: { allowed: [3, 4, 5], preferred: 4 },
    forbidden: [],
    weights: defaultWeights,
    scale: 1,
    swaps: usualSwaps,
    seed,
  };
}

const limitSeconds = 0.5;
let turn = 0;

/** Seconds to pair a round of table Swiss; the limit holds for 100 players. */
const times: BenchEntry[] = [16, 32, 64, 100].map((players) => ({
  id: `pairing.tables.${players}`,
  unit: 's a round',
  lowerIsBetter: true,
  ours: {
    run: () => {
      turn += 1;
      const input = lateRound(players, `bench-${turn}`);
      const began = performance.now();
      pairTables(input);
      return Promise.resolve((performance.now() - began) / 1000);
    },
  },
  limit: { name: 'half a second', run: () => Promise.resolve(limitSeconds) },
  bars: { toLimit: 1 },
}));

/** The events are the same every time: once is enough. */
const excesses: Record<number, number> = {};

function worstExcess(reference: QualityReference): number {
  const { measured } = measureTableQuality(reference, 200, usualSwaps);
  return Math.max(...measured.map(({ excess }) => excess));
}

/** How many standard errors the worst measure is above the reference, over 200 simulated events; one is allowed. */
const qualities: BenchEntry[] = qualityReferences.map((reference) => ({
  id: `pairing.tables.quality.${reference.players}`,
  unit: 'standard errors above the reference',
  lowerIsBetter: true,
  rounds: 1,
  ours: { run: () => Promise.resolve((excesses[reference.players] ??= worstExcess(reference))) },
  limit: { name: 'one', run: () => Promise.resolve(1) },
  bars: { toLimit: 1.000001 },
}));

export default [...times, ...qualities];
