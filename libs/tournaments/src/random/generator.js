/** The generator of a seed: `sfc32` over four words that are hashed from the seed's text. */
export function seededGenerator(seed) {
  let [a, b, c, d] = seedWords(seed);
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    unit: () => next() / 0x1_0000_0000,
    int: (bound) => {
      // Words past the last whole multiple of the bound would favour small numbers.
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      let word = next();
      while (word >= limit) word = next();
      return word % bound;
    },
  };
}
/** A shuffled copy (Fisher-Yates). */
export function shuffled(generator, items) {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = generator.int(i + 1);
    const [x, y] = [copy[i], copy[j]];
    if (x === undefined || y === undefined) continue;
    copy[i] = y;
    copy[j] = x;
  }
  return copy;
}
/** Four 32-bit words from a text: two multiplicative hashes with different constants, mixed to avalanche. */
function seedWords(seed) {
  let h = 0x9e37_79b9;
  let g = 0x85eb_ca6b;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    h = Math.imul(h ^ unit, 0x9e37_79b1);
    h ^= h >>> 15;
    g = Math.imul(g ^ unit, 0x5f35_6495);
    g ^= g >>> 13;
  }
  return [avalanche(h), avalanche(g ^ h), avalanche(h + g), avalanche(Math.imul(h, 3) ^ seed.length)];
}
function avalanche(word) {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x7feb_352d);
  w = Math.imul(w ^ (w >>> 15), 0x846c_a68b);
  return w ^ (w >>> 16);
}
//# sourceMappingURL=generator.js.map
