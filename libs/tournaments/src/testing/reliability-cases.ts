import { namedSchemes } from '../scoring/scheme';
import { defaultWeights } from '../table-swiss/weights';
import { groupsThenKnockOut, stageOf, type StageFormat } from '../tournament/stage-spec';
import type { ReliabilityCase } from './reliability';

const sizes = { allowed: [3, 4, 5], preferred: 4 };
const fours = { allowed: [4], preferred: 4 };
const swiss = (rounds: number, bestOf = 1): StageFormat => ({ kind: 'swiss', rounds, colours: false, bestOf });
// Fewer swaps than a real round gets: the difference does not show in who wins.
const tableSwiss = (rounds: number): StageFormat => ({ kind: 'table-swiss', rounds, sizes, weights: defaultWeights, swaps: 8000 });
const one = (name: string, players: number, format: StageFormat, seeded = false): ReliabilityCase => ({
  name,
  players,
  seeded,
  stages: [stageOf(format)],
});

/** The formats that organisers choose from, as they are measured by the soak. */
export const reliabilityCases: readonly ReliabilityCase[] = [
  ...[3, 4, 5, 6, 7, 9].map((rounds) => one(`Swiss, ${rounds} rounds`, 32, swiss(rounds))),
  one('Swiss, 5 rounds, best of 3', 32, swiss(5, 3)),
  ...[2, 3, 4, 5, 6, 8].map((rounds) => one(`table Swiss, ${rounds} rounds`, 32, tableSwiss(rounds))),
  {
    ...one('table Swiss, 5 rounds, winner takes all (5/1)', 32, tableSwiss(5)),
    stages: [stageOf(tableSwiss(5), { scoring: namedSchemes['win 5, draw 1'] })],
  },
  ...[8, 16].map((players) => one(`round robin of ${players}`, players, { kind: 'round-robin', double: false, bestOf: 1 })),
  one('double round robin of 8', 8, { kind: 'round-robin', double: true, bestOf: 1 }),
  one('tables, 7 players, 7/4 design', 7, { kind: 'table-round-robin', sizes: fours, swaps: 1000 }),
  one('tables, 13 players, 13/4 design', 13, { kind: 'table-round-robin', sizes: fours, swaps: 1000 }),
  one('tables, 16 players, affine plane', 16, { kind: 'table-round-robin', sizes: fours, swaps: 1000 }),
  one('single elimination, drawn', 32, { kind: 'single-elimination', thirdPlace: true, bestOf: 1 }),
  one('single elimination, seeded', 32, { kind: 'single-elimination', thirdPlace: true, bestOf: 1 }, true),
  one('single elimination, seeded, best of 3', 32, { kind: 'single-elimination', thirdPlace: true, bestOf: 3 }, true),
  one('double elimination, drawn', 32, { kind: 'double-elimination', reset: true, bestOf: 1 }),
  one('double elimination, seeded', 32, { kind: 'double-elimination', reset: true, bestOf: 1 }, true),
  one('table elimination, first of 4', 64, { kind: 'table-elimination', size: 4, top: 1, wildcards: 0 }),
  one('table elimination, first two of 4', 32, { kind: 'table-elimination', size: 4, top: 2, wildcards: 0 }),
  {
    name: 'groups of 4 in pairs, then knock-out',
    players: 32,
    seeded: false,
    stages: groupsThenKnockOut(8, { kind: 'pairs', double: false, bestOf: 1 }, { top: 2, best: 0 }, 1),
  },
  {
    name: 'groups of 8 at tables (4 games), then knock-out',
    players: 32,
    seeded: false,
    stages: groupsThenKnockOut(4, { kind: 'tables', sizes: fours, rounds: 4, swaps: 1000 }, { top: 2, best: 0 }, 1),
  },
  {
    name: 'Swiss, 5 rounds, then knock-out of 8',
    players: 32,
    seeded: false,
    stages: [
      stageOf(swiss(5), { advance: { kind: 'top', places: 8 } }),
      stageOf({ kind: 'single-elimination', thirdPlace: true, bestOf: 1 }),
    ],
  },
  {
    name: 'table Swiss, 4 rounds, then a final table',
    players: 32,
    seeded: false,
    stages: [
      stageOf(tableSwiss(4), { advance: { kind: 'top', places: 4 } }),
      stageOf({ kind: 'table-elimination', size: 4, top: 1, wildcards: 0 }),
    ],
  },
];
