import { accountRefusal, decideEntries, inStatus, promotions } from './decide-entries';
import { accept, refuse } from './decision';
import { evolve } from './evolve';
import { isSamePair } from './evolve-participants';
import { findParticipant } from './access';
import { settleTable } from './settle-table';
import { isSwiss } from './stage-spec';
export function decideParticipants(state, command, context) {
  switch (command.type) {
    case 'invite':
    case 'register':
    case 'withdraw':
    case 'check-in':
    case 'take-back-check-in':
    case 'enter-late':
      return decideEntries(state, command, context);
    case 'drop':
      return whenStatus(state, command.participant, ['playing'], {
        type: 'ParticipantDropped',
        participant: command.participant,
        by: command.actor,
        reason: command.reason,
      });
    case 'reinstate':
      return whenStatus(state, command.participant, ['dropped'], {
        type: 'ParticipantReinstated',
        participant: command.participant,
        by: command.actor,
        reason: command.reason,
      });
    case 'ban':
      return ban(state, command);
    case 'substitute':
      return substitute(state, command);
    case 'claim':
      return claim(state, command);
    case 'confirm-claim':
    case 'reject-claim':
      return answerClaim(state, command);
    case 'request-bye':
      return requestBye(state, command);
    case 'cancel-bye':
      return cancelBye(state, command);
    case 'forbid-pair':
    case 'allow-pair':
      return changePair(state, command);
    case 'fix-table':
      return fixTable(state, command);
  }
}
function whenStatus(state, id, allowed, ...events) {
  const found = inStatus(state, id, allowed);
  return 'kind' in found ? refuse(found) : accept(...events);
}
/** A ban before the start takes the entry away; during the event open tables are forfeited, and the participant is ranked last. */
function ban(state, { participant: id, reason, actor: by }) {
  const found = inStatus(state, id, ['waiting', 'registered', 'checked-in', 'playing', 'dropped']);
  if ('kind' in found) return refuse(found);
  const banned = { type: 'ParticipantBanned', participant: id, by, reason };
  const open = state.stages
    .flatMap((stage) => stage.rounds.flatMap((round) => round.tables))
    .filter((table) => !table.result && table.seats.includes(id) && !table.left.some((left) => left.participant === id));
  if (open.length === 0) return accept(banned, ...promotions(evolve(state, banned)));
  return accept(
    ...open.reduce(
      (events, table) => settleTable(state, table.id, [...events, { type: 'SeatForfeited', table: table.id, participant: id, by, reason }]),
      [banned],
    ),
  );
}
function substitute(state, { participant: id, account, name, reason, actor: by }) {
  const found = inStatus(state, id, ['registered', 'checked-in', 'playing', 'dropped']);
  if ('kind' in found) return refuse(found);
  const taken = account === undefined ? undefined : accountRefusal(state, account);
  if (taken) return refuse(taken);
  const from = found.participant.account === undefined ? {} : { from: found.participant.account };
  const to = account === undefined ? {} : { to: account };
  const named = name === undefined ? {} : { name };
  return accept({ type: 'ParticipantSubstituted', participant: id, ...from, ...to, ...named, by, reason });
}
function claim(state, { participant: id, account }) {
  const participant = findParticipant(state, id);
  if (!participant) return refuse({ kind: 'unknown-participant', participant: id });
  if (participant.account !== undefined) return refuse({ kind: 'already-entered', account: participant.account });
  const taken = accountRefusal(state, account);
  return taken ? refuse(taken) : accept({ type: 'EntryClaimed', participant: id, account });
}
function answerClaim(state, { type, participant: id, actor: by }) {
  const account = findParticipant(state, id)?.claim;
  if (account === undefined) return refuse({ kind: 'no-claim', participant: id });
  if (type === 'reject-claim') return accept({ type: 'ClaimRejected', participant: id, account, by });
  const taken = accountRefusal(state, account);
  return taken ? refuse(taken) : accept({ type: 'ClaimConfirmed', participant: id, account, by });
}
function requestBye(state, { participant: id, stage, round, bye, actor: by }) {
  const found = inStatus(state, id, ['registered', 'checked-in', 'playing']);
  if ('kind' in found) return refuse(found);
  const spec = state.specs[stage - 1];
  if (!spec) return refuse({ kind: 'unknown-stage', stage });
  if (!isSwiss(spec.format)) return refuse({ kind: 'fixed-by-format', message: 'byes can be asked for in Swiss stages only' });
  const published = state.stages[stage - 1]?.rounds.length ?? 0;
  if (!Number.isInteger(round) || round < 1) return refuse({ kind: 'invalid', path: 'round', message: 'a whole number above 0' });
  if (round <= published) return refuse({ kind: 'round-published', round });
  if (bye === 'full' && by.role === 'player')
    return refuse({ kind: 'invalid', path: 'bye', message: 'only the organiser gives a full bye' });
  return accept({ type: 'ByeRequested', participant: id, stage, round, bye, by });
}
function cancelBye(state, { participant, stage, round, actor: by }) {
  const known = state.byeRequests.some((bye) => bye.participant === participant && bye.stage === stage && bye.round === round);
  if (!known) return refuse({ kind: 'invalid', path: 'round', message: 'no bye was asked for' });
  if (round <= (state.stages[stage - 1]?.rounds.length ?? 0)) return refuse({ kind: 'round-published', round });
  return accept({ type: 'ByeRequestCancelled', participant, stage, round, by });
}
function changePair(state, { type, pair, reason, actor: by }) {
  const stranger = pair.find((participant) => !findParticipant(state, participant));
  if (stranger !== undefined) return refuse({ kind: 'unknown-participant', participant: stranger });
  if (pair[0] === pair[1]) return refuse({ kind: 'invalid', path: 'pair', message: 'two different participants' });
  const forbidden = state.forbidden.some((known) => isSamePair(known, pair));
  if (type === 'forbid-pair') {
    return forbidden
      ? refuse({ kind: 'invalid', path: 'pair', message: 'forbidden already' })
      : accept({ type: 'PairForbidden', pair, by, reason });
  }
  return forbidden
    ? accept({ type: 'PairAllowed', pair, by, reason })
    : refuse({ kind: 'invalid', path: 'pair', message: 'not forbidden' });
}
function fixTable(state, { participant: id, number, actor: by }) {
  if (!findParticipant(state, id)) return refuse({ kind: 'unknown-participant', participant: id });
  if (number !== undefined && !(Number.isInteger(number) && number > 0))
    return refuse({ kind: 'invalid', path: 'number', message: 'a whole number above 0' });
  return accept({ type: 'TableFixed', participant: id, ...(number === undefined ? {} : { number }), by });
}
//# sourceMappingURL=decide-participants.js.map
