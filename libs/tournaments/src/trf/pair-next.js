import { pairDutch } from '../swiss/pair-dutch';
import { initialColourOf, numberingOf, pairedRounds, requestFor, writtenRounds } from './history';
import { parseTrf } from './parse-trf';
import { contradictions, validateTrf, wrongPoints } from './validate-trf';
/** Pairs the round after the last one in a tournament report file. */
export function pairNext(text, options = {}) {
  const parsed = parseTrf(text);
  if (parsed.kind === 'bad-file') return parsed;
  const { file } = parsed;
  const played = roundsOver(file);
  const errors = [
    ...validateTrf(file, played),
    ...wrongPoints(file, played),
    ...contradictions(file).map(({ round, player, opponent, line }) => ({
      line,
      code: 'contradiction',
      message: `round ${round} of player ${player} contradicts the line of player ${opponent}`,
    })),
    ...(file.rounds !== undefined && played >= file.rounds ? [allPlayed(file.rounds)] : []),
  ];
  if (errors.length > 0) return { kind: 'bad-file', errors };
  const round = played + 1;
  const initialColour = initialColourOf(file);
  const { startingRankOf } = numberingOf(file);
  const totalRounds = file.rounds ?? Infinity;
  const outcome = pairDutch(
    requestFor(file, {
      round,
      absent: absentIn(file, round),
      totalRounds,
      colours: options.colours ?? true,
      initialColour: initialColour ?? 'white',
    }),
  );
  if (outcome.kind === 'needs-ruling') return { ...outcome, leftOver: outcome.leftOver.map(startingRankOf) };
  const pairs = outcome.pairings.map(({ white, black }) => ({ white: startingRankOf(white), black: startingRankOf(black) }));
  if (outcome.bye !== undefined) pairs.push({ white: startingRankOf(outcome.bye.player), black: 0 });
  const assumptions = [
    ...(file.rounds === undefined ? ['this is not the last round'] : []),
    ...(initialColour === undefined ? ['the initial colour is white'] : []),
  ];
  return { kind: 'paired', round, pairs, assumptions, outcome };
}
/** A last column that holds byes only is the next round's, unless it is there for everybody. */
function roundsOver(file) {
  const paired = pairedRounds(file);
  const written = writtenRounds(file);
  if (written <= paired) return paired;
  const complete = file.players.every((player) => player.rounds[written - 1] !== undefined);
  return complete ? written : written - 1;
}
function absentIn(file, round) {
  const written = file.players.filter((player) => player.rounds[round - 1] !== undefined).map((player) => player.startingRank);
  const requested = file.byes.filter((byes) => byes.round === round).flatMap(({ players }) => players);
  return [...new Set([...written, ...requested, ...file.absent])];
}
function allPlayed(rounds) {
  return { line: 0, code: 'too many rounds', message: `all ${rounds} rounds have been played` };
}
//# sourceMappingURL=pair-next.js.map
