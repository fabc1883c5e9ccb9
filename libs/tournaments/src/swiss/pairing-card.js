import { colourPreference, noPreference } from './colour-preference';
import { usualPoints } from './request';
/** The cards of those to be paired, in pairing order: score, then pairing number. */
export function pairingCards(request) {
  const played = roundsPlayed(request);
  const absent = new Set(request.absent);
  const players = request.players.map((player) => ({ ...player, rounds: padded(player.rounds, played) }));
  const byNumber = new Map(players.map((player) => [player.number, player]));
  const ranks = effectiveRanks(players, absent);
  const forbidden = forbiddenOpponents(request.forbiddenPairs ?? []);
  return players
    .filter((player) => !absent.has(player.number))
    .map((player) => ({
      number: player.number,
      rank: ranks.get(player.number) ?? 0,
      score: scoreBefore(player, played),
      ownScore: scoreBefore({ ...player, virtualPoints: [] }, played),
      preference: request.colours ? colourPreference(player.rounds) : noPreference,
      floats: [floatIn(player, played - 1, byNumber, request), floatIn(player, played - 2, byNumber, request)],
      mayHaveBye: mayHaveBye(player, request),
      unplayed: player.rounds.filter((round) => round.kind !== 'played').length,
      met: new Set(player.rounds.flatMap((round) => (round.kind === 'played' ? [round.opponent] : []))),
      forbidden: forbidden.get(player.number) ?? nobody,
    }))
    .sort((a, b) => b.score - a.score || a.number - b.number);
}
const nobody = new Set();
export function roundsPlayed(request) {
  return request.roundsPlayed ?? Math.max(0, ...request.players.map((player) => player.rounds.length));
}
function padded(rounds, length) {
  if (rounds.length >= length) return rounds.slice(0, length);
  const absence = { kind: 'bye', bye: 'zero', points: 0 };
  return [...rounds, ...Array.from({ length: length - rounds.length }, () => absence)];
}
function takesPart(round) {
  return round.kind !== 'bye' || round.bye === 'pairing-allocated';
}
function effectiveRanks(players, absent) {
  const numbered = players.filter((player) => !absent.has(player.number) || player.rounds.some(takesPart));
  const inOrder = numbered.map((player) => player.number).sort((a, b) => a - b);
  return new Map(inOrder.map((number, index) => [number, index + 1]));
}
const tenths = (points) => Math.round(points * 10);
/** The score with which a player went into the round of this index, in tenths. */
function scoreBefore(player, round) {
  const earned = player.rounds.slice(0, round).reduce((so, record) => so + tenths(record.points), 0);
  return earned + tenths(player.extraPoints ?? 0) + tenths(player.virtualPoints?.[round] ?? 0);
}
/** C.04.3 1.4: when players of different scores have played, the higher floated down and the lower up; so did who scored without playing. */
function floatIn(player, round, players, request) {
  const record = player.rounds[round];
  if (record === undefined) return 'none';
  if (record.kind !== 'played') return tenths(record.points) > tenths((request.points ?? usualPoints).loss) ? 'down' : 'none';
  const opponent = players.get(record.opponent);
  if (opponent === undefined) return 'none';
  const difference = scoreBefore(player, round) - scoreBefore(opponent, round);
  if (difference === 0) return 'none';
  return difference > 0 ? 'down' : 'up';
}
/** C2: no bye after a bye, nor after the points of a win without playing. */
function mayHaveBye(player, request) {
  const win = tenths((request.points ?? usualPoints).win);
  return !player.rounds.some(
    (round) => (round.kind === 'bye' && round.bye === 'pairing-allocated') || (round.kind !== 'played' && tenths(round.points) >= win),
  );
}
function forbiddenOpponents(pairs) {
  const opponents = new Map();
  const add = (one, other) => {
    const known = opponents.get(one) ?? new Set();
    known.add(other);
    opponents.set(one, known);
  };
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return opponents;
}
//# sourceMappingURL=pairing-card.js.map
