/**
 * A matching of as many vertices as possible in a general graph (Edmonds), without weights. `adjacent` must be symmetric.
 */
export function largestMatching(size, adjacent) {
  const mate = new Int32Array(size).fill(-1);
  // Partners far down the list first: the vertices at the end are often the ones with few neighbours left.
  for (let v = size - 1; v >= 0; v--) {
    for (let other = v - 1; other >= 0 && mate[v] === -1; other--) {
      if (mate[other] !== -1 || !adjacent(v, other)) continue;
      mate[v] = other;
      mate[other] = v;
    }
  }
  for (let root = 0; root < size; root++) {
    if (mate[root] !== -1) continue;
    const search = new TreeSearch(size, adjacent, mate);
    const end = search.run(root);
    if (end !== -1) search.augment(end);
  }
  return mate;
}
/** The vertices that some matching of the same size leaves alone instead of `exposed`: those at even distance from it. */
export function exposable(size, adjacent, mate, exposed) {
  const search = new TreeSearch(size, adjacent, mate);
  search.run(exposed);
  return search.outer();
}
class TreeSearch {
  #size;
  #adjacent;
  #mate;
  #parent;
  #base;
  #outer;
  #queue = [];
  constructor(size, adjacent, mate) {
    this.#size = size;
    this.#adjacent = adjacent;
    this.#mate = mate;
    this.#parent = new Int32Array(size).fill(-1);
    this.#base = Int32Array.from({ length: size }, (_, v) => v);
    this.#outer = new Uint8Array(size);
  }
  outer() {
    return new Set(Array.from({ length: this.#size }, (_, v) => v).filter((v) => this.#outer[v] === 1));
  }
  /** Searches from an exposed vertex for another one; -1 when there is none. */
  run(root) {
    this.#addOuter(root);
    // The queue grows while it is read.
    for (const v of this.#queue) {
      for (let to = 0; to < this.#size; to++) {
        if (to === v || this.#base[v] === this.#base[to] || this.#mate[v] === to || !this.#adjacent(v, to)) continue;
        const mateOfTo = this.#mate[to] ?? -1;
        if (to === root || (mateOfTo !== -1 && this.#parent[mateOfTo] !== -1)) this.#shrink(v, to);
        else if (this.#parent[to] === -1) {
          this.#parent[to] = v;
          if (mateOfTo === -1) return to;
          this.#addOuter(mateOfTo);
        }
      }
    }
    return -1;
  }
  augment(end) {
    for (let v = end; v !== -1;) {
      const before = this.#parent[v] ?? -1;
      const next = this.#mate[before] ?? -1;
      this.#mate[v] = before;
      this.#mate[before] = v;
      v = next;
    }
  }
  #addOuter(v) {
    if (this.#outer[v] === 1) return;
    this.#outer[v] = 1;
    this.#queue.push(v);
  }
  #shrink(a, b) {
    const meeting = this.#commonBase(a, b);
    const inside = new Uint8Array(this.#size);
    this.#markPath(a, meeting, b, inside);
    this.#markPath(b, meeting, a, inside);
    for (let v = 0; v < this.#size; v++) {
      if (inside[this.#base[v] ?? v] !== 1) continue;
      this.#base[v] = meeting;
      this.#addOuter(v);
    }
  }
  #commonBase(a, b) {
    const onPath = new Uint8Array(this.#size);
    for (let v = a; ;) {
      v = this.#base[v] ?? v;
      onPath[v] = 1;
      const mate = this.#mate[v] ?? -1;
      if (mate === -1) break;
      v = this.#parent[mate] ?? -1;
    }
    for (let v = b; ;) {
      v = this.#base[v] ?? v;
      if (onPath[v] === 1) return v;
      v = this.#parent[this.#mate[v] ?? 0] ?? 0;
    }
  }
  #markPath(from, meeting, child, inside) {
    let below = child;
    for (let v = from; this.#base[v] !== meeting;) {
      const mate = this.#mate[v] ?? -1;
      inside[this.#base[v] ?? v] = 1;
      inside[this.#base[mate] ?? mate] = 1;
      this.#parent[v] = below;
      below = mate;
      v = this.#parent[mate] ?? -1;
    }
  }
}
//# sourceMappingURL=cardinality-matching.js.map
