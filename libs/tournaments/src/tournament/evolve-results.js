import { tableOrder } from './advancement-order';
import { findTable, withRound, withTable } from './access';
import { freshTable } from './evolve-rounds';
export function evolveResults(state, event) {
  switch (event.type) {
    case 'GameLinked':
      return withTable(state, event.table, (table) => ({ ...table, games: [...table.games, event.game] }));
    case 'GameScored':
      return withTable(state, event.table, (table) => ({
        ...withoutReport(table),
        played: [...table.played, { finishes: event.finishes, source: event.source }],
      }));
    case 'ResultReported':
      return withTable(state, event.table, (table) => ({ ...table, report: { by: event.by, finishes: event.finishes }, disputed: false }));
    case 'ResultDisputed':
      return withTable(state, event.table, (table) => ({ ...table, disputed: true }));
    case 'SeatForfeited':
      return left(state, event.table, { participant: event.participant, how: 'forfeit' });
    case 'SeatNoShow':
      return left(state, event.table, { participant: event.participant, how: 'no-show' });
    case 'SeatDroppedOut':
      return left(state, event.table, { participant: event.participant, how: 'dropped-out' });
    case 'TableAdjudicated':
    case 'ResultRuled':
      return withTable(state, event.table, (table) => ({
        ...withoutReport(table),
        played: [...table.played, { finishes: event.finishes, source: { kind: 'judge', by: event.by } }],
      }));
    case 'TableDecided':
      return withTable(state, event.table, (table) => ({ ...withoutReport(table), result: event.result }));
    case 'TableVoided':
      return withTable(state, event.table, (table) => ({ ...withoutReport(table), result: event.result, void: true }));
    case 'TableReplayed':
      return withTable(state, event.table, afresh);
    case 'TieResolved':
      return withTable(state, event.table, (table) => ({ ...table, order: event.order }));
    case 'PlayOffCalled':
      return withPlayOff(state, event);
    case 'ResultCorrected':
      return withTable(state, event.table, (before) => ({
        ...withoutOrder(before),
        result: event.result,
        void: false,
        ...(event.ruling === 'later-matches-stand' ? { advanced: tableOrder(before) } : {}),
      }));
    case 'SeatsReplaced':
      return [...new Set(event.seats.map((seat) => seat.table))].reduce(
        (now, id) =>
          withTable(now, id, (table) => ({ ...afresh(table), seats: table.seats.map((seat) => replacement(event.seats, id, seat)) })),
        state,
      );
    case 'TableWithdrawn': {
      const placed = findTable(state, event.table);
      if (!placed) return state;
      return withRound(state, placed.stage, placed.round.round, (round) => ({
        ...round,
        tables: round.tables.filter((table) => table.id !== event.table),
      }));
    }
    case 'WalkoverWithdrawn':
      return withRound(state, event.stage, event.round, (round) => {
        const winner = round.walkovers.find((walkover) => walkover.match === event.match)?.winner;
        return {
          ...round,
          walkovers: round.walkovers.filter((walkover) => walkover.match !== event.match),
          byes: round.byes.filter((bye) => bye.participant !== winner || bye.bye !== 'walkover'),
        };
      });
  }
}
function replacement(seats, table, seat) {
  return seats.find((replaced) => replaced.table === table && replaced.out === seat)?.in ?? seat;
}
function withoutOrder({ order: _order, ...table }) {
  return table;
}
function afresh(table) {
  const { id, number, seats, reasons, match, group, playOffOf } = table;
  const fresh = freshTable({
    id,
    number,
    seats,
    reasons,
    ...(match === undefined ? {} : { match }),
    ...(group === undefined ? {} : { group }),
  });
  return playOffOf === undefined ? fresh : { ...fresh, playOffOf };
}
function withoutReport({ report: _report, ...table }) {
  return { ...table, disputed: false };
}
function left(state, table, seat) {
  return withTable(state, table, (found) => ({ ...found, left: [...found.left, seat] }));
}
function withPlayOff(state, event) {
  const placed = findTable(state, event.table);
  if (!placed) return state;
  const table = {
    ...freshTable({ id: event.playOff, number: event.number, seats: event.seats, reasons: [{ kind: 'play-off', of: event.table }] }),
    playOffOf: event.table,
  };
  return withRound(state, placed.stage, placed.round.round, (round) => ({ ...round, tables: [...round.tables, table] }));
}
//# sourceMappingURL=evolve-results.js.map
