import type { ParticipantId } from '../scoring/score-book';
import { findParticipant } from './access';
import { withRanks } from './ranks';
import { stageRanking } from './stage-ranking';
import type { RankedParticipant, TournamentState } from './state';

/** Everybody who took part, from the winner down: by the last stage reached, then by the rank in it; banned ones last. */
export function tournamentRanking(state: TournamentState): RankedParticipant[] {
  const groups: ParticipantId[][] = [];
  const seen = new Set<ParticipantId>();
  for (let stage = state.stages.length; stage >= 1; stage--) {
    const ranking = stageRanking(state, stage).filter(({ participant }) => !seen.has(participant));
    for (const rank of new Set(ranking.map((ranked) => ranked.rank))) {
      groups.push(ranking.filter((ranked) => ranked.rank === rank).map((ranked) => ranked.participant));
    }
    for (const { participant } of ranking) seen.add(participant);
  }
  const banned = (participant: ParticipantId): boolean => findParticipant(state, participant)?.status === 'banned';
  const fair = groups.map((group) => group.filter((participant) => !banned(participant))).filter((group) => group.length > 0);
  const last = groups.flat().filter(banned);
  return withRanks(last.length > 0 ? [...fair, last] : fair);
}
