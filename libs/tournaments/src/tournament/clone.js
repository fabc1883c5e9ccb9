import { nextDivisions, seasonMoves } from '../league/season';
import { findParticipant } from './access';
import { stageStandings } from './stage-standings';
/** The command that makes a copy of an event: its settings and stages, nobody in it yet. */
export function cloneTournament(state, copy) {
  return { type: 'create', ...copy, settings: state.settings, stages: state.specs, clonedFrom: state.id };
}
/** The same entries for a copy, without those who left. */
export function clonedEntries(state) {
  return state.participants.filter(isWelcome).map((participant) => entryOf(participant, participant.division));
}
/** Who moves up and who down after a league season (the last stage of the event). */
export function leagueMoves(state) {
  const format = state.specs[state.stages.length - 1]?.format;
  if (format?.kind !== 'league') return [];
  const results = stageStandings(state, state.stages.length).map(({ division, rows }) => {
    const order = rows.map((row) => row.participant);
    return { division, order, dropped: order.filter((id) => !stays(findParticipant(state, id))) };
  });
  return seasonMoves(results, format);
}
/** The entries of the next season, each in its new division; newcomers start at the bottom. */
export function nextSeasonEntries(state, newcomers = []) {
  const divisions = nextDivisions(leagueMoves(state), []);
  const returning = divisions.flatMap((members, d) =>
    members.flatMap((id) => {
      const participant = findParticipant(state, id);
      return participant ? [entryOf(participant, d + 1)] : [];
    }),
  );
  return [...returning, ...newcomers.map((entry) => ({ ...entry, division: Math.max(1, divisions.length) }))];
}
function isWelcome(participant) {
  return participant.status !== 'banned' && participant.status !== 'withdrawn';
}
function stays(participant) {
  return participant?.status === 'playing';
}
function entryOf({ id, account, bot, name, rating }, division) {
  return {
    participant: id,
    ...(account === undefined ? {} : { account }),
    ...(bot === undefined ? {} : { bot }),
    ...(name === undefined ? {} : { name }),
    ...(rating === undefined ? {} : { rating }),
    ...(division === undefined ? {} : { division }),
  };
}
//# sourceMappingURL=clone.js.map
