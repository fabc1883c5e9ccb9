import { stageStandings } from '../tournament/stage-standings';
import { writeCsv } from './csv';
/** The standings of a stage with every tie-break in its own column. */
export function standingsCsv(state, nameOf, stage) {
  const tieBreaks = state.specs[stage - 1]?.tieBreaks ?? [];
  const header = ['division', 'group', 'rank', 'participant', 'name', 'score', ...tieBreaks];
  const rows = stageStandings(state, stage).flatMap(({ division, group, rows: standings }) =>
    standings.map((row) => [
      division,
      group,
      row.rank,
      row.participant,
      nameOf(row.participant),
      row.score,
      ...tieBreaks.map((id) => row.tieBreaks.find((value) => value.id === id)?.value),
    ]),
  );
  return writeCsv([header, ...rows]);
}
//# sourceMappingURL=standings-csv.js.map
