import { pairDutch } from '../swiss/pair-dutch';
import { initialColourOf, numberingOf, requestFor, takesPart, writtenRounds } from './history';
import { parseTrf } from './parse-trf';
import { contradictions, validateTrf, wrongPoints } from './validate-trf';
/** Re-pairs every round of a tournament report file and compares. */
export function checkTrf(text, options = {}) {
  const parsed = parseTrf(text);
  if (parsed.kind === 'bad-file') return parsed;
  const { file } = parsed;
  const rounds = writtenRounds(file);
  const errors = validateTrf(file, rounds);
  if (errors.length > 0) return { kind: 'bad-file', errors };
  const checked = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    differences: checkRound(file, index + 1, options.colours ?? true),
  }));
  const same = checked.every(({ differences }) => differences.length === 0);
  const warnings = wrongPoints(file, rounds);
  return same && warnings.length > 0 ? { kind: 'bad-file', errors: warnings } : { kind: 'checked', rounds: checked, same, warnings };
}
function checkRound(file, round, colours) {
  const { startingRankOf } = numberingOf(file);
  const found = contradictions(file)
    .filter((contradiction) => contradiction.round === round)
    .map(({ player, opponent, line }) => ({ kind: 'contradiction', player, opponent, line }));
  const absent = file.players.filter((player) => !takesPart(player.rounds[round - 1])).map((player) => player.startingRank);
  const outcome = pairDutch(
    requestFor(file, {
      round,
      absent,
      totalRounds: file.rounds ?? writtenRounds(file),
      colours,
      initialColour: initialColourOf(file) ?? 'white',
    }),
  );
  if (outcome.kind === 'needs-ruling') return [...found, { kind: 'no pairing', reason: outcome.reason }];
  const ours = outcome.pairings.map(({ white, black }) => [startingRankOf(white), startingRankOf(black)]);
  if (outcome.bye !== undefined) ours.push([startingRankOf(outcome.bye.player), 0]);
  return [...found, ...comparePairs(ours, pairsInFile(file, round), colours)];
}
function pairsInFile(file, round) {
  const seen = new Set();
  return file.players.flatMap((player) => {
    const cell = player.rounds[round - 1];
    if (cell === undefined || !takesPart(cell)) return [];
    const pair = cell.colour === 'black' ? [cell.opponent, player.startingRank] : [player.startingRank, cell.opponent];
    if (seen.has(key(pair))) return [];
    seen.add(key(pair));
    return [pair];
  });
}
const key = (pair) => [...pair].sort((a, b) => a - b).join();
function comparePairs(ours, theirs, colours) {
  const inFile = new Map(theirs.map((pair) => [key(pair), pair]));
  const fromEngine = new Set(ours.map(key));
  const differences = [];
  for (const pair of ours) {
    const [white, black] = pair;
    const written = inFile.get(key(pair));
    if (written === undefined) differences.push({ kind: 'missing', white, black });
    else if (colours && black !== 0 && written[0] !== white) differences.push({ kind: 'colours', white, black });
  }
  for (const pair of theirs) if (!fromEngine.has(key(pair))) differences.push({ kind: 'unexpected', white: pair[0], black: pair[1] });
  return differences;
}
//# sourceMappingURL=check-trf.js.map
