/**
 * Berger tables. n even: round 1 is (1, n)(2, n-1)...; each further round adds n/2 modulo n-1 to all but n. With an odd number a dummy takes
 * the last number, and who would meet it rests. The last number changes colour every round.
 */
export function bergerRounds(players) {
  if (players < 2) return [];
  const n = players + (players % 2);
  return Array.from({ length: n - 1 }, (_, round) => bergerRound(players, n, round));
}
/** A double round robin: every pair meets a second time with the seats exchanged. */
export function doubleBergerRounds(players) {
  const once = bergerRounds(players);
  return [...once, ...once.map((round) => ({ ...round, pairs: round.pairs.map(([first, second]) => [second, first]) }))];
}
function bergerRound(players, n, round) {
  const moved = (number) => ((number - 1 + round * (n / 2)) % (n - 1)) + 1;
  const top = round % 2 === 0 ? [moved(1), n] : [n, moved(1)];
  const others = Array.from({ length: n / 2 - 1 }, (_, i) => [moved(i + 2), moved(n - 1 - i)]);
  const pairs = [top, ...others];
  return {
    pairs: pairs.filter((pair) => !pair.includes(players + 1)),
    rests: n === players ? undefined : moved(1),
  };
}
//# sourceMappingURL=berger.js.map
