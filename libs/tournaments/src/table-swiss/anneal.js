import { heats, takesWorse } from '../random/annealing';
const coldest = 4;
/**
 * Simulated annealing over swaps of two players. Only swaps within reach are tried, so that players stay near their place in the standings.
 * Answers with the best arrangement seen.
 */
export function annealTables(problem, start, effort, generator) {
  const n = start.length;
  if (n < 2) return start;
  const { pairCost, score, offSizeCost, players, spreadWeight, due, dueWeight } = problem;
  const at = Int32Array.from(start);
  const tableOf = Int32Array.from(problem.tableOfPlace);
  const tables = problem.offSizeTable.length;
  const off = Uint8Array.from(problem.offSizeTable, Number);
  const firstPlace = new Int32Array(tables + 1).fill(n);
  for (let place = n - 1; place >= 0; place--) firstPlace[tableOf[place] ?? 0] = place;
  const size = Float64Array.from({ length: tables }, (_, t) => (firstPlace[t + 1] ?? n) - (firstPlace[t] ?? n));
  const sums = totals(score, at, tableOf, tables);
  const dues = totals(due, at, tableOf, tables);
  /** What changes in table `t` when `coming` takes the place of `going`. */
  const change = (t, going, coming) => {
    const end = firstPlace[t + 1] ?? n;
    let delta = 0;
    for (let place = firstPlace[t] ?? n; place < end; place++) {
      const other = at[place] ?? 0;
      if (other !== going) delta += (pairCost[coming * players + other] ?? 0) - (pairCost[going * players + other] ?? 0);
    }
    const s = score[coming] ?? 0;
    const g = score[going] ?? 0;
    const before = sums[t] ?? 0;
    const after = before + s - g;
    // The sum of squared distances from the mean is the sum of squares less (sum)^2 / k.
    delta += spreadWeight * (s * s - g * g - (after * after - before * before) / (size[t] ?? 1));
    const step = (due[coming] ?? 0) - (due[going] ?? 0);
    if (step !== 0) delta += dueWeight * step * (2 * (dues[t] ?? 0) + step);
    if (off[t] === 1) delta += (offSizeCost[coming] ?? 0) - (offSizeCost[going] ?? 0);
    return delta;
  };
  let gained = 0;
  let bestGained = 0;
  const best = at.slice();
  const reach = Math.min(effort.reach, n - 1);
  const levels = heats(effort.warmest, coldest);
  const steps = Math.ceil(effort.swaps / levels.length);
  for (const heat of levels) {
    for (let step = 0; step < steps; step++) {
      const x = Math.floor(generator.unit() * n);
      const y = x + 1 + Math.floor(generator.unit() * reach);
      const tx = tableOf[x] ?? 0;
      const ty = tableOf[y] ?? tx;
      if (tx === ty) continue;
      const px = at[x] ?? 0;
      const py = at[y] ?? 0;
      const delta = change(tx, px, py) + change(ty, py, px);
      if (delta > 0 && !takesWorse(delta, heat, generator)) continue;
      at[x] = py;
      at[y] = px;
      shift(sums, tx, ty, (score[py] ?? 0) - (score[px] ?? 0));
      shift(dues, tx, ty, (due[py] ?? 0) - (due[px] ?? 0));
      gained += delta;
      if (gained < bestGained - 1e-9) {
        bestGained = gained;
        best.set(at);
      }
    }
  }
  return [...best];
}
function totals(values, at, tableOf, tables) {
  const result = new Float64Array(tables);
  at.forEach((player, place) => {
    const table = tableOf[place] ?? 0;
    result[table] = (result[table] ?? 0) + (values[player] ?? 0);
  });
  return result;
}
function shift(values, to, from, amount) {
  values[to] = (values[to] ?? 0) + amount;
  values[from] = (values[from] ?? 0) - amount;
}
//# sourceMappingURL=anneal.js.map
