import type { TableReason } from '../pairing/reason';
import type { ParticipantId } from '../scoring/score-book';
import { seatHistory, type SeatHistory } from '../tables/seats';
import type { TablePairing, TableSwissInput } from './pair-tables';
import { tableHistory, type TableHistory } from './table-history';

/** Why each table is as it is, in the order of the tables. */
export function explainTables(input: TableSwissInput, pairing: Extract<TablePairing, { kind: 'paired' }>): TableReason[][] {
  const history = tableHistory(input.earlier, input.sizes.preferred);
  const seats = seatHistory(input.earlier.map((table) => table.seats));
  const cutTable = new Map(pairing.cut.flatMap((table, t) => table.map((participant) => [participant, t] as const)));
  return pairing.tables.map((table, t) => [
    ...scoreGroup(input, table),
    ...(table.length === input.sizes.preferred
      ? []
      : [{ kind: 'off-size' as const, size: table.length, preferred: input.sizes.preferred }]),
    ...table.flatMap((participant) => {
      const from = cutTable.get(participant) ?? t;
      return from === t ? [] : moved(input, history, participant, pairing.cut[from] ?? [], from, t);
    }),
    ...rematches(history, table),
    ...table.map((participant, seat) => seatReason(seats, participant, seat, table.length)),
  ]);
}

function scoreGroup(input: TableSwissInput, table: readonly ParticipantId[]): TableReason[] {
  const scores = table.map((participant) => input.players.find((player) => player.participant === participant)?.score ?? 0);
  return [{ kind: 'score-group', lowest: Math.min(...scores), highest: Math.max(...scores) }];
}

/** Somebody who left the table that the standings alone gave: what staying would have meant. */
function moved(
  input: TableSwissInput,
  history: TableHistory,
  participant: ParticipantId,
  left: readonly ParticipantId[],
  from: number,
  to: number,
): TableReason[] {
  const others = left.filter((other) => other !== participant);
  const met = others.filter((other) => history.meetings(participant, other) > 0);
  const forbidden = others.filter((other) => isForbidden(input, participant, other));
  const games = history.offSizeGames(participant);
  return [
    { kind: 'float', participant, direction: to < from ? 'up' : 'down', by: Math.abs(to - from) },
    ...met.map((other): TableReason => ({
      kind: 'rematch-avoided',
      participant,
      with: other,
      rounds: history.rounds(participant, other),
    })),
    ...forbidden.map((other): TableReason => ({ kind: 'forbidden-avoided', participant, with: other })),
    ...(left.length !== input.sizes.preferred && games > 0 ? [{ kind: 'off-size-avoided' as const, participant, games }] : []),
  ];
}

function rematches(history: TableHistory, table: readonly ParticipantId[]): TableReason[] {
  return table.flatMap((participant, i) =>
    table
      .slice(i + 1)
      .filter((other) => history.meetings(participant, other) > 0)
      .map((other): TableReason => ({ kind: 'rematch', participant, with: other, rounds: history.rounds(participant, other) })),
  );
}

/** How often somebody sat where before: the reason for the seat, in any format. */
export function seatReason(seats: SeatHistory, participant: ParticipantId, seat: number, size: number): TableReason {
  return { kind: 'seat', participant, seat, before: Array.from({ length: size }, (_, s) => seats.times(participant, s)) };
}

function isForbidden(input: TableSwissInput, a: ParticipantId, b: ParticipantId): boolean {
  return input.forbidden.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}
