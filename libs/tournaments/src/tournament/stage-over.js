import { isDecided } from '../elimination/progress';
import { findParticipant } from './access';
import { tieAcrossCut } from './advancement-order';
import { isActive } from './participant';
import { isBracket, stageProgress } from './stage-bracket';
import { isFinalRound, survivors } from './stage-tables';
import { isElimination } from './stage-spec';
/** How many of a table advance, where a tie across that cut has to be resolved; undefined outside of elimination. */
export function cutOf(spec, round) {
  if (!isElimination(spec.format)) return undefined;
  return spec.format.kind === 'table-elimination' && !isFinalRound(round) ? spec.format.top : 1;
}
/** A tie that has to be resolved before anybody advances. */
export function openTie(spec, round, table) {
  const cut = cutOf(spec, round);
  if (cut === undefined || !table.result || table.playOffOf !== undefined) return undefined;
  return tieAcrossCut(table, cut);
}
/** All tables are decided, and no tie is in the way. */
export function isRoundDone(spec, round) {
  return round.tables.every((table) => table.result !== undefined && !openTie(spec, round, table));
}
/** Rounds that a stage has at most; undefined where that follows from the results. */
export function plannedRounds(spec, stageState) {
  if (spec.format.kind === 'swiss' || spec.format.kind === 'table-swiss') return spec.format.rounds;
  if (stageState.groups.length > 0) return Math.max(0, ...stageState.groups.map((group) => group.schedule.length));
  return undefined;
}
/** Nothing is left to be played in this stage. */
export function isStageOver(state, stage) {
  const stageState = state.stages[stage - 1];
  const spec = state.specs[stage - 1];
  if (!stageState || !spec || stageState.rounds.some((round) => !round.complete)) return false;
  const active = stageState.field.filter((id) => {
    const participant = findParticipant(state, id);
    return participant !== undefined && isActive(participant);
  });
  if (isBracket(spec.format)) return isDecided(stageProgress(spec.format, stageState));
  if (spec.format.kind === 'table-elimination') {
    const last = stageState.rounds.at(-1);
    if (last && isFinalRound(last)) return true;
    return survivors(state, stage, spec.format).order.length < 2;
  }
  const planned = plannedRounds(spec, stageState) ?? 0;
  return stageState.rounds.length >= planned || active.length < 2;
}
//# sourceMappingURL=stage-over.js.map
