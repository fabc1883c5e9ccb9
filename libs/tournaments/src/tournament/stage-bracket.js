import { doubleElimination } from '../elimination/double';
import { bracketProgress } from '../elimination/progress';
import { singleElimination } from '../elimination/single';
import { tableOrder, tieAcrossCut } from './advancement-order';
export function isBracket(format) {
  return format.kind === 'single-elimination' || format.kind === 'double-elimination';
}
/** The bracket of a stage: it follows from the format and the size of the field. */
export function stageBracket(format, stageState) {
  const players = stageState.field.length;
  return format.kind === 'single-elimination'
    ? singleElimination(players, { thirdPlace: format.thirdPlace })
    : doubleElimination(players, { reset: format.reset });
}
/** How a stage's bracket stands; players are seeds, which are places in the field. */
export function stageProgress(format, stageState) {
  return bracketProgress(stageBracket(format, stageState), matchOutcomes(stageState));
}
/** Outcomes of all matches so far, by seed. A later table of the same match counts for more. */
export function matchOutcomes(stageState) {
  const seedOf = seedsOf(stageState);
  const outcomes = new Map();
  for (const round of stageState.rounds) {
    for (const { match, winner, loser } of round.walkovers) outcomes.set(match, { winner: seedOf(winner), loser: seedOf(loser) });
    for (const table of round.tables) {
      const outcome = table.match === undefined ? undefined : outcomeOf(table, seedOf);
      if (table.match !== undefined && outcome) outcomes.set(table.match, outcome);
    }
  }
  return outcomes;
}
/** Seeds are numbered from 1. */
export function seedsOf(stageState) {
  const seeds = new Map(stageState.field.map((participant, i) => [participant, i + 1]));
  return (participant) => seeds.get(participant) ?? 0;
}
function outcomeOf(table, seedOf) {
  if (!table.result || table.void || tieAcrossCut(table, 1)) return undefined;
  const [winner, loser] = tableOrder(table);
  return winner && loser ? { winner: seedOf(winner.participant), loser: seedOf(loser.participant) } : undefined;
}
//# sourceMappingURL=stage-bracket.js.map
