import { childHolding, createBlossom, hasZeroDual, nearestIn, openBlossom, rebase } from './blossom';
import { limb, verticesOf } from './matching-state';
const free = 0;
const outer = 1;
const inner = 2;
/**
 * One search for an augmenting path (Edmonds): grows an alternating tree from an exposed vertex, changing the duals as little as needed to get
 * the next tight edge, until it meets another exposed vertex. Outer nodes are an even number of edges from the root, inner ones an odd number.
 */
export class AugmentingSearch {
  #state;
  #label;
  /** By inner node: the edge by which the tree reached it. */
  #reachedFrom;
  #reachedAt;
  /** The outermost nodes. */
  #nodes = [];
  /** By free or outer node: the edge of least slack from an outer node elsewhere, and that slack. */
  #nearFrom;
  #nearAt;
  #nearSlack;
  #step;
  constructor(state) {
    const nodes = 2 * state.size;
    this.#state = state;
    this.#label = new Uint8Array(nodes);
    this.#reachedFrom = new Int32Array(nodes);
    this.#reachedAt = new Int32Array(nodes);
    this.#nearFrom = new Int32Array(nodes);
    this.#nearAt = new Int32Array(nodes);
    this.#nearSlack = state.weight.map(() => new Float64Array(nodes));
    this.#step = new Float64Array(state.weight.length);
  }
  /** Matches the exposed vertex, and one more; false when no perfect matching exists. */
  augmentFrom(root) {
    this.#start();
    this.#makeOuter(this.#top(root));
    for (;;) {
      const node = this.#nextEvent();
      if (node === -1) return false;
      this.#moveDuals();
      const label = this.#label[node];
      if (label === inner) this.#expand(node);
      else if (label === outer) this.#shrink(this.#nearFrom[node] ?? 0, this.#nearAt[node] ?? 0);
      else if (this.#state.mate[this.#base(node)] === -1) {
        this.#augment(this.#nearFrom[node] ?? 0, this.#nearAt[node] ?? 0);
        this.#openEmptyBlossoms();
        return true;
      } else this.#grow(node);
    }
  }
  #top(vertex) {
    return this.#state.top[vertex] ?? vertex;
  }
  #base(node) {
    return this.#state.base[node] ?? node;
  }
  #start() {
    const { size, active, top } = this.#state;
    const nodes = [];
    for (let v = 0; v < size; v++) {
      const node = top[v] ?? v;
      if (active[v] === 1 && (node === v || this.#state.blossoms[node]?.vertices[0] === v)) nodes.push(node);
    }
    this.#nodes = nodes;
    for (const node of nodes) {
      this.#label[node] = free;
      limb(this.#nearSlack, 0)[node] = Infinity;
    }
  }
  #makeOuter(node) {
    this.#label[node] = outer;
    for (const vertex of verticesOf(this.#state, node)) this.#reach(vertex, node);
  }
  /** Offers the edges of a vertex that has just become outer to all other nodes. */
  #reach(x, own) {
    const state = this.#state;
    const { size, limbs } = state;
    const label = this.#label;
    const nodes = this.#nodes;
    const dual = limb(state.dual, 0);
    const weight = limb(state.weight, 0);
    const near = limb(this.#nearSlack, 0);
    const row = x * size;
    const dualX = dual[x] ?? 0;
    for (const node of nodes) {
      if (label[node] === inner || node === own) continue;
      const v = node < size ? node : nearestIn(state, node, x);
      const slack = dualX + (dual[v] ?? 0) - (weight[row + v] ?? 0);
      const known = near[node] ?? 0;
      if (slack > known || slack === Infinity) continue;
      if (slack === known && (limbs === 1 || !this.#lessBelow(x, v, node))) continue;
      this.#setNear(node, x, v);
    }
  }
  /** Compares the edge x-v with the nearest edge of a node, from the second limb on. */
  #lessBelow(x, v, node) {
    const state = this.#state;
    for (let l = 1; l < state.limbs; l++) {
      const dual = limb(state.dual, l);
      const slack = (dual[x] ?? 0) + (dual[v] ?? 0) - (limb(state.weight, l)[x * state.size + v] ?? 0);
      const known = limb(this.#nearSlack, l)[node] ?? 0;
      if (slack !== known) return slack < known;
    }
    return false;
  }
  #setNear(node, x, v) {
    const state = this.#state;
    this.#nearFrom[node] = x;
    this.#nearAt[node] = v;
    for (let l = 0; l < state.limbs; l++) {
      const dual = limb(state.dual, l);
      limb(this.#nearSlack, l)[node] = (dual[x] ?? 0) + (dual[v] ?? 0) - (limb(state.weight, l)[x * state.size + v] ?? 0);
    }
  }
  /** Finds the nearest outer vertex of a node that has just become outermost. */
  #findNear(own) {
    const state = this.#state;
    const near = limb(this.#nearSlack, 0);
    const dual = limb(state.dual, 0);
    const weight = limb(state.weight, 0);
    near[own] = Infinity;
    for (const node of this.#nodes) {
      if (this.#label[node] !== outer || node === own) continue;
      for (const x of verticesOf(state, node)) {
        const v = own < state.size ? own : nearestIn(state, own, x);
        const slack = (dual[x] ?? 0) + (dual[v] ?? 0) - (weight[x * state.size + v] ?? 0);
        const known = near[own] ?? 0;
        if (slack > known || slack === Infinity) continue;
        if (slack === known && !this.#lessBelow(x, v, own)) continue;
        this.#setNear(own, x, v);
      }
    }
  }
  /**
   * The node whose edge becomes tight first (or whose dual is used up first), or -1; the step to it is left in `#step`. Where no step is
   * needed, a free node comes before a blossom: the tree grows more cheaply than it shrinks.
   */
  #nextEvent() {
    const { limbs, size } = this.#state;
    const label = this.#label;
    const step = this.#step;
    const nearFirst = limb(this.#nearSlack, 0);
    const dualFirst = limb(this.#state.dual, 0);
    let best = -1;
    let atOnce = false;
    for (const node of this.#nodes) {
      const kind = label[node];
      if (kind !== free && (atOnce || (kind === inner && node < size))) continue;
      const values = kind === inner ? dualFirst : nearFirst;
      const first = kind === free ? (values[node] ?? 0) : (values[node] ?? 0) / 2;
      if (first === Infinity || (best !== -1 && first > (step[0] ?? 0))) continue;
      if (best !== -1 && first === step[0] && !this.#earlierBelow(node, kind)) {
        if (!atOnce || !this.#isNow(node)) continue;
        return node;
      }
      best = node;
      step[0] = first;
      for (let l = 1; l < limbs; l++) step[l] = this.#stepTo(node, kind, l);
      if (!this.#isZeroStep()) continue;
      if (kind === free) return node;
      atOnce = true;
    }
    return best;
  }
  #isZeroStep() {
    for (let l = 0; l < this.#state.limbs; l++) if (this.#step[l] !== 0) return false;
    return true;
  }
  /** Whether a free node has a tight edge already. */
  #isNow(node) {
    for (let l = 0; l < this.#state.limbs; l++) if (limb(this.#nearSlack, l)[node] !== 0) return false;
    return true;
  }
  #earlierBelow(node, kind) {
    for (let l = 1; l < this.#state.limbs; l++) {
      const value = this.#stepTo(node, kind, l);
      const known = this.#step[l] ?? 0;
      if (value !== known) return value < known;
    }
    return false;
  }
  #stepTo(node, kind, l) {
    const value = limb(kind === inner ? this.#state.dual : this.#nearSlack, l)[node] ?? 0;
    return kind === free ? value : value / 2;
  }
  #moveDuals() {
    const state = this.#state;
    for (let l = 0; l < state.limbs; l++) {
      const step = this.#step[l] ?? 0;
      if (step === 0) continue;
      const dual = limb(state.dual, l);
      const near = limb(this.#nearSlack, l);
      for (const node of this.#nodes) {
        const kind = this.#label[node];
        if (kind === free) {
          near[node] = (near[node] ?? 0) - step;
          continue;
        }
        const change = kind === outer ? -step : step;
        if (kind === outer) near[node] = (near[node] ?? 0) - 2 * step;
        if (node < state.size) dual[node] = (dual[node] ?? 0) + change;
        else {
          for (const vertex of verticesOf(state, node)) dual[vertex] = (dual[vertex] ?? 0) + change;
          dual[node] = (dual[node] ?? 0) - 2 * change;
        }
      }
    }
  }
  /** A matched free node joins the tree as inner, its partner as outer. */
  #grow(node) {
    this.#makeInner(node, this.#nearFrom[node] ?? 0, this.#nearAt[node] ?? 0);
    this.#makeOuter(this.#partner(node));
  }
  #makeInner(node, from, at) {
    this.#label[node] = inner;
    this.#reachedFrom[node] = from;
    this.#reachedAt[node] = at;
  }
  /** The node matched with this one. */
  #partner(node) {
    return this.#top(this.#state.mate[this.#base(node)] ?? -1);
  }
  /** An edge between two outer nodes closes an odd cycle: make it one node. */
  #shrink(x, v) {
    const left = this.#pathToRoot(this.#top(x));
    const right = this.#pathToRoot(this.#top(v));
    while (left.length > 1 && right.length > 1 && left.at(-2) === right.at(-2) && left.at(-1) === right.at(-1)) {
      left.pop();
      right.pop();
    }
    // Both paths now end in the node where they meet.
    const children = [...left.toReversed(), ...right.slice(0, -1)];
    const links = [];
    for (let i = left.length - 1; i > 0; i--) links.push(this.#linkDown(left[i - 1] ?? 0));
    links.push({ from: x, to: v });
    for (let i = 0; i < right.length - 1; i++) links.push(flip(this.#linkDown(right[i] ?? 0)));
    const wereInner = children.filter((child) => this.#label[child] === inner);
    const node = createBlossom(this.#state, children, links);
    this.#nodes = this.#nodes.filter((other) => this.#top(this.#base(other)) === other);
    this.#nodes.push(node);
    this.#label[node] = outer;
    this.#findNear(node);
    for (const child of wereInner) for (const vertex of verticesOf(this.#state, child)) this.#reach(vertex, node);
  }
  #pathToRoot(outerNode) {
    const path = [outerNode];
    let node = outerNode;
    while (this.#state.mate[this.#base(node)] !== -1) {
      const innerNode = this.#partner(node);
      node = this.#top(this.#reachedFrom[innerNode] ?? 0);
      path.push(innerNode, node);
    }
    return path;
  }
  /** The edge of the tree that leads down to a node. */
  #linkDown(child) {
    if (this.#label[child] === inner) return { from: this.#reachedFrom[child] ?? 0, to: this.#reachedAt[child] ?? 0 };
    const to = this.#base(child);
    return { from: this.#state.mate[to] ?? -1, to };
  }
  /** An inner blossom whose dual is used up opens: the even way through it stays in the tree, the rest is free again. */
  #expand(node) {
    const state = this.#state;
    const blossom = state.blossoms[node];
    if (blossom === undefined) return;
    const from = this.#reachedFrom[node] ?? 0;
    const at = this.#reachedAt[node] ?? 0;
    const entry = childHolding(state, blossom, at);
    const { children, links } = blossom;
    openBlossom(state, node);
    this.#nodes = this.#nodes.filter((other) => other !== node);
    this.#nodes.push(...children);
    for (const child of children) this.#label[child] = free;
    const becameOuter = [];
    this.#makeInner(children[entry] ?? 0, from, at);
    const back = entry % 2 === 0;
    const count = children.length;
    for (let i = entry; back ? i > 0 : i < count; i += back ? -2 : 2) {
      const outerIndex = back ? i - 1 : i + 1;
      const innerIndex = back ? i - 2 : (i + 2) % count;
      const link = links[back ? i - 2 : i + 1];
      becameOuter.push(children[outerIndex] ?? 0);
      if (link !== undefined) {
        const { from: outerEnd, to: innerEnd } = back ? flip(link) : link;
        this.#makeInner(children[innerIndex] ?? 0, outerEnd, innerEnd);
      }
    }
    for (const child of children) if (this.#label[child] === free) this.#findNear(child);
    for (const child of becameOuter) this.#makeOuter(child);
  }
  /** Turns the path from the root over the edge x-v into matched edges. */
  #augment(x, v) {
    const { mate } = this.#state;
    rebase(this.#state, this.#top(v), v);
    let from = x;
    let to = v;
    for (;;) {
      const node = this.#top(from);
      const innerNode = mate[this.#base(node)] === -1 ? -1 : this.#partner(node);
      rebase(this.#state, node, from);
      mate[from] = to;
      mate[to] = from;
      if (innerNode === -1) return;
      from = this.#reachedFrom[innerNode] ?? 0;
      to = this.#reachedAt[innerNode] ?? 0;
      rebase(this.#state, innerNode, to);
    }
  }
  #openEmptyBlossoms() {
    const state = this.#state;
    const waiting = this.#nodes.filter((node) => node >= state.size);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (!hasZeroDual(state, node)) continue;
      for (const child of openBlossom(state, node)) if (child >= state.size) waiting.push(child);
    }
  }
}
function flip(link) {
  return { from: link.to, to: link.from };
}
//# sourceMappingURL=search.js.map
