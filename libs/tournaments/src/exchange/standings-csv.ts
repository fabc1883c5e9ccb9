import { stageStandings } from '../tournament/stage-standings';
import type { TournamentState } from '../tournament/state';
import { writeCsv } from './csv';
import type { NameOf } from './players-csv';

/** The standings of a stage with every tie-break in its own column. */
export function standingsCsv(state: TournamentState, nameOf: NameOf, stage: number): string {
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
