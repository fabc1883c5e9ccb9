/**
 * The fewest byes, then the fewest off-size tables, then the smaller tables. Preferred 4 from {3, 4, 5} thus gives fours, with one 5 for a
 * remainder of 1, two 3s for 2 and one 3 for 3; from {3, 4}: (-N mod 4) threes.
 */
export function tableSizes(players, choice) {
  const off = [...new Set(choice.allowed)].filter((size) => size !== choice.preferred && size >= 2).sort((x, y) => x - y);
  for (let byes = 0; byes <= players; byes++) {
    const offSizes = fewestOffSizes(players - byes, choice.preferred, off);
    if (!offSizes) continue;
    const rest = players - byes - offSizes.reduce((seats, size) => seats + size, 0);
    const preferred = Array.from({ length: rest / choice.preferred }, () => choice.preferred);
    return { sizes: [...preferred, ...offSizes.sort((x, y) => y - x)], byes };
  }
  return { sizes: [], byes: players };
}
/** No rematch is possible at most while rounds <= floor((N - 1) / (k - 1)). */
export function roundsWithoutRematch(players, size) {
  return Math.floor((players - 1) / (size - 1));
}
/** The smallest multiset of off-size tables that leaves a multiple of the preferred size; smaller sizes win a draw. */
function fewestOffSizes(seats, preferred, off) {
  let candidates = [[]];
  // More off-size tables than the preferred size has seats never help: some of them would already add up to whole preferred tables.
  for (let count = 0; count <= preferred; count++) {
    const fitting = candidates.find((sizes) => fits(seats, preferred, sizes));
    if (fitting) return [...fitting];
    candidates = candidates.flatMap((sizes) => off.filter((size) => size >= (sizes.at(-1) ?? 0)).map((size) => [...sizes, size]));
  }
  return undefined;
}
function fits(seats, preferred, sizes) {
  const rest = seats - sizes.reduce((sum, size) => sum + size, 0);
  return rest >= 0 && rest % preferred === 0;
}
//# sourceMappingURL=table-sizes.js.map
