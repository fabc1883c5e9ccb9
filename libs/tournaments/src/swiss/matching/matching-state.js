export function emptyMatching(size, limbs) {
  const vertices = Int32Array.from({ length: size }, (_, vertex) => vertex);
  const base = new Int32Array(2 * size);
  base.set(vertices);
  return {
    size,
    limbs,
    weight: Array.from({ length: limbs }, () => new Float64Array(size * size)),
    dual: Array.from({ length: limbs }, () => new Float64Array(2 * size)),
    mate: new Int32Array(size).fill(-1),
    active: new Uint8Array(size).fill(1),
    top: vertices,
    base,
    blossoms: new Array(2 * size).fill(undefined),
    nearest: new Array(2 * size).fill(undefined),
    alone: Array.from(vertices, (vertex) => [vertex]),
    spare: Array.from({ length: size }, (_, index) => 2 * size - 1 - index),
  };
}
/** One limb of a list of limbs; the list is never shorter than `limbs`. */
export function limb(limbs, index) {
  return limbs[index] ?? noLimb;
}
const noLimb = new Float64Array(0);
/** The vertices of a node. */
export function verticesOf(state, node) {
  return state.blossoms[node]?.vertices ?? state.alone[node] ?? [];
}
/** Whether the edge x-v has less slack than the edge y-v. */
export function lessSlack(state, x, y, v) {
  const { size } = state;
  for (let l = 0; l < state.limbs; l++) {
    const dual = limb(state.dual, l);
    const weight = limb(state.weight, l);
    const slackX = (dual[x] ?? 0) - (weight[x * size + v] ?? 0);
    const slackY = (dual[y] ?? 0) - (weight[y * size + v] ?? 0);
    if (slackX !== slackY) return slackX < slackY;
  }
  return false;
}
/** Whether an edge between two outermost nodes is tight: a matching of greatest weight uses tight edges only. */
export function isTight(state, x, y) {
  for (let l = 0; l < state.limbs; l++) {
    const dual = limb(state.dual, l);
    if ((dual[x] ?? 0) + (dual[y] ?? 0) !== (limb(state.weight, l)[x * state.size + y] ?? 0)) return false;
  }
  return true;
}
//# sourceMappingURL=matching-state.js.map
