import { opposite } from '../swiss/request';
/** Whether a player was paired in the round, or got the pairing-allocated bye. */
export function takesPart(cell) {
  return cell !== undefined && (cell.opponent !== 0 || cell.result === 'U' || cell.result === '+');
}
/** How many rounds a file has pairings for; byes written ahead for the next round do not count. */
export function pairedRounds(file) {
  return Math.max(0, ...file.players.map((player) => player.rounds.findLastIndex(takesPart) + 1));
}
/** How many rounds a file has entries for. */
export function writtenRounds(file) {
  return Math.max(0, ...file.players.map((player) => player.rounds.length));
}
/** What a round was worth. */
export function pointsOf(cell, points) {
  if (cell === undefined) return points.absence;
  switch (cell.result) {
    case '1':
    case 'W':
    case 'F':
      return points.win;
    case '+':
      return cell.opponent === 0 ? points.pairingAllocatedBye : points.win;
    case '=':
    case 'D':
    case 'H':
      return points.draw;
    case 'U':
      return points.pairingAllocatedBye;
    case '0':
    case 'L':
      return cell.opponent === 0 ? points.absence : points.loss;
    case '-':
    case 'Z':
      return points.absence;
  }
}
function recordOf(cell, file, numberOf) {
  const points = pointsOf(cell, file.points);
  if (cell === undefined) return { kind: 'bye', bye: 'zero', points };
  if (cell.opponent !== 0) {
    const opponent = numberOf(cell.opponent);
    if (cell.result !== '+' && cell.result !== '-' && cell.colour !== undefined)
      return { kind: 'played', opponent, colour: cell.colour, points };
    return { kind: 'forfeited', opponent, points, ...(cell.colour === undefined ? {} : { colour: cell.colour }) };
  }
  if (cell.result === 'U' || cell.result === '+') return { kind: 'bye', bye: 'pairing-allocated', points };
  if (cell.result === 'F' || cell.result === '1' || cell.result === 'W') return { kind: 'bye', bye: 'full', points };
  if (cell.result === 'H' || cell.result === '=' || cell.result === 'D') return { kind: 'bye', bye: 'half', points };
  return { kind: 'bye', bye: 'zero', points };
}
export function numberingOf(file) {
  if (!file.rankByPlace) return { numberOf: (rank) => rank, startingRankOf: (number) => number };
  const ranks = file.players.map((player) => player.startingRank);
  return { numberOf: (rank) => ranks.indexOf(rank) + 1, startingRankOf: (number) => ranks[number - 1] ?? 0 };
}
/** What has to be asked of the engine to pair a round of the file from what came before. */
export function requestFor(file, settings) {
  const { round } = settings;
  const { numberOf } = numberingOf(file);
  const before = round - 1;
  return {
    players: file.players.map((player) => ({
      number: numberOf(player.startingRank),
      rounds: Array.from({ length: before }, (_, index) => recordOf(player.rounds[index], file, numberOf)),
      virtualPoints: Array.from({ length: round }, (_, index) => virtualPointsOf(file, player, index + 1)),
    })),
    absent: settings.absent.map(numberOf),
    roundsPlayed: before,
    totalRounds: settings.totalRounds,
    colours: settings.colours,
    initialColour: settings.initialColour,
    forbiddenPairs: forbiddenIn(file, round).map(([a, b]) => [numberOf(a), numberOf(b)]),
    points: { win: file.points.win, draw: file.points.draw, loss: file.points.loss },
  };
}
/** The virtual points of a player in a round; the last line that names both counts. */
export function virtualPointsOf(file, player, round) {
  const line = file.virtualPoints.findLast(
    ({ firstRound, lastRound, firstPlayer, lastPlayer }) =>
      firstRound <= round && round <= lastRound && firstPlayer <= player.startingRank && player.startingRank <= lastPlayer,
  );
  return line?.points ?? 0;
}
function forbiddenIn(file, round) {
  return file.forbidden
    .filter(({ firstRound, lastRound }) => (firstRound ?? 1) <= round && round <= (lastRound ?? Infinity))
    .flatMap(({ players }) => players.flatMap((a, index) => players.slice(index + 1).map((b) => [a, b])));
}
/** The initial colour: as stated, or as the highest player paired in the first round with colours shows it. */
export function initialColourOf(file) {
  if (file.initialColour !== undefined) return file.initialColour;
  const { numberOf } = numberingOf(file);
  const firstWithColours = Math.min(
    ...file.players.map((player) => player.rounds.findIndex((cell) => cell?.colour !== undefined)).filter((index) => index >= 0),
  );
  const numbered = file.players
    .filter((player) => player.rounds.slice(0, firstWithColours + 1).some(takesPart))
    .sort((a, b) => numberOf(a.startingRank) - numberOf(b.startingRank));
  const place = numbered.findIndex((player) => player.rounds[firstWithColours]?.colour !== undefined);
  const colour = numbered[place]?.rounds[firstWithColours]?.colour;
  return colour === undefined || place % 2 === 0 ? colour : opposite(colour);
}
//# sourceMappingURL=history.js.map
