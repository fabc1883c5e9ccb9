/** The smallest power of two that holds so many players; at least 2. */
export function bracketSize(players) {
  let size = 2;
  while (size < players) size *= 2;
  return size;
}
/**
 * The seeds from top to bottom of a bracket: start [1, 2]; each x becomes x, 2 len + 1 - x. So the first two can only meet in the final, the
 * first four not before the semi-finals, and byes (seeds that nobody has) fall to the top seeds.
 */
export function seedOrder(size) {
  let order = [1, 2];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
//# sourceMappingURL=seeding.js.map
