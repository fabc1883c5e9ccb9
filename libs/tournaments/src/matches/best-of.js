/** How a best-of-n match stands. Games after the decision do not count. */
export function bestOf(n, games) {
  const wins = [0, 0];
  let played = 0;
  let decided = false;
  for (const winner of games) {
    if (decided) break;
    played += 1;
    if (winner !== undefined) wins[winner] += 1;
    const lead = Math.abs(wins[0] - wins[1]);
    decided = played >= n || lead > n - played;
  }
  const places = wins[0] > wins[1] ? [1, 2] : wins[0] < wins[1] ? [2, 1] : [1, 1];
  return { wins, played, decided, places };
}
//# sourceMappingURL=best-of.js.map
