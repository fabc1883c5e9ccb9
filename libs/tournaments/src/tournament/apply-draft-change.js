import { consequencesOf, isSameTable } from './draft-consequences';
import { draftQuality } from './draft-round';
import { isSwiss, preferredSize } from './stage-spec';
/** A draft after a change by hand, with what the change brings about; also for showing that before it is made. */
export function applyDraftChange(state, change) {
  const { draft } = state;
  const spec = draft && state.specs[draft.stage - 1];
  if (!spec) return { kind: 'no-draft' };
  const fixed = fixedByFormat(spec.format, change);
  if (fixed) return fixed;
  const changed = changedParts(draft, change, spec.byes);
  if ('kind' in changed) return changed;
  const wrong = wrongSize(state, spec.format, changed.tables);
  if (wrong) return wrong;
  const byHand = changed.tables.map((table) => (isSameTable(table, draft) ? table : { ...table, reasons: [{ kind: 'by-hand' }] }));
  const next = { ...draft, tables: byHand, byes: changed.byes, quality: draftQuality(state, draft.stage, byHand) };
  return { draft: next, consequences: consequencesOf(state, draft, next) };
}
/** What a format leaves to the organiser: brackets and schedules only seats and table numbers. */
function fixedByFormat(format, change) {
  if (change.kind === 'seat' || change.kind === 'number' || isSwiss(format)) return undefined;
  if (format.kind === 'table-elimination' && change.kind === 'swap') return undefined;
  return { kind: 'fixed-by-format', message: 'the bracket or the schedule says who meets whom' };
}
function changedParts(draft, change, byePoints) {
  switch (change.kind) {
    case 'swap':
      return swap(draft, change.one, change.other);
    case 'move':
      return move(draft, change.participant, change.to);
    case 'give-bye': {
      if (!isInDraft(draft, change.participant)) return { kind: 'unknown-participant', participant: change.participant };
      const { tables, byes } = without(draft, change.participant);
      return { tables, byes: [...byes, { participant: change.participant, bye: change.bye, points: byePoints[change.bye] }] };
    }
    case 'seat': {
      const table = draft.tables.find((candidate) => candidate.id === change.table);
      if (!table) return { kind: 'unknown-table', table: change.table };
      if ([...table.seats].sort().join() !== [...change.seats].sort().join())
        return { kind: 'invalid', path: 'seats', message: 'the same players' };
      return withTable(draft, { ...table, seats: change.seats });
    }
    case 'number': {
      const table = draft.tables.find((candidate) => candidate.id === change.table);
      if (!table) return { kind: 'unknown-table', table: change.table };
      const other = draft.tables.find((candidate) => candidate.number === change.number);
      const exchanged = other ? withTable(draft, { ...other, number: table.number }) : draft;
      return withTable(exchanged, { ...table, number: change.number });
    }
  }
}
function swap(draft, one, other) {
  const missing = [one, other].find((participant) => !isInDraft(draft, participant));
  if (missing !== undefined) return { kind: 'unknown-participant', participant: missing };
  const exchange = (participant) => (participant === one ? other : participant === other ? one : participant);
  return {
    tables: draft.tables.map((table) => ({ ...table, seats: table.seats.map(exchange) })),
    byes: draft.byes.map((bye) => ({ ...bye, participant: exchange(bye.participant) })),
  };
}
function move(draft, participant, to) {
  if (!isInDraft(draft, participant)) return { kind: 'unknown-participant', participant };
  const left = without(draft, participant);
  const table = left.tables.find((candidate) => candidate.id === to);
  if (!table) return { kind: 'unknown-table', table: to };
  return withTable(left, { ...table, seats: [...table.seats, participant] });
}
function without(draft, participant) {
  return {
    tables: draft.tables
      .map((table) => ({ ...table, seats: table.seats.filter((seat) => seat !== participant) }))
      .filter((table) => table.seats.length > 0),
    byes: draft.byes.filter((bye) => bye.participant !== participant),
  };
}
function withTable(draft, table) {
  return { byes: draft.byes, tables: draft.tables.map((candidate) => (candidate.id === table.id ? table : candidate)) };
}
function isInDraft(draft, participant) {
  return draft.tables.some((table) => table.seats.includes(participant)) || draft.byes.some((bye) => bye.participant === participant);
}
function wrongSize(state, format, tables) {
  const { min, max } = preferredSize(format) === 2 ? { min: 2, max: 2 } : state.settings.seats;
  const wrong = tables.find((table) => table.seats.length < Math.max(2, min) || table.seats.length > max);
  return wrong && { kind: 'invalid', path: `tables.${wrong.id}`, message: `${wrong.seats.length} cannot play` };
}
//# sourceMappingURL=apply-draft-change.js.map
