import { seatHistory } from '../tables/seats';
import { tableHistory } from './table-history';
/** Why each table is as it is, in the order of the tables. */
export function explainTables(input, pairing) {
  const history = tableHistory(input.earlier, input.sizes.preferred);
  const seats = seatHistory(input.earlier.map((table) => table.seats));
  const cutTable = new Map(pairing.cut.flatMap((table, t) => table.map((participant) => [participant, t])));
  return pairing.tables.map((table, t) => [
    ...scoreGroup(input, table),
    ...(table.length === input.sizes.preferred ? [] : [{ kind: 'off-size', size: table.length, preferred: input.sizes.preferred }]),
    ...table.flatMap((participant) => {
      const from = cutTable.get(participant) ?? t;
      return from === t ? [] : moved(input, history, participant, pairing.cut[from] ?? [], from, t);
    }),
    ...rematches(history, table),
    ...table.map((participant, seat) => seatReason(seats, participant, seat, table.length)),
  ]);
}
function scoreGroup(input, table) {
  const scores = table.map((participant) => input.players.find((player) => player.participant === participant)?.score ?? 0);
  return [{ kind: 'score-group', lowest: Math.min(...scores), highest: Math.max(...scores) }];
}
/** Somebody who left the table that the standings alone gave: what staying would have meant. */
function moved(input, history, participant, left, from, to) {
  const others = left.filter((other) => other !== participant);
  const met = others.filter((other) => history.meetings(participant, other) > 0);
  const forbidden = others.filter((other) => isForbidden(input, participant, other));
  const games = history.offSizeGames(participant);
  return [
    { kind: 'float', participant, direction: to < from ? 'up' : 'down', by: Math.abs(to - from) },
    ...met.map((other) => ({
      kind: 'rematch-avoided',
      participant,
      with: other,
      rounds: history.rounds(participant, other),
    })),
    ...forbidden.map((other) => ({ kind: 'forbidden-avoided', participant, with: other })),
    ...(left.length !== input.sizes.preferred && games > 0 ? [{ kind: 'off-size-avoided', participant, games }] : []),
  ];
}
function rematches(history, table) {
  return table.flatMap((participant, i) =>
    table
      .slice(i + 1)
      .filter((other) => history.meetings(participant, other) > 0)
      .map((other) => ({ kind: 'rematch', participant, with: other, rounds: history.rounds(participant, other) })),
  );
}
/** How often somebody sat where before: the reason for the seat, in any format. */
export function seatReason(seats, participant, seat, size) {
  return { kind: 'seat', participant, seat, before: Array.from({ length: size }, (_, s) => seats.times(participant, s)) };
}
function isForbidden(input, a, b) {
  return input.forbidden.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}
//# sourceMappingURL=explain.js.map
