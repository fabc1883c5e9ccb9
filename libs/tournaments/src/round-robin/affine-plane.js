/**
 * The affine plane of order q: q^2 players in q + 1 rounds of q tables of q, each pair at one table exactly once. Round m < q has the lines
 * y = m x + b, the last round the lines x = c. Players are numbered from 0 as q x + y.
 */
export function affineRounds(order) {
  const all = Array.from({ length: order }, (_, i) => i);
  const field = fieldOf(order);
  const sloped = all.map((slope) => all.map((offset) => all.map((x) => order * x + field.add(field.multiply(slope, x), offset))));
  const upright = all.map((x) => all.map((y) => order * x + y));
  return [...sloped, upright];
}
/** Integers modulo a prime; for 4 the polynomials over two elements modulo x^2 + x + 1, as bits. */
function fieldOf(order) {
  if (order !== 4) return { add: (a, b) => (a + b) % order, multiply: (a, b) => (a * b) % order };
  return {
    add: (a, b) => a ^ b,
    multiply: (a, b) => {
      const product = ((b & 1) * a) ^ ((b >> 1) * (a << 1));
      return product > 3 ? product ^ 7 : product;
    },
  };
}
//# sourceMappingURL=affine-plane.js.map
