import { singleElimination } from '../elimination/single';
import { apartFromGroup, qualifyFromGroups } from '../groups/groups';
import { findParticipant } from './access';
import { isActive } from './participant';
import { isBracket } from './stage-bracket';
import { groupFinishes, stageRanking } from './stage-ranking';
/** Who plays the stage after this one, in the order of their seeds. */
export function advancingField(state, stage, next) {
  const rule = state.specs[stage - 1]?.advance ?? { kind: 'all' };
  const ranking = stageRanking(state, stage).filter(({ participant }) => isStillIn(state, participant));
  switch (rule.kind) {
    case 'all':
      return { kind: 'field', field: ranking.map((ranked) => ranked.participant) };
    case 'top':
      return topOf(ranking, rule.places);
    case 'groups':
      return fromGroups(state, stage, rule.top, rule.best, next);
  }
}
function topOf(ranking, places) {
  const last = ranking[places - 1];
  if (last && last.rank === ranking[places]?.rank) {
    const tied = ranking.filter((ranked) => ranked.rank === last.rank).map((ranked) => ranked.participant);
    const before = ranking.filter((ranked) => ranked.rank < last.rank).length;
    return { kind: 'tied', refusal: { kind: 'tie-across-cut', tied, places: places - before } };
  }
  return { kind: 'field', field: ranking.slice(0, places).map((ranked) => ranked.participant) };
}
function fromGroups(state, stage, top, best, next) {
  const finishes = groupFinishes(state, stage).filter((finish) => isStillIn(state, finish.participant));
  for (const group of new Set(finishes.map((finish) => finish.group))) {
    const members = finishes.filter((finish) => finish.group === group).map(({ participant, rank }) => ({ participant, rank }));
    const cut = topOf(members, top);
    if (cut.kind === 'tied') return cut;
  }
  // Ranks within a group close up over those who have left.
  const closed = finishes.map((finish) => ({
    ...finish,
    rank: 1 + finishes.filter((other) => other.group === finish.group && other.rank < finish.rank).length,
  }));
  const qualified = qualifyFromGroups(closed, top, best);
  const seeded = isBracket(next) ? apartFromGroup(qualified, firstOpponents(qualified)) : qualified;
  return { kind: 'field', field: seeded.map((finish) => finish.participant) };
}
/** Who would meet whom in the first round of a bracket, as places in the list of seeds. */
function firstOpponents(seeded) {
  return singleElimination(seeded.length, { thirdPlace: false }).matches.flatMap(({ slots: [one, other] }) =>
    one.from === 'seed' && other.from === 'seed' ? [[one.seed - 1, other.seed - 1]] : [],
  );
}
function isStillIn(state, id) {
  const participant = findParticipant(state, id);
  return participant !== undefined && isActive(participant);
}
//# sourceMappingURL=advancing.js.map
