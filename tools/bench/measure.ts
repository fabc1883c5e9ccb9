import type { BenchEntry, Contestant } from './entry';

/** A line of `dist/bench/results.json`. */
export interface BenchResult {
  readonly id: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly peerName: string | null;
  readonly limit: number | null;
  readonly limitName: string | null;
  readonly ratioToPeer: number | null;
  readonly ratioToLimit: number | null;
}

export interface Measured {
  readonly result: BenchResult;
  /** What the entry's bars say; empty when all hold. */
  readonly missed: readonly string[];
  /** Why the peer did not finish. */
  readonly peerError?: string;
}

const defaultRounds = 5;

/** Runs an entry: one round to warm up, then rounds in which the contestants take turns, so that what disturbs one disturbs all. */
export async function measure(
  entry: BenchEntry,
  collectGarbage: () => void,
  onRound: (round: number, rounds: number) => void,
): Promise<Measured> {
  const rounds = entry.rounds ?? defaultRounds;
  const figures = { ours: [] as number[], peer: [] as number[], limit: [] as number[] };
  let peerError: string | undefined;
  const runners = [
    ['ours', entry.ours],
    ['peer', entry.peer],
    ['limit', entry.limit],
  ] as const;
  for (let round = 0; round <= rounds; round++) {
    onRound(round, rounds);
    // Each round starts with another contestant.
    for (let turn = 0; turn < runners.length; turn++) {
      const runner = runners[(turn + round) % runners.length];
      if (runner === undefined) continue;
      const [name, contestant] = runner;
      if (contestant === undefined || (name === 'peer' && peerError !== undefined)) continue;
      collectGarbage();
      const figure = await runOnce(contestant, name === 'peer');
      if (typeof figure === 'string') peerError = figure;
      else if (round > 0) figures[name].push(figure);
    }
  }
  const result = summarise(entry, figures, peerError !== undefined);
  return { result, missed: missedBars(entry, result), ...(peerError === undefined ? {} : { peerError }) };
}

/** A peer that dies is reported and does not end the run; ours and the limit must not die. */
async function runOnce(contestant: Contestant, mayDie: boolean): Promise<number | string> {
  try {
    return await contestant.run();
  } catch (error) {
    if (!mayDie) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

interface Figures {
  readonly ours: readonly number[];
  readonly peer: readonly number[];
  readonly limit: readonly number[];
}

function summarise(entry: BenchEntry, { ours, peer, limit }: Figures, peerDied: boolean): BenchResult {
  const hasPeer = entry.peer !== undefined && !peerDied;
  return {
    id: entry.id,
    unit: entry.unit,
    ours: median(ours),
    peer: hasPeer ? median(peer) : null,
    peerName: entry.peer?.name ?? null,
    limit: entry.limit ? median(limit) : null,
    limitName: entry.limit?.name ?? null,
    ratioToPeer: hasPeer ? median(ratios(ours, peer)) : null,
    ratioToLimit: entry.limit ? median(ratios(ours, limit)) : null,
  };
}

function ratios(ours: readonly number[], others: readonly number[]): readonly number[] {
  return ours.map((figure, round) => figure / (others[round] ?? Number.NaN));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** A ratio that could not be measured misses no bar: a dead peer does not fail the run. */
function missedBars(entry: BenchEntry, result: BenchResult): readonly string[] {
  const checks = [
    ['peer', result.ratioToPeer, entry.bars?.toPeer],
    ['limit', result.ratioToLimit, entry.bars?.toLimit],
  ] as const;
  return checks.flatMap(([name, ratio, bar]) => {
    if (ratio === null || bar === undefined) return [];
    const holds = entry.lowerIsBetter === true ? ratio <= bar : ratio >= bar;
    return holds ? [] : [`${ratio.toFixed(2)} of the ${name}, the bar is ${bar}`];
  });
}
