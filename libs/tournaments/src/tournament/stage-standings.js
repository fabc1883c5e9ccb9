import { standings } from '../standings/standings';
import { splitByRulings, withRanks } from './ranks';
import { stageBook } from './stage-book';
/** Standings of a stage as they are now, open tables left out. */
export function stageStandings(state, stage) {
  const stageState = state.stages[stage - 1];
  const spec = state.specs[stage - 1];
  if (!stageState || !spec) return [];
  if (stageState.groups.length === 0) return [{ group: 1, division: 1, rows: rowsOf(state, stage, stageState, spec) }];
  return stageState.groups.map((group, i) => ({
    group: i + 1,
    division: group.division,
    rows: rowsOf(state, stage, stageState, spec, group.members),
  }));
}
function rowsOf(state, stage, stageState, spec, members) {
  const rows = standings(stageBook(state, stage, members), spec.tieBreaks, stageState.lotSeed);
  if (stageState.ruledOrder.length === 0) return rows;
  const groups = groupByRank(rows).map((group) => group.map((row) => row.participant));
  const ranks = new Map(withRanks(splitByRulings(groups, stageState.ruledOrder)).map(({ participant, rank }) => [participant, rank]));
  return rows.map((row) => ({ ...row, rank: ranks.get(row.participant) ?? row.rank })).sort((x, y) => x.rank - y.rank);
}
function groupByRank(rows) {
  return [...new Set(rows.map((row) => row.rank))].map((rank) => rows.filter((row) => row.rank === rank));
}
//# sourceMappingURL=stage-standings.js.map
