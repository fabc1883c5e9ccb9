import { mean, sum } from '../scoring/exact';
import type { ParticipantId } from '../scoring/score-book';
import type { SeatHistory } from '../tables/seats';
import type { TableHistory } from './table-history';
import { rematchCost, type TableWeights } from './weights';

/** The player (by index) at each place; places run through the tables from the top one down. */
export type Arrangement = readonly number[];

/** A round to be paired, as flat numbers. */
export interface PairingProblem {
  readonly players: number;
  /** The table of each place. */
  readonly tableOfPlace: readonly number[];
  /** What it costs to seat two together, players x players; hard rules are costs beyond any other. */
  readonly pairCost: Float64Array;
  /** Scores on the scale where a win is 10. */
  readonly score: Float64Array;
  readonly spreadWeight: number;
  /** What it costs to put a player at an off-size table. */
  readonly offSizeCost: Float64Array;
  readonly offSizeTable: readonly boolean[];
  /** 1 for players who are due to be first player: they are better spread over the tables than sitting together. */
  readonly due: Uint8Array;
  readonly dueWeight: number;
}

export const forbiddenCost = 1e9;
export const thirdMeetingCost = 1e6;

export interface ProblemInput {
  readonly players: readonly { readonly participant: ParticipantId; readonly score: number }[];
  readonly sizes: readonly number[];
  readonly preferredSize: number;
  readonly forbidden: readonly (readonly [ParticipantId, ParticipantId])[];
  readonly weights: TableWeights;
  readonly scale: number;
  readonly roundsBefore: number;
  readonly history: TableHistory;
  readonly seats: SeatHistory;
}

/** Turns a round into numbers. */
export function problemOf(input: ProblemInput): PairingProblem {
  const { players, sizes, weights, history } = input;
  const n = players.length;
  const firsts = players.map((player) => input.seats.times(player.participant, 0));
  const fewest = Math.min(...firsts);
  return {
    players: n,
    tableOfPlace: sizes.flatMap((size, table) => Array.from({ length: size }, () => table)),
    pairCost: pairCosts(input),
    score: Float64Array.from(players, (player) => input.scale * player.score),
    spreadWeight: weights.spread,
    offSizeCost: Float64Array.from(players, (player) => weights.offSize * history.offSizeGames(player.participant)),
    offSizeTable: sizes.map((size) => size !== input.preferredSize),
    due: Uint8Array.from(firsts, (times) => Number(times === fewest)),
    dueWeight: dueWeight(input, fewest),
  };
}

/** What an arrangement costs, hard rules included. */
export function arrangementCost(problem: PairingProblem, placed: Arrangement): number {
  const tables = tablesOf(problem, placed);
  return sum(
    tables.map((table, t) => {
      const scores = table.map((player) => problem.score[player] ?? 0);
      const average = mean(scores);
      const spread = problem.spreadWeight * sum(scores.map((score) => (score - average) ** 2));
      const offSize = problem.offSizeTable[t] === true ? sum(table.map((player) => problem.offSizeCost[player] ?? 0)) : 0;
      return pairsCost(problem, table) + spread + offSize;
    }),
  );
}

/** What meetings alone cost. */
export function meetingCost(problem: PairingProblem, placed: Arrangement): number {
  return sum(tablesOf(problem, placed).map((table) => pairsCost(problem, table)));
}

/** The same problem one round later, if this arrangement were played, with scores left aside. */
export function problemAfter(problem: PairingProblem, placed: Arrangement, weights: TableWeights): PairingProblem {
  const pairCost = problem.pairCost.slice();
  for (const table of tablesOf(problem, placed)) {
    for (const a of table) {
      for (const b of table) {
        const at = a * problem.players + b;
        if (a !== b) pairCost[at] = (pairCost[at] ?? 0) + rematchCost(weights, 1);
      }
    }
  }
  return { ...problem, pairCost, spreadWeight: 0, dueWeight: 0, offSizeCost: new Float64Array(problem.players) };
}

/** The players of each table. */
export function tablesOf(problem: PairingProblem, placed: Arrangement): number[][] {
  const tables: number[][] = problem.offSizeTable.map(() => []);
  placed.forEach((player, place) => tables[problem.tableOfPlace[place] ?? 0]?.push(player));
  return tables;
}

/** Does any pair break a hard rule? */
export function breaksHardRule(problem: PairingProblem, placed: Arrangement): boolean {
  return meetingCost(problem, placed) >= thirdMeetingCost;
}

function pairsCost(problem: PairingProblem, table: readonly number[]): number {
  return sum(table.flatMap((a, i) => table.slice(i + 1).map((b) => problem.pairCost[a * problem.players + b] ?? 0)));
}

function pairCosts(input: ProblemInput): Float64Array {
  const n = input.players.length;
  const costs = new Float64Array(n * n);
  const indexOf = new Map(input.players.map((player, i) => [player.participant, i]));
  input.players.forEach((a, i) => {
    input.players.forEach((b, j) => {
      const meetings = i === j ? 0 : input.history.meetings(a.participant, b.participant);
      costs[i * n + j] = rematchCost(input.weights, meetings) + thirdMeetingCost * Math.max(0, meetings - 1);
    });
  });
  for (const [a, b] of input.forbidden) {
    const i = indexOf.get(a);
    const j = indexOf.get(b);
    if (i === undefined || j === undefined) continue;
    costs[i * n + j] = forbiddenCost;
    costs[j * n + i] = forbiddenCost;
  }
  return costs;
}

/**
 * In full force from the round on in which everybody could have been first once more; before that it only decides between equals. Large fields
 * have many tables at every score, so that little of it is enough.
 */
function dueWeight(input: ProblemInput, fewest: number): number {
  const pressing = (fewest + 1) * input.preferredSize <= input.roundsBefore + 1;
  return pressing ? input.weights.first * Math.min(1, 32 / input.players.length) : input.weights.first / 100;
}
