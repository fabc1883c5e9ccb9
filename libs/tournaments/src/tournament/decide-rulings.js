import { seededGenerator } from '../random/generator';
import { seatHistory, seatTable } from '../tables/seats';
import { checkFinishes } from './check-finishes';
import { accept, refuse } from './decision';
import { settleTable } from './settle-table';
import { playedTables } from './stage-book';
import { openTie } from './stage-over';
import { isElimination, isScheduled } from './stage-spec';
import { discardStaleDraft } from './stale-draft';
import { presentSeats, ruledResult } from './table-result';
const leaving = { forfeit: 'SeatForfeited', 'no-show': 'SeatNoShow', 'drop-out': 'SeatDroppedOut' };
/** What judges say about a table: each a named event with a reason and an actor. */
export function decideRulings(state, placed, command, context) {
  switch (command.type) {
    case 'rule-result':
    case 'adjudicate':
      return rule(state, placed, command);
    case 'forfeit':
    case 'no-show':
    case 'drop-out':
      return leave(state, placed, command);
    case 'void-table':
      return voidTable(state, placed, command);
    case 'replay-table':
      return replay(state, placed, command);
    case 'resolve-tie':
      return resolveTie(state, placed, command);
    case 'call-play-off':
      return callPlayOff(placed, command, context);
  }
}
/** A ruling decides the whole match, also where it is best of several games. */
function rule(state, { table, spec }, command) {
  if (table.result) return refuse({ kind: 'table-decided', table: table.id });
  const { finishes, reason, actor: by } = command;
  const wrong = checkFinishes(table, finishes, presentSeats(table));
  if (wrong) return refuse(wrong);
  const type = command.type === 'rule-result' ? 'ResultRuled' : 'TableAdjudicated';
  const result = ruledResult(table, spec, finishes);
  return accept(
    ...settleTable(state, table.id, [
      { type, table: table.id, finishes, by, reason },
      { type: 'TableDecided', table: table.id, result },
    ]),
  );
}
function leave(state, { table }, { type, participant, reason, actor: by }) {
  if (table.result) return refuse({ kind: 'table-decided', table: table.id });
  if (!presentSeats(table).includes(participant)) return refuse({ kind: 'not-at-table', table: table.id, participant });
  return accept(...settleTable(state, table.id, [{ type: leaving[type], table: table.id, participant, by, reason }]));
}
function voidTable(state, { table, spec, stage }, { points = 0, reason, actor: by }) {
  if (isElimination(spec.format)) return refuse({ kind: 'fixed-by-format', message: 'a match of an elimination is played again instead' });
  if (table.void) return refuse({ kind: 'table-decided', table: table.id });
  if (!Number.isFinite(points)) return refuse({ kind: 'invalid', path: 'points', message: 'a number' });
  const result = table.seats.map((participant) => ({ participant, points }));
  const voided = { type: 'TableVoided', table: table.id, result, by, reason };
  return accept(...settleTable(state, table.id, [voided]), ...discardStaleDraft(state, stage, by));
}
/** Only while nothing later was made with the result. */
function replay(state, { table, round, stage, stageState, spec }, { reason, actor: by }) {
  if (stageState.ranking) return refuse({ kind: 'stage-over', stage });
  const later = stageState.rounds.find((candidate) => candidate.round > round.round);
  if (later && !isScheduled(spec.format)) return refuse({ kind: 'round-published', round: later.round });
  const playOffs = round.tables.filter((candidate) => candidate.playOffOf === table.id);
  const replayed = [
    { type: 'TableReplayed', table: table.id, by, reason },
    ...playOffs.map((playOff) => ({ type: 'TableWithdrawn', table: playOff.id })),
  ];
  const reopened = round.complete ? [{ type: 'RoundReopened', stage, round: round.round }] : [];
  return accept(...replayed, ...reopened, ...discardStaleDraft(state, stage, by));
}
function resolveTie(state, { table, spec, round }, { order, reason, actor: by }) {
  const tie = openTie(spec, round, table);
  if (!tie) return refuse({ kind: 'no-tie', table: table.id });
  if ([...order].sort().join() !== [...tie.tied].sort().join())
    return refuse({ kind: 'invalid', path: 'order', message: 'those who are tied' });
  const resolved = { type: 'TieResolved', table: table.id, order, how: 'ruling', by, reason };
  const open = round.tables.filter((candidate) => candidate.playOffOf === table.id && !candidate.result);
  const withdrawn = open.map((playOff) => ({ type: 'TableWithdrawn', table: playOff.id }));
  return accept(...settleTable(state, table.id, [resolved, ...withdrawn]));
}
function callPlayOff({ table, spec, round, stageState }, { actor: by }, context) {
  const tie = openTie(spec, round, table);
  if (!tie) return refuse({ kind: 'no-tie', table: table.id });
  const before = round.tables.filter((candidate) => candidate.playOffOf === table.id);
  const open = before.find((playOff) => !playOff.result);
  if (open) return refuse({ kind: 'table-not-decided', table: open.id });
  const history = seatHistory(playedTables(stageState).map((played) => played.seats));
  const seats = seatTable(history, tie.tied, seededGenerator(context.seed));
  const playOff = `${table.id}p${before.length + 1}`;
  return accept({ type: 'PlayOffCalled', table: table.id, playOff, seats, number: table.number, seed: context.seed, by });
}
//# sourceMappingURL=decide-rulings.js.map
