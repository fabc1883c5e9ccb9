import { findParticipant } from './access';
import { withRanks } from './ranks';
import { stageRanking } from './stage-ranking';
/** Everybody who took part, from the winner down: by the last stage reached, then by the rank in it; banned ones last. */
export function tournamentRanking(state) {
  const groups = [];
  const seen = new Set();
  for (let stage = state.stages.length; stage >= 1; stage--) {
    const ranking = stageRanking(state, stage).filter(({ participant }) => !seen.has(participant));
    for (const rank of new Set(ranking.map((ranked) => ranked.rank))) {
      groups.push(ranking.filter((ranked) => ranked.rank === rank).map((ranked) => ranked.participant));
    }
    for (const { participant } of ranking) seen.add(participant);
  }
  const banned = (participant) => findParticipant(state, participant)?.status === 'banned';
  const fair = groups.map((group) => group.filter((participant) => !banned(participant))).filter((group) => group.length > 0);
  const last = groups.flat().filter(banned);
  return withRanks(last.length > 0 ? [...fair, last] : fair);
}
//# sourceMappingURL=tournament-ranking.js.map
