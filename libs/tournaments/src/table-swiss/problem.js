import { mean, sum } from '../scoring/exact';
import { rematchCost } from './weights';
export const forbiddenCost = 1e9;
export const thirdMeetingCost = 1e6;
/** Turns a round into numbers. */
export function problemOf(input) {
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
export function arrangementCost(problem, placed) {
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
export function meetingCost(problem, placed) {
  return sum(tablesOf(problem, placed).map((table) => pairsCost(problem, table)));
}
/** The same problem one round later, if this arrangement were played, with scores left aside. */
export function problemAfter(problem, placed, weights) {
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
export function tablesOf(problem, placed) {
  const tables = problem.offSizeTable.map(() => []);
  placed.forEach((player, place) => tables[problem.tableOfPlace[place] ?? 0]?.push(player));
  return tables;
}
/** Does any pair break a hard rule? */
export function breaksHardRule(problem, placed) {
  return meetingCost(problem, placed) >= thirdMeetingCost;
}
function pairsCost(problem, table) {
  return sum(table.flatMap((a, i) => table.slice(i + 1).map((b) => problem.pairCost[a * problem.players + b] ?? 0)));
}
function pairCosts(input) {
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
function dueWeight(input, fewest) {
  const pressing = (fewest + 1) * input.preferredSize <= input.roundsBefore + 1;
  return pressing ? input.weights.first * Math.min(1, 32 / input.players.length) : input.weights.first / 100;
}
//# sourceMappingURL=problem.js.map
