import { pointsOf, virtualPointsOf } from './history';
const teamCodes = ['013', '300', '310', '320', '330'];
/** What keeps a file from being paired, apart from contradictions and wrong points: unknown opponents, records we cannot honour. */
export function validateTrf(file, rounds) {
  return [...unsupported(file), ...unknownPlayers(file), ...tooManyRounds(file, rounds)];
}
/** Players whose points are not what their results are worth. */
export function wrongPoints(file, rounds) {
  return file.players.flatMap((player) => pointsError(file, player, rounds));
}
function unsupported(file) {
  const refuse = (message) => [{ line: 0, code: 'unsupported', message }];
  const codes = new Set(file.otherLines.map((line) => line.slice(0, 3)));
  const type = file.header.fields.encodedType ?? '';
  const isDutch = type === '' || /^FIDE_DUTCH(_2025|_2026)?(_BAKU)?$/.test(type);
  return [
    ...(teamCodes.some((code) => codes.has(code)) ? refuse('team tournaments are not paired') : []),
    ...(codes.has('299') ? refuse('abnormal points (299) are not counted') : []),
    ...(isDutch ? [] : refuse(`the system ${type} (192) is not the Dutch system of 2026`)),
    ...(type.endsWith('_BAKU') && file.virtualPoints.length === 0 ? refuse('Baku acceleration needs its virtual points in 250 lines') : []),
  ];
}
function unknownPlayers(file) {
  const known = new Set(file.players.map((player) => player.startingRank));
  const unknown = (line, number, where) =>
    known.has(number) ? [] : [{ line, code: 'unknown player', message: `${where} names player ${number}, who is not in the file` }];
  return [
    ...file.players.flatMap((player) =>
      player.rounds.flatMap((cell, index) =>
        cell === undefined || cell.opponent === 0
          ? []
          : unknown(player.line, cell.opponent, `round ${index + 1} of player ${player.startingRank}`),
      ),
    ),
    ...file.forbidden.flatMap(({ players }) => players.flatMap((number) => unknown(0, number, 'a list of forbidden pairs'))),
    ...file.absent.flatMap((number) => unknown(0, number, 'the list of absent players')),
    ...file.byes.flatMap(({ players }) => players.flatMap((number) => unknown(0, number, 'a list of byes'))),
  ];
}
/** The points may or may not hold virtual points and a bye already written for the next round. */
function pointsError(file, player, rounds) {
  const earned = player.rounds.slice(0, rounds).reduce((so, cell) => so + pointsOf(cell, file.points), 0);
  const missing = Math.max(0, rounds - player.rounds.length) * file.points.absence;
  const next = player.rounds[rounds] === undefined ? 0 : pointsOf(player.rounds[rounds], file.points);
  const virtual = virtualPointsOf(file, player, rounds + 1);
  const possible = [0, next, virtual, next + virtual].map((extra) => earned + missing + extra);
  if (possible.some((points) => Math.abs(points - player.points) < 0.05)) return [];
  return [
    {
      line: player.line,
      code: 'wrong points',
      message: `player ${player.startingRank} has ${player.points} points, but the results are worth ${earned + missing}`,
    },
  ];
}
function tooManyRounds(file, rounds) {
  if (file.rounds === undefined || rounds <= file.rounds) return [];
  return [{ line: 0, code: 'too many rounds', message: `the file has ${rounds} rounds of ${file.rounds}` }];
}
export function contradictions(file) {
  const byRank = new Map(file.players.map((player) => [player.startingRank, player]));
  return file.players.flatMap((player) =>
    player.rounds.flatMap((cell, index) => {
      if (cell === undefined || cell.opponent === 0) return [];
      const other = byRank.get(cell.opponent)?.rounds[index];
      const agreed = other?.opponent === player.startingRank && (cell.colour === undefined || cell.colour !== other.colour);
      return agreed ? [] : [{ round: index + 1, player: player.startingRank, opponent: cell.opponent, line: player.line }];
    }),
  );
}
//# sourceMappingURL=validate-trf.js.map
