const neverCame = 1000;
/** A table's seats from best to worst, as far as advancing goes: by place, then as ties were resolved. */
export function tableOrder(table) {
  if (table.advanced) return table.advanced;
  const order = table.order ?? [];
  const ahead = (participant) => Math.max(0, order.indexOf(participant));
  return [...(table.result ?? [])].sort((x, y) => advancePlace(x) - advancePlace(y) || ahead(x.participant) - ahead(y.participant));
}
/** Who won without playing comes first, who never came comes last. */
export function advancePlace(seat) {
  return seat.place ?? (seat.forfeit === 'won' ? 1 : neverCame);
}
/** Those who share a place across the cut after `top`, and how many of them may pass; undefined where the cut is clean. */
export function tieAcrossCut(table, top) {
  if (table.advanced) return undefined;
  const ordered = tableOrder(table);
  const last = ordered[top - 1];
  const next = ordered[top];
  if (!last || !next || advancePlace(last) !== advancePlace(next)) return undefined;
  const tied = ordered.filter((seat) => advancePlace(seat) === advancePlace(last)).map((seat) => seat.participant);
  if (tied.every((participant) => table.order?.includes(participant) === true)) return undefined;
  return { tied, places: top - ordered.findIndex((seat) => seat.participant === tied[0]) };
}
//# sourceMappingURL=advancement-order.js.map
