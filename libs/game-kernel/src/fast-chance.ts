import { type Chance, type ChanceSource, type CountedChance, DrawnChance, type Draws } from './chance';

/** A fast generator (sfc32) for simulation and analysis: the same seed gives the same draws, labels do not matter. Not for play. */
export function fastChance(seed: number | string): Chance {
  return new FastChance(sfc32(seed));
}

/** Fast chance as the kernel wants it: one generator for a whole simulated game, with draws counted by label. */
export function fastSource(seed: number | string): ChanceSource {
  const next32 = sfc32(seed);
  return ({ draws }) => new CountedFastChance(next32, draws);
}

class FastChance extends DrawnChance {
  readonly #next32: () => number;

  constructor(next32: () => number) {
    super();
    this.#next32 = next32;
  }

  int(_label: string, bound: number): number {
    return bounded(this.#next32, bound);
  }
}

class CountedFastChance extends DrawnChance implements CountedChance {
  readonly #next32: () => number;
  readonly #draws: Draws;
  #next: Record<string, number> | undefined;

  constructor(next32: () => number, draws: Draws) {
    super();
    this.#next32 = next32;
    this.#draws = draws;
  }

  int(label: string, bound: number): number {
    this.#next ??= {};
    this.#next[label] = (this.#next[label] ?? this.#draws[label] ?? 0) + 1;
    return bounded(this.#next32, bound);
  }

  used(): Draws | undefined {
    return this.#next;
  }
}

/** Lemire's method: the high half of a 32 x 32 bit product, the few biased low halves rejected. */
function bounded(next32: () => number, bound: number): number {
  if (!Number.isSafeInteger(bound) || bound < 1 || bound > 2 ** 32)
    throw new RangeError(`A draw needs a bound from 1 to 2^32, not ${bound}`);
  const threshold = 2 ** 32 % bound;
  for (;;) {
    const word = next32();
    const low = Math.imul(word, bound) >>> 0;
    if (low < threshold) continue;
    // The exact product needs 64 bits; its high half is computed from two 16-bit halves of the word.
    const lower = (word & 0xffff) * bound;
    const upper = (word >>> 16) * bound;
    return Math.floor((upper + Math.floor(lower / 2 ** 16)) / 2 ** 16);
  }
}

/** Chris Doty-Humphrey's small fast counting generator, 32-bit, seeded from any text through FNV-1a. */
function sfc32(seed: number | string): () => number {
  let [a, b, c, counter] = words(String(seed));
  const next = () => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    c |= 0;
    return result >>> 0;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
}

function words(text: string): [number, number, number, number] {
  const word = (salt: number) => {
    let hash = 0x811c9dc5 ^ salt;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash ^ (hash >>> 15);
  };
  return [word(1), word(2), word(3), 1];
}
