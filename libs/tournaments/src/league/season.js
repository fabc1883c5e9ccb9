/** Ties of a league: wins, 2nds, 3rds, mean % of winner, margin, total VP, head-to-head. */
export const leagueTieBreaks = ['wins', 'seconds', 'thirds', 'percent-of-winner', 'margin', 'victory-points', 'direct-encounter'];
export const usualLeague = { groupSize: 7, up: 1, down: 2 };
/** Who plays where next season. Vacancies that drop-outs leave are filled from below, best first; nobody is relegated for a vacancy. */
export function seasonMoves(results, rules) {
  const divisions = [...new Set(results.map((result) => result.division))].sort((x, y) => x - y);
  const top = divisions[0] ?? 1;
  const bottom = divisions.at(-1) ?? top;
  const moves = results.flatMap((result) => groupMoves(result, rules, top, bottom));
  return fillUp(moves, results, divisions);
}
/** The divisions of the next season, from its moves, with newcomers at the bottom. */
export function nextDivisions(moves, newcomers) {
  const staying = moves.filter((move) => move.because !== 'dropped-out');
  const count = Math.max(1, ...staying.map((move) => move.to));
  const divisions = Array.from({ length: count }, (_, d) => staying.filter((move) => move.to === d + 1).map((move) => move.participant));
  divisions.at(-1)?.push(...newcomers);
  return divisions;
}
/** Cuts a division into groups of the league's size, the rest spread so that sizes differ by one at most. */
export function divisionGroups(members, rules) {
  const groups = Math.max(1, Math.round(members.length / rules.groupSize));
  return Array.from({ length: groups }, (_, g) => members.filter((_member, i) => i % groups === g));
}
function groupMoves(result, rules, top, bottom) {
  const from = result.division;
  const staying = result.order.filter((participant) => !result.dropped.includes(participant));
  // Drop-outs take the places of those who would go down.
  const down = from === bottom ? 0 : Math.max(0, rules.down - result.dropped.length);
  const up = from === top ? 0 : rules.up;
  const moves = staying.map((participant, i) => {
    if (i < up) return { participant, from, to: from - 1, because: 'promoted' };
    if (i >= staying.length - down) return { participant, from, to: from + 1, because: 'relegated' };
    return { participant, from, to: from, because: 'stays' };
  });
  return [...moves, ...result.dropped.map((participant) => ({ participant, from, to: from, because: 'dropped-out' }))];
}
/** From the top down: while a division is smaller than it was, the best who stay in the one below come up. */
function fillUp(moves, results, divisions) {
  const next = [...moves];
  for (const division of divisions.slice(0, -1)) {
    const before = results.filter((result) => result.division === division).reduce((n, result) => n + result.order.length, 0);
    const below = results.filter((result) => result.division === division + 1);
    const candidates = byRankAcrossGroups(below);
    for (const participant of candidates) {
      const now = next.filter((move) => move.to === division && move.because !== 'dropped-out').length;
      if (now >= before) break;
      const at = next.findIndex((move) => move.participant === participant && move.because === 'stays');
      const move = next[at];
      if (move) next[at] = { ...move, to: division, because: 'filled-up' };
    }
  }
  return next;
}
/** All firsts, then all seconds, and so on. */
function byRankAcrossGroups(groups) {
  const longest = Math.max(0, ...groups.map((group) => group.order.length));
  return Array.from({ length: longest }, (_, rank) => groups.flatMap((group) => group.order[rank] ?? [])).flat();
}
//# sourceMappingURL=season.js.map
