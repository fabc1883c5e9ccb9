import { partsOf } from './bracket';
import { bracketGraph } from './bracket-weights';
import { Exchanges } from './exchanges';
export const theBye = -1;
export const furtherDown = -2;
/** Weights up to these sizes are tried in turn, until all numbers stay exact. */
const largestWeights = [2 ** 47, 2 ** 36, 2 ** 26];
/** The best pairing of a bracket (C.04.3 article 3), or undefined if the graph has no perfect matching. */
export function pairBracket(bracket, compatibility, complete, limits = largestWeights) {
  for (const largest of limits) {
    const solver = new BracketSolver(bracket, partsOf(bracket, complete), compatibility, largest);
    const pairing = solver.run();
    if (!solver.inexact) return pairing;
  }
  throw new Error('A bracket outgrew exact arithmetic.');
}
class BracketSolver {
  #bracket;
  #parts;
  #compatibility;
  #graph;
  #build;
  #settled = [];
  constructor(bracket, parts, compatibility, largest) {
    this.#bracket = bracket;
    this.#parts = parts;
    this.#compatibility = compatibility;
    this.#build = (countUnplayed) => bracketGraph(bracket, parts, compatibility, countUnplayed, largest);
    this.#graph = this.#build(false);
  }
  get inexact() {
    return this.#graph.inexact;
  }
  run() {
    if (!this.#solveFirst()) return undefined;
    // C9 counts where the bye is the only player who leaves the bracket.
    if (this.#byeIsOnlyDownfloater()) {
      this.#graph = this.#build(true);
      if (!this.#solveFirst()) return undefined;
    }
    const movedDown = this.#chooseMovedDown();
    for (const player of movedDown) this.#settleBest(player, this.#residents());
    this.#settleRemainder();
    return this.#result();
  }
  /** Starts from the order of generation's first candidate: the halves of the residents against each other. */
  #solveFirst() {
    const { residentsFrom, nextFrom, size } = this.#parts;
    const preferred = new Int32Array(size).fill(-1);
    for (let v = 0; v < residentsFrom && residentsFrom + v < nextFrom; v++) preferred[v] = residentsFrom + v;
    const from = Math.min(2 * residentsFrom, nextFrom);
    const half = Math.floor((nextFrom - from) / 2);
    for (let v = from; v < from + half; v++) preferred[v] = v + half;
    this.#graph.begin(preferred);
    return this.#graph.solve();
  }
  /** Whether the player is paired inside the bracket. */
  #isPaired(vertex) {
    const mate = this.#graph.mate(vertex);
    return mate < this.#parts.nextFrom && this.#canMeet(vertex, mate);
  }
  /** Two vertices that cannot meet are matched when both players float; players moved down do not meet each other. */
  #canMeet(a, b) {
    const { cardOf, residentsFrom } = this.#parts;
    const placeA = cardOf[a] ?? -1;
    const placeB = cardOf[b] ?? -1;
    if (placeA === -1 || placeB === -1 || (a < residentsFrom && b < residentsFrom)) return false;
    return this.#compatibility.allows(placeA, placeB);
  }
  #byeIsOnlyDownfloater() {
    const { bye, nextFrom } = this.#parts;
    if (bye === -1 || this.#graph.mate(bye) >= nextFrom) return false;
    let unpaired = 0;
    for (let v = 0; v < nextFrom; v++) if (!this.#isPaired(v)) unpaired++;
    return unpaired === 1;
  }
  #residents() {
    const { residentsFrom, nextFrom } = this.#parts;
    return range(residentsFrom, nextFrom).filter((v) => this.#graph.isActive(v));
  }
  /** The moved-down players to be paired here: of each score, the highest that can be (4.4). */
  #chooseMovedDown() {
    const graph = this.#graph;
    const { residentsFrom } = this.#parts;
    const chosen = [];
    graph.useOrder();
    const score = (v) => this.#bracket.cards[this.#parts.cardOf[v] ?? 0]?.score ?? 0;
    for (const group of groupsBy(range(0, residentsFrom), score)) {
      let places = group.filter((v) => this.#isPaired(v)).length;
      group.forEach((v, index) => {
        if (places === 0) return;
        const left = group.length - index;
        if (left > places && !this.#isPaired(v)) this.#tryToPair(v);
        if (!this.#isPaired(v)) return;
        if (left > places) this.#keepPaired(v);
        chosen.push(v);
        places--;
      });
    }
    return chosen;
  }
  #tryToPair(v) {
    const graph = this.#graph;
    const opponents = this.#residents().filter((other) => graph.mayMatch(v, other) && this.#canMeet(v, other));
    if (opponents.length === 0) return;
    graph.reweigh(v, () => opponents.forEach((other) => graph.setOrder(v, other, 2)));
    graph.solve();
    if (this.#isPaired(v)) return;
    graph.reweigh(v, () => opponents.forEach((other) => graph.setOrder(v, other, 0)));
    graph.solve();
  }
  /** From here on the player is paired with a resident. */
  #keepPaired(v) {
    const graph = this.#graph;
    const { nextFrom, residentsFrom, size } = this.#parts;
    graph.reweigh(v, () => {
      for (let other = 0; other < size; other++) {
        const resident = other >= residentsFrom && other < nextFrom;
        if (other === v || !graph.isActive(other)) continue;
        if (resident && this.#canMeet(v, other)) graph.setOrder(v, other, 0);
        else graph.remove(v, other);
      }
    });
    graph.solve();
  }
  /** Pairs a player with the first opponent of the list that a best pairing allows. */
  #settleBest(v, opponents) {
    const graph = this.#graph;
    const upToMate = opponents
      .slice(0, opponents.indexOf(graph.mate(v)) + 1)
      .filter((other) => graph.mayMatch(v, other) && this.#canMeet(v, other));
    if (upToMate.length > 1) {
      graph.reweigh(v, () => upToMate.forEach((other, index) => graph.raiseOrder(v, other, 2 * (upToMate.length - index))));
      graph.solve();
    }
    const opponent = graph.mate(v);
    this.#settled.push([v, opponent]);
    graph.settle(v, opponent);
    graph.solve();
  }
  #settleRemainder() {
    const graph = this.#graph;
    const remainder = this.#residents();
    const upper = new Exchanges(graph, remainder, (a, b) => this.#canMeet(a, b)).settleUpperHalf();
    const lower = remainder.filter((v) => !upper.includes(v));
    for (const v of upper) {
      this.#settleBest(
        v,
        lower.filter((other) => other > v && graph.isActive(other)),
      );
    }
  }
  #result() {
    const { cardOf, nextFrom, size, bye, dummy, complete } = this.#parts;
    const place = (v) => cardOf[v] ?? -1;
    const paired = new Set(this.#settled.flat());
    const below = new Map();
    for (let v = 0; v < size; v++) {
      if (v === bye || v === dummy || paired.has(v)) continue;
      const mate = this.#graph.mate(v);
      if (mate === bye) below.set(place(v), theBye);
      else below.set(place(v), mate === dummy || (!complete && !this.#canMeet(v, mate)) ? furtherDown : place(mate));
    }
    return {
      pairs: this.#settled.map(([v, other]) => [place(v), place(other)]),
      downfloaters: range(0, nextFrom)
        .filter((v) => !paired.has(v))
        .map(place),
      below,
    };
  }
}
function range(from, to) {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
function groupsBy(vertices, key) {
  const groups = [];
  for (const v of vertices) {
    const last = groups.at(-1);
    if (last !== undefined && key(last[0] ?? 0) === key(v)) last.push(v);
    else groups.push([v]);
  }
  return groups;
}
//# sourceMappingURL=pair-bracket.js.map
