import { bracketRanking } from '../elimination/progress';
import { findParticipant } from './access';
import { splitByRulings, withRanks } from './ranks';
import { isBracket, stageBracket, stageProgress } from './stage-bracket';
import { stageStandings } from './stage-standings';
import { tableEliminationRanking } from './stage-tables';
/** The complete ranking of a stage's field; those who were banned come last. */
export function stageRanking(state, stage) {
  const groups = rankedGroups(state, stage);
  const banned = (participant) => findParticipant(state, participant)?.status === 'banned';
  const fair = groups.map((group) => group.filter((participant) => !banned(participant)));
  const last = groups.flat().filter(banned);
  return withRanks([...fair, last].filter((group) => group.length > 0));
}
/** How each member of a group finished, for comparison across groups; divisions come first. */
export function groupFinishes(state, stage) {
  return stageStandings(state, stage).flatMap(({ group, division, rows }) =>
    rows.map((row) => ({ participant: row.participant, group, division, rank: row.rank, tuple: tupleOf(row), seed: row.seed })),
  );
}
function rankedGroups(state, stage) {
  const stageState = state.stages[stage - 1];
  const format = state.specs[stage - 1]?.format;
  if (!stageState || !format) return [];
  if (isBracket(format)) {
    const ranking = bracketRanking(stageBracket(format, stageState), stageProgress(format, stageState));
    const groups = ranking.map((seeds) => seeds.flatMap((seed) => stageState.field[seed - 1] ?? []));
    return splitByRulings(groups, stageState.ruledOrder);
  }
  if (format.kind === 'table-elimination') return tableEliminationRanking(state, stage).map((participant) => [participant]);
  const finishes = groupFinishes(state, stage).sort(compareAcrossGroups);
  return finishes.reduce((groups, finish, i) => {
    const before = finishes[i - 1];
    if (before && compareAcrossGroups(before, finish) === 0) groups.at(-1)?.push(finish.participant);
    else groups.push([finish.participant]);
    return groups;
  }, []);
}
/** Division, rank in the group, then score and tie-breaks that mean the same in every group. */
function compareAcrossGroups(one, other) {
  if (one.division !== other.division) return one.division - other.division;
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (one.group === other.group) return 0;
  for (let i = 0; i < Math.max(one.tuple.length, other.tuple.length); i++) {
    const difference = (other.tuple[i] ?? 0) - (one.tuple[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
function tupleOf(row) {
  return [row.score, ...row.tieBreaks.filter((value) => value.id !== 'direct-encounter').map((value) => value.value)];
}
//# sourceMappingURL=stage-ranking.js.map
