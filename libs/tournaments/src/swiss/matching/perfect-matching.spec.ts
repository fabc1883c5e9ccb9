import fc from 'fast-check';
import { seededGenerator } from '../../random/generator';
import { PerfectMatching } from './perfect-matching';

/** Weights by limb; the last limb is the order. */
type Weights = number[][][];

/** The greatest weight of a perfect matching of the active vertices, by trying all of them. */
function bestByTrying(weights: Weights, active: readonly boolean[]): number[] | undefined {
  const size = active.length;
  const taken = active.map((is) => !is);
  const sum = weights.map(() => 0);
  let best: number[] | undefined;
  const visit = (): void => {
    const first = taken.indexOf(false);
    if (first === -1) {
      if (best === undefined || compare(sum, best) > 0) best = [...sum];
      return;
    }
    taken[first] = true;
    for (let other = first + 1; other < size; other++) {
      if (taken[other] || weights[0]![first]![other] === -Infinity) continue;
      taken[other] = true;
      weights.forEach((limb, l) => (sum[l]! += limb[first]![other]!));
      visit();
      weights.forEach((limb, l) => (sum[l]! -= limb[first]![other]!));
      taken[other] = false;
    }
    taken[first] = false;
  };
  visit();
  return best;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : a[index]! - b[index]!;
}

/** A random graph, solved, then changed vertex by vertex and pair by pair; every state must be optimal. */
class Trial {
  readonly #chance;
  readonly #size: number;
  readonly #weights: Weights;
  readonly #active: boolean[];
  readonly #matching: PerfectMatching;

  constructor(seed: number, size: number, limbs: number, spread: number, missing: number) {
    this.#chance = seededGenerator(String(seed));
    this.#size = size;
    this.#active = Array.from({ length: size }, () => true);
    this.#weights = Array.from({ length: limbs + 1 }, () => Array.from({ length: size }, () => Array.from({ length: size }, () => 0)));
    this.#matching = new PerfectMatching(size, limbs);
    for (let l = 0; l < limbs; l++) {
      for (let i = 0; i < size; i++) {
        for (let j = 0; j < i; j++) {
          const gone = l === 0 && this.#chance.int(100) < missing && i - j !== 1;
          this.#set(l, i, j, gone ? -Infinity : 2 * (this.#chance.int(2 * spread + 1) - spread));
        }
      }
    }
    this.#weights.slice(0, limbs).forEach((limb, l) => limb.forEach((row, i) => this.#matching.weights(l).set(row, i * size)));
    this.#matching.begin(new Int32Array(size).fill(-1));
  }

  #set(l: number, i: number, j: number, value: number): void {
    this.#weights[l]![i]![j] = value;
    this.#weights[l]![j]![i] = value;
  }

  /** Whether the matching is complete and the best one; where none exists, whether that was noticed. */
  isRight(): boolean {
    const best = bestByTrying(this.#weights, this.#active);
    if (!this.#matching.solve()) return best === undefined;
    const sum = this.#weights.map(() => 0);
    for (let i = 0; i < this.#size; i++) {
      const mate = this.#matching.mate(i);
      if (this.#matching.mate(mate) !== i) return false;
      if (this.#active[i] && i < mate) this.#weights.forEach((limb, l) => (sum[l]! += limb[i]![mate]!));
    }
    return best !== undefined && compare(sum, best) === 0;
  }

  isSolvable(): boolean {
    return bestByTrying(this.#weights, this.#active) !== undefined;
  }

  change(): void {
    this.#matching.useOrder();
    const live = this.#active.flatMap((is, index) => (is ? [index] : []));
    if (live.length === 0) return;
    const v = live[this.#chance.int(live.length)]!;
    if (this.#chance.int(3) === 0) {
      const mate = this.#matching.mate(v);
      this.#matching.settle(v, mate);
      this.#active[v] = false;
      this.#active[mate] = false;
      return;
    }
    this.#matching.reweigh(v, () => {
      for (const other of live) {
        if (other === v || this.#chance.int(2) === 0) continue;
        if (this.#chance.int(12) === 0) {
          this.#matching.remove(v, other);
          this.#set(0, v, other, -Infinity);
        } else {
          const value = 2 * this.#chance.int(4);
          this.#matching.setOrder(v, other, value);
          this.#set(this.#weights.length - 1, v, other, value);
        }
      }
    });
  }
}

const graphs = fc.record({
  seed: fc.nat(),
  half: fc.integer({ min: 1, max: 5 }),
  limbs: fc.integer({ min: 1, max: 3 }),
  spread: fc.constantFrom(0, 1, 2, 5),
  missing: fc.constantFrom(0, 20, 50),
});

describe('PerfectMatching', () => {
  it('finds a matching of greatest weight, and again after every change', () => {
    fc.assert(
      fc.property(graphs, ({ seed, half, limbs, spread, missing }) => {
        const trial = new Trial(seed, 2 * half, limbs, spread, missing);
        expect(trial.isRight()).toBe(true);
        for (let step = 0; step < 6 && trial.isSolvable(); step++) {
          trial.change();
          expect(trial.isRight()).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('says so when there is no perfect matching', () => {
    const star = new PerfectMatching(4, 1);
    star.weights(0).fill(-Infinity);
    for (const leaf of [1, 2, 3]) {
      star.weights(0)[leaf] = 2;
      star.weights(0)[leaf * 4] = 2;
    }
    star.begin(new Int32Array(4).fill(-1));
    expect(star.solve()).toBe(false);
  });

  it('admits when numbers grow beyond exact arithmetic', () => {
    const graph = new PerfectMatching(4, 1);
    for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) graph.weights(0)[i * 4 + j] = 2 ** (50 + ((i + j) % 3));
    graph.begin(new Int32Array(4).fill(-1));
    graph.solve();
    graph.reweigh(0, () => graph.setOrder(0, 1, 2));
    graph.solve();
    expect(graph.inexact).toBe(true);
  });
});
