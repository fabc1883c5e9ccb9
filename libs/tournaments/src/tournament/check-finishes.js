/** What is wrong with reported finishes, if anything: they name exactly these seats, each with a place. */
export function checkFinishes(table, finishes, seats) {
  const stranger = finishes.find((finish) => !table.seats.includes(finish.participant));
  if (stranger) return { kind: 'not-at-table', table: table.id, participant: stranger.participant };
  const named = new Set(finishes.map((finish) => finish.participant));
  if (named.size !== finishes.length || named.size !== seats.length || !seats.every((seat) => named.has(seat))) {
    return { kind: 'invalid', path: 'finishes', message: 'everybody who played, exactly once' };
  }
  const wrong = finishes.find(({ place, vp }) => !Number.isInteger(place) || place < 1 || (vp !== undefined && !Number.isFinite(vp)));
  return wrong && { kind: 'invalid', path: 'finishes', message: 'places from 1, scores as numbers' };
}
//# sourceMappingURL=check-finishes.js.map
