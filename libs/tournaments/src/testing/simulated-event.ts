import { seededGenerator, type Generator } from '../random/generator';
import { sum } from '../scoring/exact';
import { namedSchemes, tablePoints } from '../scoring/scheme';
import { pairTables } from '../table-swiss/pair-tables';
import type { EarlierTable } from '../table-swiss/table-history';
import { defaultWeights } from '../table-swiss/weights';

/** What the quality of a table Swiss event is measured by. */
export interface EventQuality {
  /** Meetings of two players beyond their first. */
  readonly repeats: number;
  /** The most often that any two met. */
  readonly maxMeetings: number;
  /** Mean over rounds and tables of the highest less the lowest score at the table. */
  readonly range: number;
  /** Players who never were first player. */
  readonly neverFirst: number;
  /** The longest time that pairing one round took, by the clock handed in. */
  readonly slowest: number;
}

/**
 * Plays one simulated event: strength uniform in [0, 2), a game's performance = strength + uniform [0, 2), first round at random, points
 * 10/6/3/1 and their like for tables of 3 and 5.
 */
export function simulateTableSwiss(
  players: number,
  rounds: number,
  seed: string,
  swaps: number,
  clock: () => number = () => 0,
): EventQuality {
  const generator = seededGenerator(`event:${seed}`);
  const names = Array.from({ length: players }, (_, i) => `p${i}`);
  const strength = new Map(names.map((name) => [name, 2 * generator.unit()]));
  const score = new Map(names.map((name) => [name, 0]));
  const earlier: EarlierTable[] = [];
  const ranges: number[] = [];
  let slowest = 0;
  for (let round = 1; round <= rounds; round++) {
    const began = clock();
    const pairing = pairTables({
      players: names.map((participant, i) => ({ participant, score: score.get(participant) ?? 0, seed: i + 1, hadBye: false })),
      earlier,
      sizes: { allowed: [3, 4, 5], preferred: 4 },
      forbidden: [],
      weights: defaultWeights,
      scale: 1,
      swaps,
      seed: `${seed}:${round}`,
    });
    slowest = Math.max(slowest, clock() - began);
    if (pairing.kind !== 'paired') throw new Error('an event without forbidden pairs can always be paired');
    for (const seats of pairing.tables) {
      const scores = seats.map((name) => score.get(name) ?? 0);
      ranges.push(Math.max(...scores) - Math.min(...scores));
      earlier.push({ round, seats });
      play(seats, strength, score, generator);
    }
  }
  return { ...meetingsOf(earlier), range: sum(ranges) / ranges.length, neverFirst: neverFirst(names, earlier), slowest };
}

function play(seats: readonly string[], strength: ReadonlyMap<string, number>, score: Map<string, number>, generator: Generator): void {
  const performance = seats.map((name) => (strength.get(name) ?? 0) + 2 * generator.unit());
  const places = performance.map((own) => 1 + performance.filter((other) => other > own).length);
  const points = tablePoints(namedSchemes['10/6/3/1'], places);
  seats.forEach((name, i) => score.set(name, (score.get(name) ?? 0) + (points[i] ?? 0)));
}

function meetingsOf(earlier: readonly EarlierTable[]): { repeats: number; maxMeetings: number } {
  const meetings = new Map<string, number>();
  for (const { seats } of earlier) {
    for (const a of seats) for (const b of seats) if (a < b) meetings.set(`${a} ${b}`, (meetings.get(`${a} ${b}`) ?? 0) + 1);
  }
  const counts = [...meetings.values()];
  return { repeats: sum(counts.map((count) => count - 1)), maxMeetings: Math.max(...counts) };
}

function neverFirst(names: readonly string[], earlier: readonly EarlierTable[]): number {
  return names.filter((name) => !earlier.some(({ seats }) => seats[0] === name)).length;
}
