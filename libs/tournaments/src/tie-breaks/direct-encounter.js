import { mean, settle, sum } from '../scoring/exact';
/**
 * Direct encounter among tied participants: groups in order, best first. Where all have met, the score among them decides; where not, only
 * one whom nobody can still reach is ranked, and the rest is looked at again.
 */
export function directEncounterGroups(index, tied) {
  if (tied.length < 2) return [[...tied]];
  const standings = tied.map((participant) => standingAmong(index, participant, tied));
  const groups = standings.every((standing) => standing.encounters.length === tied.length - 1)
    ? byScore(standings)
    : unreachableFirst(standings);
  if (groups.length === 1) return groups;
  return groups.flatMap((group) => directEncounterGroups(index, group));
}
/** The value shown for a direct encounter: the score among those tied, by opponent. */
export function directEncounterValue(index, participant, tied) {
  const standing = standingAmong(index, participant, tied);
  const contributions = standing.encounters.map((encounter) => ({
    round: encounter.rounds.at(-1) ?? 0,
    from: encounter.with,
    of: 'opponent',
    value: encounter.points,
  }));
  return { id: 'direct-encounter', value: settle(standing.score), by: 'rank', contributions };
}
function byScore(standings) {
  const scores = [...new Set(standings.map((standing) => settle(standing.score)))].sort((x, y) => y - x);
  return scores.map((score) => standings.filter((standing) => settle(standing.score) === score).map((standing) => standing.participant));
}
function unreachableFirst(standings) {
  const first = standings.find((standing) =>
    standings.every((other) => other === standing || settle(other.reach) < settle(standing.score)),
  );
  const all = standings.map((standing) => standing.participant);
  return first ? [[first.participant], all.filter((participant) => participant !== first.participant)] : [all];
}
function standingAmong(index, participant, tied) {
  const entries = index.page(participant)?.entries ?? [];
  const encounters = tied
    .filter((other) => other !== participant)
    .flatMap((other) => {
      const met = entries.flatMap((entry) => encounterPoints(entry, other, index));
      return met.length === 0 ? [] : [{ with: other, points: mean(met.map((m) => m.points)), rounds: met.map((m) => m.round) }];
    });
  const score = sum(encounters.map((encounter) => encounter.points));
  const missing = tied.length - 1 - encounters.length;
  return { participant, encounters, score, reach: score + missing * bestEncounter(index) };
}
/** Between two it is the points of the match; at a table 1 for having beaten the other and ½ for a tie. */
function encounterPoints(entry, other, index) {
  if (entry.kind === 'bye') return [];
  if (entry.kind === 'forfeit') {
    return entry.scheduled.includes(other) ? [{ round: entry.round, points: entry.won ? bestEncounter(index) : 0 }] : [];
  }
  const opponent = entry.opponents.find((candidate) => candidate.participant === other);
  if (!opponent) return [];
  if (index.book.seats === 'pairs') return [{ round: entry.round, points: entry.points }];
  return [{ round: entry.round, points: entry.place < opponent.place ? 1 : entry.place === opponent.place ? 0.5 : 0 }];
}
function bestEncounter(index) {
  return index.book.seats === 'pairs' ? index.book.win : 1;
}
//# sourceMappingURL=direct-encounter.js.map
