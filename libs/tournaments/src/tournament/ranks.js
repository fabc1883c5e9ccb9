/** Ranks 1, 2, 2, 4 for groups of equals. */
export function withRanks(groups) {
  let rank = 1;
  return groups.flatMap((group) => {
    const shared = group.map((participant) => ({ participant, rank }));
    rank += group.length;
    return shared;
  });
}
/** Parts equals by orders that were ruled: those named come in that order, the others after them. */
export function splitByRulings(groups, rulings) {
  return rulings.reduce((parted, order) => parted.flatMap((group) => splitByRuling(group, order)), groups);
}
function splitByRuling(group, order) {
  const named = order.filter((participant) => group.includes(participant));
  if (named.length < 2) return [group];
  const others = group.filter((participant) => !named.includes(participant));
  return [...named.map((participant) => [participant]), ...(others.length > 0 ? [others] : [])];
}
//# sourceMappingURL=ranks.js.map
