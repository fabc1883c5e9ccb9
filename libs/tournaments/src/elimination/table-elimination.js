import { snake, tableCount } from './snake';
/** Who goes on to the next round, in the order in which they are seeded: by finish, placement points, VP share, seed. */
export function advanceFromTables(finishes, rule) {
  const tables = [...new Set(finishes.map((finish) => finish.table))].sort((x, y) => x - y);
  const cuts = tables.map((table) =>
    cutTable(
      table,
      finishes.filter((finish) => finish.table === table),
      rule.top,
    ),
  );
  const ties = cuts.flatMap((cut) => cut.tie ?? []);
  if (ties.length > 0) return { kind: 'tied', ties };
  const through = cuts.flatMap((cut) => cut.through);
  const others = finishes.filter((finish) => !through.includes(finish)).sort(byFinish);
  const wanted = rule.wildcards === 'fill' ? (rule.tableSize - (through.length % rule.tableSize)) % rule.tableSize : rule.wildcards;
  const wildcards = others.slice(0, through.length <= 1 ? 0 : wanted);
  return {
    kind: 'advance',
    advancing: [...through, ...wildcards].sort(byFinish),
    wildcards: wildcards.map((finish) => finish.participant),
  };
}
/** The tables of a round: a snake over the seeds, with swaps in a row where two come from the same table. */
export function seatElimination(seeded, size, seats, metBefore) {
  const rows = snake(seeded.length, tableCount(seeded.length, size, seats));
  const tables = rows.map((table) => table.flatMap((seed) => seeded[seed] ?? []));
  return withoutRematches(tables, metBefore);
}
/** Better finish first: place, placement points, VP share, seed. */
export function byFinish(one, other) {
  return one.place - other.place || other.points - one.points || other.vpShare - one.vpShare || one.seed - other.seed;
}
function cutTable(table, finishes, top) {
  const ordered = [...finishes].sort((x, y) => x.place - y.place || compareTuples(y.tieBreak, x.tieBreak) || x.seed - y.seed);
  const last = ordered[top - 1];
  const next = ordered[top];
  if (!last || !next || !isTied(last, next)) return { through: ordered.slice(0, top) };
  const tied = ordered.filter((finish) => isTied(finish, last));
  const before = ordered.indexOf(tied[0] ?? last);
  return { through: [], tie: { table, tied: tied.map((finish) => finish.participant), places: top - before } };
}
function isTied(one, other) {
  return one.place === other.place && compareTuples(one.tieBreak, other.tieBreak) === 0;
}
function compareTuples(one = [], other = []) {
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const difference = (one[i] ?? 0) - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
/** Exchanges two of the same row, nearest tables first, for as long as that leaves fewer who sat together before. */
function withoutRematches(tables, metBefore) {
  const result = tables.map((table) => [...table]);
  const rematches = () =>
    result.reduce((count, table) => count + table.reduce((c, a, i) => c + table.slice(i + 1).filter((b) => metBefore(a, b)).length, 0), 0);
  for (let left = rematches(); left > 0;) {
    const swap = bestSwap(result, left, rematches);
    if (!swap) break;
    exchange(result, swap.row, swap.one, swap.other);
    left = swap.left;
  }
  return result;
}
function bestSwap(tables, now, rematches) {
  let best;
  const rows = Math.max(0, ...tables.map((table) => table.length));
  // The lowest rows first: the top seed of a table is moved last.
  for (let row = rows - 1; row >= 0; row--) {
    for (let apart = 1; apart < tables.length; apart++) {
      for (let one = 0; one + apart < tables.length; one++) {
        if (!exchange(tables, row, one, one + apart)) continue;
        const left = rematches();
        exchange(tables, row, one, one + apart);
        if (left < (best?.left ?? now)) best = { row, one, other: one + apart, left };
      }
    }
  }
  return best;
}
function exchange(tables, row, one, other) {
  const [first, second] = [tables[one], tables[other]];
  const [a, b] = [first?.[row], second?.[row]];
  if (!first || !second || a === undefined || b === undefined) return false;
  first[row] = b;
  second[row] = a;
  return true;
}
//# sourceMappingURL=table-elimination.js.map
