export const dropOrders = ['natural', 'reverse', 'half-shift', 'reverse-half-shift'];
/**
 * One order for each winners' round, by the size of the bracket: those that delay rematches longest. The first six are published; the one for
 * 128 is the best of all 1,024 combinations: no rematch before losers' round 8, and then as few as can be.
 */
export const dropOrdersBySize = {
  2: ['natural'],
  4: ['natural', 'reverse'],
  8: ['natural', 'reverse', 'natural'],
  16: ['natural', 'reverse', 'natural', 'natural'],
  32: ['natural', 'reverse', 'half-shift', 'natural', 'natural'],
  64: ['natural', 'reverse', 'half-shift', 'reverse-half-shift', 'natural', 'natural'],
  128: ['natural', 'reverse-half-shift', 'reverse', 'half-shift', 'half-shift', 'reverse', 'natural'],
};
/** Lays items out by an order: reverse = backwards, half-shift = second half first, reverse-half-shift = each half backwards. */
export function inDropOrder(items, order) {
  const half = Math.floor(items.length / 2);
  switch (order) {
    case 'natural':
      return [...items];
    case 'reverse':
      return [...items].reverse();
    case 'half-shift':
      return [...items.slice(half), ...items.slice(0, half)];
    case 'reverse-half-shift':
      return [...items.slice(0, half).reverse(), ...items.slice(half).reverse()];
  }
}
//# sourceMappingURL=drop-orders.js.map
