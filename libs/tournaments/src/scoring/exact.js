/**
 * Rounds away the last binary digits of a finished sum, so that two players with the same points are equal however the points were added up
 * (three shared places of 19/3 against 10 + 6 + 3). Only values that are shown or compared are settled, never the addends.
 */
export function settle(value) {
  return Math.round(value * 1e9) / 1e9;
}
/** The sum, not settled. */
export function sum(values) {
  return values.reduce((so, value) => so + value, 0);
}
/** The mean, not settled; 0 of nothing. */
export function mean(values) {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
//# sourceMappingURL=exact.js.map
