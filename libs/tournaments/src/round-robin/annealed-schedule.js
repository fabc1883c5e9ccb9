import { heats, takesWorse } from '../random/annealing';
import { seededGenerator, shuffled } from '../random/generator';
import { tableSizes } from '../tables/table-sizes';
const restCost = 4;
const warmest = 6;
const coldest = 0.05;
/**
 * A whole schedule where no design is known: random rounds, improved by swapping two players of one round. The cost is the sum of squared
 * meetings, so that they are spread evenly, and of squared rests.
 */
export function annealedSchedule(input) {
  const generator = seededGenerator(input.seed);
  const { sizes } = tableSizes(input.players, input.sizes);
  const tableOfPlace = sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
  const everybody = Array.from({ length: input.players }, (_, i) => i);
  const rounds = Array.from({ length: input.rounds }, () => Int32Array.from(shuffled(generator, everybody)));
  anneal(rounds, tableOfPlace, input, generator);
  return rounds.map((order) => ({
    tables: sizes.map((_, table) => [...order].filter((_player, place) => tableOfPlace[place] === table)),
    rests: [...order.slice(tableOfPlace.length)],
  }));
}
function anneal(rounds, tableOfPlace, input, generator) {
  const n = input.players;
  const met = new Int32Array(n * n);
  const rests = new Int32Array(n);
  const tableAt = (place) => tableOfPlace[place] ?? -1;
  /** Takes a player out of a place (-1) or puts one in (+1), and answers what that changes. */
  const count = (order, place, player, by) => {
    const table = tableAt(place);
    if (table < 0) {
      const before = rests[player] ?? 0;
      rests[player] = before + by;
      return restCost * ((before + by) ** 2 - before ** 2);
    }
    let change = 0;
    for (let other = tableOfPlace.indexOf(table); tableAt(other) === table; other++) {
      if (other === place) continue;
      const opponent = order[other] ?? 0;
      const before = met[player * n + opponent] ?? 0;
      met[player * n + opponent] = before + by;
      met[opponent * n + player] = before + by;
      change += (before + by) ** 2 - before ** 2;
    }
    return change;
  };
  for (const order of rounds) {
    for (let place = 0; place < n; place++) {
      const player = order[place] ?? 0;
      if (tableAt(place) < 0) rests[player] = (rests[player] ?? 0) + 1;
      else for (let other = 0; other < place; other++) if (tableAt(other) === tableAt(place)) meet(met, n, player, order[other] ?? 0);
    }
  }
  const step = (heat) => {
    const order = rounds[generator.int(rounds.length)] ?? new Int32Array(0);
    const x = generator.int(n);
    const y = generator.int(n);
    if (tableAt(x) === tableAt(y)) return;
    const px = order[x] ?? 0;
    const py = order[y] ?? 0;
    const swap = (first, second) => {
      let change = count(order, x, order[x] ?? 0, -1) + count(order, y, order[y] ?? 0, -1);
      order[x] = first;
      order[y] = second;
      change += count(order, x, first, 1) + count(order, y, second, 1);
      return change;
    };
    const change = swap(py, px);
    if (change > 0 && !takesWorse(change, heat, generator)) swap(px, py);
  };
  if (rounds.length === 0 || n === 0) return;
  const levels = heats(warmest, coldest);
  for (const heat of levels) for (let i = 0; i < input.swaps / levels.length; i++) step(heat);
}
function meet(met, n, a, b) {
  met[a * n + b] = (met[a * n + b] ?? 0) + 1;
  met[b * n + a] = (met[b * n + a] ?? 0) + 1;
}
//# sourceMappingURL=annealed-schedule.js.map
