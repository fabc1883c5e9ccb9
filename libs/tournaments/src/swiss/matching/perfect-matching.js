import { dissolveBlossom, forgetNearest, unmatch } from './blossom';
import { emptyMatching, isTight, limb } from './matching-state';
import { AugmentingSearch } from './search';
/** Duals beyond this could make a sum inexact. */
const exactLimit = 2 ** 50;
/**
 * A perfect matching of greatest weight in a dense graph whose weights are tuples (see `MatchingState`). After a solution, the weights of
 * single vertices can change and pairs can be settled; solving again then costs only a search or two.
 */
export class PerfectMatching {
  #state;
  #search;
  #inexact = false;
  /** All limbs but the last are used from the start; the last one is for tie-breaks, see `useOrder`. */
  constructor(size, limbs) {
    this.#state = emptyMatching(size, limbs + 1);
    this.#state.limbs = limbs;
    this.#search = new AugmentingSearch(this.#state);
  }
  /** Whether a number grew too large to be exact: the answer must not be used. */
  get inexact() {
    return this.#inexact;
  }
  get size() {
    return this.#state.size;
  }
  mate(vertex) {
    return this.#state.mate[vertex] ?? -1;
  }
  isActive(vertex) {
    return this.#state.active[vertex] === 1;
  }
  /** The weights of a limb, to be filled symmetrically with even integers before `begin`; -Infinity in limb 0 is a missing edge. */
  weights(index) {
    return limb(this.#state.weight, index);
  }
  /** Sets duals that allow all edges, and matches what is tight at once, by choice with the preferred partner. */
  begin(preferred) {
    const { size, limbs, dual } = this.#state;
    for (let v = 0; v < size; v++) {
      const best = this.#heaviest(v);
      for (let l = 0; l < limbs; l++) limb(dual, l)[v] = (limb(this.#state.weight, l)[v * size + best] ?? 0) / 2;
    }
    for (let v = 0; v < size; v++) {
      if (this.mate(v) !== -1) continue;
      this.#lowerDual(v);
      this.#matchIfTight(v, preferred[v] ?? -1);
      for (let other = 0; other < size && this.mate(v) === -1; other++) this.#matchIfTight(v, other);
    }
  }
  /** Matches all vertices; false when they cannot be. */
  solve() {
    const { size, mate, active } = this.#state;
    this.#watchDuals();
    for (let v = 0; v < size; v++) {
      if (active[v] !== 1 || mate[v] !== -1) continue;
      if (!this.#search.augmentFrom(v)) return false;
      this.#watchDuals();
    }
    return true;
  }
  /** Whether some matching of greatest weight may hold this edge; a 'no' is certain. */
  mayMatch(x, y) {
    const { top, active, size } = this.#state;
    if (active[x] !== 1 || active[y] !== 1) return false;
    if (limb(this.#state.weight, 0)[x * size + y] === -Infinity) return false;
    return top[x] === top[y] || isTight(this.#state, x, y);
  }
  /** Brings the last limb into play, for tie-breaks below all other weights. */
  useOrder() {
    this.#state.limbs = this.#state.weight.length;
  }
  /** The tie-break weight of an edge; only inside `reweigh`, `restartOrder`, or with an edge of settled ends. */
  setOrder(x, y, value) {
    const { size, weight } = this.#state;
    const order = limb(weight, weight.length - 1);
    order[x * size + y] = value;
    order[y * size + x] = value;
  }
  /** Adds to the tie-break weight of an edge; only inside `reweigh`. */
  raiseOrder(x, y, by) {
    const { size, weight } = this.#state;
    this.setOrder(x, y, (limb(weight, weight.length - 1)[x * size + y] ?? 0) + by);
  }
  /** Removes an edge; only inside `reweigh`. */
  remove(x, y) {
    const { size } = this.#state;
    const first = this.weights(0);
    first[x * size + y] = -Infinity;
    first[y * size + x] = -Infinity;
  }
  /** Changes edges of one vertex. The matching may become incomplete: solve again. */
  reweigh(vertex, change) {
    this.#free(vertex);
    change();
    const mate = this.mate(vertex);
    this.#lowerDual(vertex);
    if (mate !== -1 && !isTight(this.#state, vertex, mate)) unmatch(this.#state, vertex);
    forgetNearest(this.#state, vertex);
  }
  /** Takes a matched pair out of the graph. The matching of the others may become incomplete: solve again. */
  settle(x, y) {
    this.#free(x);
    this.#free(y);
    const { mate, active } = this.#state;
    unmatch(this.#state, x);
    unmatch(this.#state, y);
    mate[x] = y;
    mate[y] = x;
    active[x] = 0;
    active[y] = 0;
  }
  /** Replaces all tie-break weights; `duals` must allow them. Solve again. */
  restartOrder(duals, change) {
    const { size, active, dual, weight, mate } = this.#state;
    for (let v = 0; v < size; v++) if (active[v] === 1) this.#free(v);
    limb(weight, weight.length - 1).fill(0);
    change();
    limb(dual, dual.length - 1).set(duals);
    this.useOrder();
    for (let v = 0; v < size; v++) {
      if (active[v] === 1 && (mate[v] ?? -1) > v && !isTight(this.#state, v, this.mate(v))) unmatch(this.#state, v);
    }
  }
  /** Dissolves the blossoms around a vertex. */
  #free(vertex) {
    const { top, size } = this.#state;
    for (let node = top[vertex] ?? vertex; node >= size; node = top[vertex] ?? vertex) dissolveBlossom(this.#state, node);
  }
  #heaviest(v) {
    const { size } = this.#state;
    let best = v === 0 ? 1 : 0;
    for (let other = best + 1; other < size; other++) if (other !== v && this.#heavier(v, other, best)) best = other;
    return best;
  }
  #heavier(v, x, y) {
    const { size, limbs, weight } = this.#state;
    for (let l = 0; l < limbs; l++) {
      const weights = limb(weight, l);
      const weightX = weights[v * size + x] ?? 0;
      const weightY = weights[v * size + y] ?? 0;
      if (weightX !== weightY) return weightX > weightY;
    }
    return false;
  }
  /** The least dual of the vertex that the others allow; the vertex is in no blossom. */
  #lowerDual(v) {
    const { size, limbs, weight, dual, active } = this.#state;
    let best = -1;
    for (let other = 0; other < size; other++) {
      if (other === v || active[other] !== 1) continue;
      if (best === -1 || this.#needsMore(v, other, best)) best = other;
    }
    if (best === -1 || limb(weight, 0)[v * size + best] === -Infinity) return;
    for (let l = 0; l < limbs; l++) {
      const duals = limb(dual, l);
      duals[v] = (limb(weight, l)[v * size + best] ?? 0) - (duals[best] ?? 0);
    }
  }
  #needsMore(v, x, y) {
    const { size, limbs, weight, dual } = this.#state;
    for (let l = 0; l < limbs; l++) {
      const weights = limb(weight, l);
      const duals = limb(dual, l);
      const needX = (weights[v * size + x] ?? 0) - (duals[x] ?? 0);
      const needY = (weights[v * size + y] ?? 0) - (duals[y] ?? 0);
      if (needX !== needY) return needX > needY;
    }
    return false;
  }
  #matchIfTight(v, other) {
    if (other === -1 || other === v || this.mate(other) !== -1 || this.mate(v) !== -1) return;
    if (!isTight(this.#state, v, other)) return;
    this.#state.mate[v] = other;
    this.#state.mate[other] = v;
  }
  #watchDuals() {
    const { size, limbs, dual } = this.#state;
    for (let l = 0; l < limbs; l++) {
      const duals = limb(dual, l);
      for (let v = 0; v < size; v++) if (Math.abs(duals[v] ?? 0) > exactLimit) this.#inexact = true;
    }
  }
}
//# sourceMappingURL=perfect-matching.js.map
