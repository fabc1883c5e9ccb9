import { withParticipant, withStage } from './access';
export function evolveParticipants(state, event) {
  switch (event.type) {
    case 'AccountInvited':
      return { ...state, invited: [...state.invited, event.account] };
    case 'ParticipantRegistered':
      return added(state, { ...entryOf(event), status: event.waiting ? 'waiting' : 'registered', stated: 0 });
    case 'ParticipantPromoted':
      return withStatus(state, event.participant, 'registered');
    case 'ParticipantWithdrawn':
      return withStatus(state, event.participant, 'withdrawn');
    case 'ParticipantCheckedIn':
      return withStatus(state, event.participant, 'checked-in');
    case 'CheckInTakenBack':
      return withStatus(state, event.participant, 'registered');
    case 'ParticipantEnteredLate': {
      const entered = added(state, { ...entryOf(event), status: 'playing', stated: event.score });
      return withStage(entered, event.stage, (stage) => ({ ...stage, field: [...stage.field, event.participant] }));
    }
    case 'ParticipantDropped':
      return withStatus(state, event.participant, 'dropped');
    case 'ParticipantReinstated':
      return withStatus(state, event.participant, 'playing');
    case 'ParticipantBanned':
      return withStatus(state, event.participant, 'banned');
    case 'ParticipantSubstituted':
      return withParticipant(state, event.participant, (participant) => substituted(participant, event));
    case 'EntryClaimed':
      return withParticipant(state, event.participant, (participant) => ({ ...participant, claim: event.account }));
    case 'ClaimConfirmed':
      return withParticipant(state, event.participant, (participant) => withAccount(withoutClaim(participant), event.account));
    case 'ClaimRejected':
      return withParticipant(state, event.participant, withoutClaim);
    case 'ByeRequested': {
      const { participant, stage, round, bye } = event;
      return { ...state, byeRequests: [...withoutBye(state, participant, stage, round), { participant, stage, round, bye }] };
    }
    case 'ByeRequestCancelled':
      return { ...state, byeRequests: withoutBye(state, event.participant, event.stage, event.round) };
    case 'PairForbidden':
      return { ...state, forbidden: [...state.forbidden, event.pair] };
    case 'PairAllowed':
      return { ...state, forbidden: state.forbidden.filter((pair) => !isSamePair(pair, event.pair)) };
    case 'TableFixed':
      return withParticipant(state, event.participant, ({ fixedTable: _before, ...participant }) =>
        event.number === undefined ? participant : { ...participant, fixedTable: event.number },
      );
  }
}
/** Pairs have no order. */
export function isSamePair(one, other) {
  return (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0]);
}
function added(state, participant) {
  return { ...state, participants: [...state.participants, participant] };
}
function withStatus(state, id, status) {
  return withParticipant(state, id, (participant) => ({ ...participant, status }));
}
function withAccount({ account: _before, ...participant }, account) {
  return account === undefined ? participant : { ...participant, account };
}
/** Nobody plays under the name of the one before, and a bot is a bot no more. */
function substituted({ name: _name, bot: _bot, ...participant }, { to, name }) {
  return withAccount(name === undefined ? participant : { ...participant, name }, to);
}
function withoutClaim({ claim: _claim, ...participant }) {
  return participant;
}
function withoutBye(state, participant, stage, round) {
  return state.byeRequests.filter((bye) => bye.participant !== participant || bye.stage !== stage || bye.round !== round);
}
function entryOf(event) {
  return {
    id: event.participant,
    ...(event.account === undefined ? {} : { account: event.account }),
    ...(event.bot === undefined ? {} : { bot: event.bot }),
    ...(event.name === undefined ? {} : { name: event.name }),
    ...(event.rating === undefined ? {} : { rating: event.rating }),
    ...(event.division === undefined ? {} : { division: event.division }),
  };
}
//# sourceMappingURL=evolve-participants.js.map
