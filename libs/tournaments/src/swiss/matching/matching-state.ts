/**
 * The state of a maximum-weight perfect matching on a dense graph. A weight is a tuple of numbers, the limbs, compared lexicographically;
 * the algorithm only adds, subtracts, halves and compares, so any such ordered group will do. All weights are even integers, so that halves
 * are exact. A missing edge has -Infinity in its first limb.
 *
 * Nodes 0..size-1 are the vertices; nodes from `size` on are blossoms: odd cycles of nodes that act as one.
 */
export interface MatchingState {
  readonly size: number;
  /** How many limbs count at present; the others are all zero. */
  limbs: number;
  /** By limb: the symmetric matrix of weights. */
  readonly weight: readonly Float64Array[];
  /** By limb: by node, the dual variable (u of a vertex, z of a blossom). */
  readonly dual: readonly Float64Array[];
  /** By vertex: its partner, or -1. */
  readonly mate: Int32Array;
  /** By vertex: 0 once its pair is settled and out of the graph. */
  readonly active: Uint8Array;
  /** By vertex: the outermost node that holds it. */
  readonly top: Int32Array;
  /** By node: the vertex whose partner lies outside the node. */
  readonly base: Int32Array;
  /** By node: what a blossom is made of; undefined where no blossom is. */
  readonly blossoms: (Blossom | undefined)[];
  /**
   * By blossom, then by vertex outside: the vertex inside with the least slack towards it, or -1 where it is not known yet. It stays right
   * while the blossom lives, because all duals inside change alike.
   */
  readonly nearest: (Int32Array | undefined)[];
  /** By vertex: the list of it alone. */
  readonly alone: readonly (readonly number[])[];
  /** Blossom numbers not in use. */
  readonly spare: number[];
}

export interface Blossom {
  /** The cycle; the first child holds the base, then the children are matched two by two. */
  children: number[];
  /** `links[i]` joins child i with child i + 1 (the last with the first). */
  links: Link[];
  readonly vertices: readonly number[];
}

/** An edge, `from` in the earlier child, `to` in the later one. */
export interface Link {
  readonly from: number;
  readonly to: number;
}

export function emptyMatching(size: number, limbs: number): MatchingState {
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
    blossoms: new Array<Blossom | undefined>(2 * size).fill(undefined),
    nearest: new Array<Int32Array | undefined>(2 * size).fill(undefined),
    alone: Array.from(vertices, (vertex) => [vertex]),
    spare: Array.from({ length: size }, (_, index) => 2 * size - 1 - index),
  };
}

/** One limb of a list of limbs; the list is never shorter than `limbs`. */
export function limb(limbs: readonly Float64Array[], index: number): Float64Array {
  return limbs[index] ?? noLimb;
}

const noLimb = new Float64Array(0);

/** The vertices of a node. */
export function verticesOf(state: MatchingState, node: number): readonly number[] {
  return state.blossoms[node]?.vertices ?? state.alone[node] ?? [];
}

/** Whether the edge x-v has less slack than the edge y-v. */
export function lessSlack(state: MatchingState, x: number, y: number, v: number): boolean {
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
export function isTight(state: MatchingState, x: number, y: number): boolean {
  for (let l = 0; l < state.limbs; l++) {
    const dual = limb(state.dual, l);
    if ((dual[x] ?? 0) + (dual[y] ?? 0) !== (limb(state.weight, l)[x * state.size + y] ?? 0)) return false;
  }
  return true;
}
