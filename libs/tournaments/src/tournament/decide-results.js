import { canonical } from '@kronika/event-log';
import { findTable } from './access';
import { checkFinishes } from './check-finishes';
import { decideCorrection } from './decide-correction';
import { decideRulings } from './decide-rulings';
import { accept, refuse } from './decision';
import { settleTable } from './settle-table';
import { presentSeats } from './table-result';
export function decideResults(state, command, context) {
  const placed = findTable(state, command.table);
  if (!placed) return refuse({ kind: 'unknown-table', table: command.table });
  const phases = command.type === 'correct-result' ? ['running', 'finished'] : ['running'];
  if (!phases.includes(state.phase)) return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['running'] });
  switch (command.type) {
    case 'correct-result':
      return decideCorrection(state, placed, command);
    case 'link-game':
      return placed.table.result ? decidedAlready(placed) : accept({ type: 'GameLinked', table: command.table, game: command.game });
    case 'record-game':
      return recordGame(state, placed, command);
    case 'report-result':
      return report(state, placed, command);
    case 'confirm-result':
      return confirm(state, placed, command);
    case 'dispute-result':
      return dispute(placed, command);
    case 'enter-result':
      return score(state, placed, command.finishes, { kind: 'judge', by: command.actor });
    default:
      return decideRulings(state, placed, command, context);
  }
}
function decidedAlready({ table }) {
  return refuse({ kind: 'table-decided', table: table.id });
}
/** A game that counts, with what follows from it. */
function score(state, placed, finishes, source) {
  const { table } = placed;
  if (table.result) return decidedAlready(placed);
  const wrong = checkFinishes(table, finishes, presentSeats(table));
  if (wrong) return refuse(wrong);
  return accept(...settleTable(state, table.id, [{ type: 'GameScored', table: table.id, finishes, source }]));
}
/** Games on line count once, and only at the table that they were made for. */
function recordGame(state, placed, { game, version, finishes }) {
  const { table } = placed;
  const linked = table.games.length === 0 || table.games.includes(game);
  const counted = table.played.some(({ source }) => source.kind === 'online' && source.game === game);
  if (!table.result && (!linked || counted)) return refuse({ kind: 'wrong-game', table: table.id, game });
  return score(state, placed, finishes, { kind: 'online', game, version });
}
/** A second report by somebody else confirms the first if it says the same, and disputes it if it does not. */
function report(state, placed, { by, finishes, actor }) {
  const { table } = placed;
  if (table.result) return decidedAlready(placed);
  if (!presentSeats(table).includes(by)) return refuse({ kind: 'not-at-table', table: table.id, participant: by });
  const wrong = checkFinishes(table, finishes, presentSeats(table));
  if (wrong) return refuse(wrong);
  const reported = { type: 'ResultReported', table: table.id, by, finishes };
  const first = table.report;
  if (!first || first.by === by) return accept(reported);
  if (!table.disputed && isSameFinish(first.finishes, finishes)) {
    return score(state, placed, finishes, { kind: 'report', by: first.by, confirmedBy: actor });
  }
  return accept(reported, { type: 'ResultDisputed', table: table.id, by: actor, reason: { code: 'wrong-report' } });
}
function confirm(state, placed, { by, actor }) {
  const { table } = placed;
  if (!table.report || table.disputed) return refuse({ kind: 'nothing-to-confirm', table: table.id });
  if (actor.role === 'player') {
    if (by === undefined || !table.seats.includes(by)) return refuse({ kind: 'not-at-table', table: table.id, participant: by ?? '' });
    if (by === table.report.by) return refuse({ kind: 'own-report', table: table.id });
  }
  return score(state, placed, table.report.finishes, { kind: 'report', by: table.report.by, confirmedBy: actor });
}
function dispute(placed, { by, actor, reason }) {
  const { table } = placed;
  if (!table.report) return refuse({ kind: 'nothing-to-confirm', table: table.id });
  if (actor.role === 'player' && (by === undefined || !table.seats.includes(by))) {
    return refuse({ kind: 'not-at-table', table: table.id, participant: by ?? '' });
  }
  return accept({ type: 'ResultDisputed', table: table.id, by: actor, reason });
}
function isSameFinish(one, other) {
  const sorted = (finishes) => [...finishes].sort((x, y) => (x.participant < y.participant ? -1 : 1));
  return canonical(sorted(one)) === canonical(sorted(other));
}
//# sourceMappingURL=decide-results.js.map
