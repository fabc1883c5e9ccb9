import { snake } from '../elimination/snake';
/** Groups of a group stage: the seeds laid out as a snake. */
export function drawGroups(seeded, groups) {
  return snake(seeded.length, groups).map((group) => group.flatMap((seed) => seeded[seed] ?? []));
}
/**
 * The field of the knock-out: the first `top` of each group and the `best` of those who follow, seeded by rank in the group, then score and
 * tie-breaks, then seed.
 */
export function qualifyFromGroups(finishes, top, best) {
  const ordered = [...finishes].sort(compareFinish);
  const through = ordered.filter((finish) => finish.rank <= top);
  const lucky = ordered.filter((finish) => finish.rank > top).slice(0, best);
  return [...through, ...lucky].sort(compareFinish);
}
/**
 * Exchanges seeds of equal rank so that the first round of a bracket pairs nobody with somebody of the same group, as far as possible.
 * `opponents` lists the pairs of seed indices that meet in the first round.
 */
export function apartFromGroup(seeded, opponents) {
  const order = [...seeded];
  const clashes = () => opponents.filter(([a, b]) => order[a]?.group !== undefined && order[a].group === order[b]?.group).length;
  for (let left = clashes(); left > 0;) {
    const swap = firstBetterSwap(order, left, clashes);
    if (!swap) break;
    exchange(order, swap.one, swap.other);
    left = swap.left;
  }
  return order;
}
function firstBetterSwap(order, now, clashes) {
  // From the lowest seeds up, so that the best keep theirs.
  for (let one = order.length - 1; one > 0; one--) {
    for (let other = one - 1; other >= 0; other--) {
      if (order[one]?.rank !== order[other]?.rank) continue;
      exchange(order, one, other);
      const left = clashes();
      exchange(order, one, other);
      if (left < now) return { one, other, left };
    }
  }
  return undefined;
}
function exchange(order, one, other) {
  const [a, b] = [order[one], order[other]];
  if (!a || !b) return;
  order[one] = b;
  order[other] = a;
}
function compareFinish(one, other) {
  if (one.rank !== other.rank) return one.rank - other.rank;
  for (let i = 0; i < Math.max(one.tuple.length, other.tuple.length); i++) {
    const difference = (other.tuple[i] ?? 0) - (one.tuple[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.seed - other.seed;
}
//# sourceMappingURL=groups.js.map
