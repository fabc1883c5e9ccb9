import { readyMatches } from '../elimination/progress';
import { findParticipant } from './access';
import { isActive } from './participant';
import { isBracket, stageProgress } from './stage-bracket';
import { isScheduled, isSwiss } from './stage-spec';
import { survivors } from './stage-tables';
/** A result has changed: a draft that was made with the old one is thrown away. Schedules do not depend on results. */
export function discardStaleDraft(state, stage, by) {
  const format = state.specs[stage - 1]?.format;
  return state.draft?.stage === stage && format && !isScheduled(format) ? [{ type: 'DraftDiscarded', by }] : [];
}
/** Who is in a draft but not in the event any more, is missing from it, is in the wrong match, or came back before losing without play. */
export function staleInDraft(state, draft) {
  const format = state.specs[draft.stage - 1]?.format;
  const stageState = state.stages[draft.stage - 1];
  if (!format || !stageState) return [];
  const seated = draft.tables.flatMap((table) => table.seats);
  const isIn = (id) => {
    const participant = findParticipant(state, id);
    return participant !== undefined && isActive(participant);
  };
  const gone = seated.filter((id) => !isIn(id));
  const placed = new Set([...seated, ...draft.byes.map((bye) => bye.participant)]);
  const missing = dueIn(state, draft, format).filter((id) => isIn(id) && !placed.has(id));
  const back = draft.walkovers.map((walkover) => walkover.loser).filter(isIn);
  return [...gone, ...missing, ...back, ...(isBracket(format) ? misplaced(draft, stageState, stageProgress(format, stageState)) : [])];
}
/** Who is to have a place in the round, if still in the event. Brackets are compared match by match instead. */
function dueIn(state, draft, format) {
  const stageState = state.stages[draft.stage - 1];
  if (!stageState || isBracket(format)) return [];
  if (isSwiss(format)) return stageState.field;
  if (format.kind === 'table-elimination') return survivors(state, draft.stage, format).order;
  return stageState.groups.filter((group) => group.schedule[draft.round - 1] !== undefined).flatMap((group) => group.members);
}
function misplaced(draft, stageState, progress) {
  const ready = new Map(
    readyMatches(progress).map(({ match, players }) => [match.id, players.map((seed) => stageState.field[(seed ?? 0) - 1])]),
  );
  return draft.tables.flatMap((table) => {
    const players = table.match === undefined ? undefined : ready.get(table.match);
    return table.seats.filter((seat) => players?.includes(seat) !== true);
  });
}
//# sourceMappingURL=stale-draft.js.map
