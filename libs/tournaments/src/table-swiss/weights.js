export const defaultWeights = { rematch: 1000, met: 200, spread: 4, offSize: 2000, first: 100 };
/** What a pair costs that has met this often. */
export function rematchCost(weights, meetings) {
  return weights.rematch * meetings ** 2 + (meetings > 0 ? weights.met : 0);
}
//# sourceMappingURL=weights.js.map
