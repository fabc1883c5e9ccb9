import { findParticipant } from './access';
import { isActive } from './participant';
/** Who of the field is still in the event. */
export function activeField({ state, stageState }) {
  return stageState.field.filter((id) => {
    const participant = findParticipant(state, id);
    return participant !== undefined && isActive(participant);
  });
}
/** Requested byes of this round, by those who are still in the event. */
export function requestedByes(input) {
  const active = new Set(activeField(input));
  return input.state.byeRequests.filter(
    (request) => request.stage === input.stage && request.round === input.round && active.has(request.participant),
  );
}
/** Requested byes with their points. */
export function requestedByePoints(input) {
  return requestedByes(input).map(({ participant, bye }) => ({ participant, bye, points: input.spec.byes[bye] }));
}
//# sourceMappingURL=draft-field.js.map
