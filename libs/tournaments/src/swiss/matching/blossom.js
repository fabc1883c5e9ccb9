import { lessSlack, limb, verticesOf } from './matching-state';
/** Makes the outermost nodes of an odd cycle one node; the first child holds the base. Its dual is zero. */
export function createBlossom(state, children, links) {
  const node = state.spare.pop();
  if (node === undefined) throw new Error('A graph has fewer blossoms than vertices.');
  const vertices = children.flatMap((child) => verticesOf(state, child));
  state.blossoms[node] = { children, links, vertices };
  state.nearest[node] = state.nearest[node]?.fill(-1) ?? new Int32Array(state.size).fill(-1);
  state.base[node] = state.base[children[0] ?? 0] ?? 0;
  for (const dual of state.dual) dual[node] = 0;
  for (const vertex of vertices) state.top[vertex] = node;
  return node;
}
/** The vertex of a node with the least slack towards a vertex outside. */
export function nearestIn(state, node, v) {
  if (node < state.size) return node;
  const nearest = state.nearest[node];
  const known = nearest?.[v] ?? -1;
  if (known !== -1) return known;
  let best = -1;
  for (const child of state.blossoms[node]?.children ?? []) {
    const x = nearestIn(state, child, v);
    if (best === -1 || lessSlack(state, x, best, v)) best = x;
  }
  if (nearest !== undefined) nearest[v] = best;
  return best;
}
/** Forgets what was known about a vertex whose weights have changed; the vertex is in no blossom. */
export function forgetNearest(state, v) {
  for (const nearest of state.nearest) if (nearest !== undefined) nearest[v] = -1;
}
/** Re-matches the inside of a node so that `vertex` becomes its base. */
export function rebase(state, node, vertex) {
  const blossom = state.blossoms[node];
  if (blossom === undefined) return;
  const { children, links } = blossom;
  const entry = childHolding(state, blossom, vertex);
  rebase(state, children[entry] ?? vertex, vertex);
  state.base[node] = vertex;
  if (entry === 0) return;
  // The entry's partner lies before it at even places and behind it at odd ones: turn that side round, back to the old base.
  if (entry % 2 === 0) for (let i = entry - 2; i >= 0; i -= 2) matchLink(state, blossom, i);
  else for (let i = entry + 1; i < children.length; i += 2) matchLink(state, blossom, i);
  blossom.children = [...children.slice(entry), ...children.slice(0, entry)];
  blossom.links = [...links.slice(entry), ...links.slice(0, entry)];
}
function matchLink(state, blossom, index) {
  const link = blossom.links[index];
  const before = blossom.children[index];
  const behind = blossom.children[(index + 1) % blossom.children.length];
  if (link === undefined || before === undefined || behind === undefined) return;
  rebase(state, before, link.from);
  rebase(state, behind, link.to);
  state.mate[link.from] = link.to;
  state.mate[link.to] = link.from;
}
/** Which child of the blossom holds the vertex. */
export function childHolding(state, blossom, vertex) {
  return blossom.children.findIndex((child) => child === vertex || (state.blossoms[child]?.vertices.includes(vertex) ?? false));
}
/** Takes an outermost blossom apart; its children become outermost. The caller has seen to the duals. */
export function openBlossom(state, node) {
  const blossom = state.blossoms[node];
  if (blossom === undefined) return [];
  state.blossoms[node] = undefined;
  state.spare.push(node);
  for (const child of blossom.children) for (const vertex of verticesOf(state, child)) state.top[vertex] = child;
  return blossom.children;
}
/** Whether a node's dual is zero in every limb. */
export function hasZeroDual(state, node) {
  for (let l = 0; l < state.limbs; l++) if (limb(state.dual, l)[node] !== 0) return false;
  return true;
}
/**
 * Takes an outermost blossom apart whatever its dual: half of it goes to each vertex inside. Edges inside stay tight; the matched edge that
 * leaves the blossom does not, so its two ends lose their partners.
 */
export function dissolveBlossom(state, node) {
  const blossom = state.blossoms[node];
  if (blossom === undefined) return [];
  if (!hasZeroDual(state, node)) {
    for (let l = 0; l < state.limbs; l++) {
      const dual = limb(state.dual, l);
      const half = (dual[node] ?? 0) / 2;
      for (const vertex of blossom.vertices) dual[vertex] = (dual[vertex] ?? 0) + half;
    }
    unmatch(state, state.base[node] ?? 0);
  }
  return openBlossom(state, node);
}
/** Parts a vertex from its partner. */
export function unmatch(state, vertex) {
  const mate = state.mate[vertex] ?? -1;
  if (mate === -1) return;
  state.mate[vertex] = -1;
  state.mate[mate] = -1;
}
//# sourceMappingURL=blossom.js.map
