import { writeCsv } from './csv';
const columns = ['stage', 'round', 'table', 'seat', 'participant', 'name', 'place', 'vp', 'points', 'bye'];
/** Pairings and results of a stage, or of one round of it: a line for each seat, and for each who had none. */
export function pairingsCsv(state, nameOf, stage, round) {
  const rounds = (state.stages[stage - 1]?.rounds ?? []).filter((candidate) => round === undefined || candidate.round === round);
  return writeCsv([columns, ...rounds.flatMap((published) => roundRows(published, stage, nameOf))]);
}
function roundRows(round, stage, nameOf) {
  const seats = round.tables.flatMap((table) =>
    table.seats.map((participant, seat) => {
      const result = table.result?.find((candidate) => candidate.participant === participant);
      const bye = table.void ? 'void' : result?.forfeit === undefined ? undefined : `forfeit ${result.forfeit}`;
      return [stage, round.round, table.number, seat + 1, participant, nameOf(participant), result?.place, result?.vp, result?.points, bye];
    }),
  );
  const byes = round.byes.map(({ participant, bye, points }) => [
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
//# sourceMappingURL=pairings-csv.js.map
