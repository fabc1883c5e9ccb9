/**
 * Who is in S1 of a homogeneous bracket or remainder (C.04.3 4.2-4.3): the first half, with as few exchanges as the best pairing allows; then
 * the smallest difference of the numbers exchanged, the lowest players out of S1, the highest out of S2. `remainder` is in pairing order.
 */
export class Exchanges {
  #graph;
  #remainder;
  #canMeet;
  #places;
  /** Steps of the order of generation are multiples of four of this, trials of two; transpositions stay below. */
  #unit;
  constructor(graph, remainder, canMeet) {
    this.#graph = graph;
    this.#remainder = remainder;
    this.#canMeet = canMeet;
    this.#places = new Set(remainder);
    this.#unit = remainder.length + 1;
  }
  /** Settles S1 and leaves the graph with a best pairing that has it. */
  settleUpperHalf() {
    const remainder = this.#remainder;
    const pairs = remainder.filter((v) => this.#isUpper(v)).length;
    if (pairs === 0) return [];
    this.#weighExchanges(pairs);
    const firstHalf = remainder.slice(0, pairs);
    const exchanged = firstHalf.filter((v) => !this.#isUpper(v)).length;
    if (exchanged > 0) {
      this.#chooseLeavingUpper(pairs, exchanged);
      this.#chooseLeavingLower(pairs, exchanged);
    }
    return remainder.filter((v) => this.#isUpper(v));
  }
  /** Whether the player is the higher one of a pair in the remainder. */
  #isUpper(v) {
    const mate = this.#graph.mate(v);
    return mate > v && this.#places.has(mate) && this.#canMeet(v, mate);
  }
  #weighExchanges(pairs) {
    const graph = this.#graph;
    const remainder = this.#remainder;
    const step = 4 * this.#unit;
    const exchange = remainder.length * remainder.length;
    const duals = new Float64Array(2 * graph.size);
    for (let a = 0; a < pairs; a++) duals[remainder[a] ?? 0] = step * (exchange - a);
    graph.restartOrder(duals, () => {
      remainder.forEach((v, a) => {
        const order = step * ((a < pairs ? exchange : 0) - a);
        for (const other of remainder.slice(a + 1)) if (this.#canMeet(v, other)) graph.setOrder(v, other, order);
      });
    });
    graph.solve();
  }
  #chooseLeavingUpper(pairs, exchanged) {
    const graph = this.#graph;
    let left = exchanged;
    for (let a = pairs - 1; a >= 0 && left > 0; a--) {
      const v = this.#remainder[a] ?? 0;
      const opponents = this.#behind(a);
      if (this.#isUpper(v) && !this.#mayLeave(v, opponents)) continue;
      if (this.#isUpper(v)) this.#shift(v, opponents, -2 * this.#unit);
      if (this.#isUpper(v)) {
        this.#shift(v, opponents, 2 * this.#unit);
        continue;
      }
      left--;
      graph.reweigh(v, () => opponents.forEach((other) => graph.remove(v, other)));
      graph.solve();
    }
  }
  #chooseLeavingLower(pairs, exchanged) {
    const graph = this.#graph;
    let left = exchanged;
    // The last one follows from the difference.
    for (let b = pairs; b < this.#remainder.length && left > 1; b++) {
      const v = this.#remainder[b] ?? 0;
      const opponents = this.#behind(b);
      const trial = !this.#isUpper(v) && opponents.some((other) => graph.mayMatch(v, other));
      if (trial) this.#shift(v, opponents, 2 * this.#unit);
      const leaves = this.#isUpper(v);
      if (trial) this.#shift(v, opponents, -2 * this.#unit);
      if (!leaves) continue;
      left--;
      const allowed = new Set(opponents);
      graph.reweigh(v, () => {
        for (let other = 0; other < graph.size; other++) if (other !== v && !allowed.has(other)) graph.remove(v, other);
      });
      graph.solve();
    }
  }
  /** Whether a best pairing may exist in which the player is not the higher one of a pair. */
  #mayLeave(v, opponents) {
    const below = new Set(opponents);
    for (let other = 0; other < this.#graph.size; other++) {
      if (other !== v && !below.has(other) && this.#graph.mayMatch(v, other)) return true;
    }
    return false;
  }
  #behind(place) {
    const v = this.#remainder[place] ?? 0;
    return this.#remainder.slice(place + 1).filter((other) => this.#canMeet(v, other));
  }
  #shift(v, opponents, by) {
    const graph = this.#graph;
    graph.reweigh(v, () => opponents.forEach((other) => graph.raiseOrder(v, other, by)));
    graph.solve();
  }
}
//# sourceMappingURL=exchanges.js.map
