import { seededGenerator, shuffled } from '../random/generator';
import { mean, settle, sum } from '../scoring/exact';
import { seatHistory, seatTable } from '../tables/seats';
import { tableSizes } from '../tables/table-sizes';
import { problemOf, tablesOf } from './problem';
import { searchArrangement } from './search';
import { tableHistory } from './table-history';
import { rematchCost } from './weights';
/** Swaps that a round deserves. */
export const usualSwaps = 400_000;
/** Pairs a round of table Swiss: standings cut into tables, improved by swaps, then seats balanced. */
export function pairTables(input) {
  const generator = seededGenerator(input.seed);
  const { sizes, byes: byeCount } = tableSizes(input.players.length, input.sizes);
  const ordered = shuffled(generator, input.players).sort((x, y) => y.score - x.score);
  const byes = chooseByes(ordered, byeCount);
  const seated = ordered.filter((player) => !byes.includes(player.participant));
  const history = tableHistory(input.earlier, input.sizes.preferred);
  const seats = seatHistory(input.earlier.map((table) => table.seats));
  const problem = problemOf({
    players: seated,
    sizes,
    preferredSize: input.sizes.preferred,
    forbidden: input.forbidden,
    weights: input.weights,
    scale: input.scale,
    roundsBefore: new Set(input.earlier.map((table) => table.round)).size,
    history,
    seats,
  });
  const named = (players) => players.flatMap((i) => seated[i]?.participant ?? []);
  const cut = tablesOf(
    problem,
    seated.map((_, i) => i),
  ).map(named);
  const groups = tablesOf(problem, searchArrangement(problem, input.weights, input.swaps, generator)).map(named);
  const together = input.forbidden.filter(([a, b]) => groups.some((group) => group.includes(a) && group.includes(b)));
  if (together.length > 0) return { kind: 'needs-ruling', together };
  const tables = groups.map((group) => seatTable(seats, group, generator));
  return { kind: 'paired', tables, byes, cut, cost: settle(sum(tables.map((table) => tableCost(input, history, table)))) };
}
/** What one table adds to the cost of a pairing. */
export function tableCost(input, history, table) {
  const scores = table.map((participant) => input.scale * (input.players.find((player) => player.participant === participant)?.score ?? 0));
  const average = mean(scores);
  const spread = input.weights.spread * sum(scores.map((score) => (score - average) ** 2));
  const pairs = table.flatMap((a, i) => table.slice(i + 1).map((b) => rematchCost(input.weights, history.meetings(a, b))));
  const offSize = table.length === input.sizes.preferred ? 0 : input.weights.offSize * sum(table.map((p) => history.offSizeGames(p)));
  return sum(pairs) + spread + offSize;
}
/** The lowest scores sit out first; nobody a second time while others have not. */
function chooseByes(ordered, count) {
  const last = [...ordered].reverse().sort((x, y) => Number(x.hadBye) - Number(y.hadBye) || x.score - y.score || y.seed - x.seed);
  return last.slice(0, count).map((player) => player.participant);
}
//# sourceMappingURL=pair-tables.js.map
