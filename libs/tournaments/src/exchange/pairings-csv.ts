import type { RoundState, TournamentState } from '../tournament/state';
import { writeCsv, type CsvCell } from './csv';
import type { NameOf } from './players-csv';

const columns = ['stage', 'round', 'table', 'seat', 'participant', 'name', 'place', 'vp', 'points', 'bye'] as const;

/** Pairings and results of a stage, or of one round of it: a line for each seat, and for each who had none. */
export function pairingsCsv(state: TournamentState, nameOf: NameOf, stage: number, round?: number): string {
  const rounds = (state.stages[stage - 1]?.rounds ?? []).filter((candidate) => round === undefined || candidate.round === round);
  return writeCsv([columns, ...rounds.flatMap((published) => roundRows(published, stage, nameOf))]);
}

function roundRows(round: RoundState, stage: number, nameOf: NameOf): CsvCell[][] {
  const seats = round.tables.flatMap((table) =>
    table.seats.map((participant, seat): CsvCell[] => {
      const result = table.result?.find((candidate) => candidate.participant === participant);
      const bye = table.void ? 'void' : result?.forfeit === undefined ? undefined : `forfeit ${result.forfeit}`;
      return [stage, round.round, table.number, seat + 1, participant, nameOf(participant), result?.place, result?.vp, result?.points, bye];
    }),
  );
  const byes = round.byes.map(({ participant, bye, points }): CsvCell[] => [
    stage,
    round.round,
    undefined,
    undefined,
    participant,
    nameOf(participant),
    undefined,
    undefined,
    points,
    bye,
  ]);
  return [...seats, ...byes];
}
