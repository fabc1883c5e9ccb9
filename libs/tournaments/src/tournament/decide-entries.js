import { accept, refuse } from './decision';
import { evolve } from './evolve';
import { holdsPlace } from './participant';
import { currentStage, findParticipant } from './access';
import { isStageOver } from './stage-over';
import { isSwiss } from './stage-spec';
/** Coming in: invitations, registration, check-in, late entry. */
export function decideEntries(state, command, context) {
  switch (command.type) {
    case 'invite':
      if (state.invited.includes(command.account)) return refuse({ kind: 'already-entered', account: command.account });
      return before(state, () => accept({ type: 'AccountInvited', account: command.account, by: command.actor }));
    case 'register':
      return register(state, command, context);
    case 'withdraw':
      return withdraw(state, command);
    case 'check-in':
      return checkIn(state, command);
    case 'take-back-check-in':
      return takeBackCheckIn(state, command);
    case 'enter-late':
      return enterLate(state, command, context);
  }
}
/** Those who move up from the waiting list now that there is room. */
export function promotions(state) {
  const room = (state.settings.capacity ?? Infinity) - state.participants.filter(holdsPlace).length;
  if (state.stages.length > 0 || room <= 0) return [];
  const waiting = state.participants.filter((participant) => participant.status === 'waiting');
  return waiting.slice(0, room).map(({ id }) => ({ type: 'ParticipantPromoted', participant: id }));
}
/** Why an account cannot have this entry, if it cannot. */
export function entryRefusal(state, entry) {
  if (entry.participant !== undefined && findParticipant(state, entry.participant)) {
    return { kind: 'invalid', path: 'participant', message: 'this id is taken' };
  }
  if (entry.rating !== undefined && !Number.isFinite(entry.rating)) return { kind: 'invalid', path: 'rating', message: 'a number' };
  if (entry.division !== undefined && !(Number.isInteger(entry.division) && entry.division > 0)) {
    return { kind: 'invalid', path: 'division', message: 'a whole number above 0' };
  }
  if (entry.bot !== undefined && entry.account !== undefined) return { kind: 'invalid', path: 'bot', message: 'a bot has no account' };
  return entry.account === undefined ? undefined : accountRefusal(state, entry.account);
}
/** An account has at most one entry, and none after a ban. */
export function accountRefusal(state, account) {
  const holder = state.participants.find((participant) => participant.account === account && participant.status !== 'withdrawn');
  return holder && { kind: 'already-entered', account };
}
const beforeStart = ['draft', 'registration', 'check-in'];
function before(state, decide) {
  return beforeStart.includes(state.phase) ? decide() : refuse({ kind: 'wrong-phase', phase: state.phase, needs: beforeStart });
}
function register(state, { entries, actor: by }, context) {
  const needs = by.role === 'player' ? ['registration'] : beforeStart;
  if (!needs.includes(state.phase)) return refuse({ kind: 'wrong-phase', phase: state.phase, needs });
  const events = [];
  let now = state;
  for (const [i, entry] of entries.entries()) {
    const refusal = entryRefusal(now, entry) ?? invitationRefusal(now, entry, by.role === 'player');
    if (refusal) return refuse(refusal);
    const waiting = now.participants.filter(holdsPlace).length >= (now.settings.capacity ?? Infinity);
    const { participant = context.ids(i), ...more } = entry;
    const registered = { type: 'ParticipantRegistered', participant, ...more, waiting, by };
    events.push(registered);
    now = evolve(now, registered);
  }
  return events.length === 0 ? refuse({ kind: 'invalid', path: 'entries', message: 'at least one' }) : accept(...events);
}
function invitationRefusal(state, { account }, isPlayer) {
  if (state.settings.registration === 'open' || !isPlayer) return undefined;
  if (account !== undefined && state.invited.includes(account)) return undefined;
  return { kind: 'not-invited', account: account ?? '' };
}
function withdraw(state, { participant: id, reason, actor: by }) {
  return before(state, () => {
    const found = inStatus(state, id, ['waiting', 'registered', 'checked-in']);
    if ('kind' in found) return refuse(found);
    const withdrawn = { type: 'ParticipantWithdrawn', participant: id, by, reason };
    return accept(withdrawn, ...promotions(evolve(state, withdrawn)));
  });
}
function checkIn(state, { participant: id, actor: by }) {
  if (state.phase !== 'check-in') return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['check-in'] });
  const found = inStatus(state, id, ['registered']);
  return 'kind' in found ? refuse(found) : accept({ type: 'ParticipantCheckedIn', participant: id, by });
}
function takeBackCheckIn(state, { participant: id, actor: by }) {
  if (state.phase !== 'check-in') return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['check-in'] });
  const found = inStatus(state, id, ['checked-in']);
  return 'kind' in found ? refuse(found) : accept({ type: 'CheckInTakenBack', participant: id, by });
}
function enterLate(state, { entry, score, reason, actor: by }, context) {
  const current = currentStage(state);
  if (state.phase !== 'running' || !current) return refuse({ kind: 'wrong-phase', phase: state.phase, needs: ['running'] });
  if (!state.settings.lateEntry || !isSwiss(current.spec.format) || isStageOver(state, current.stage))
    return refuse({ kind: 'late-entry-closed' });
  if (!Number.isFinite(score) || score < 0) return refuse({ kind: 'invalid', path: 'score', message: 'not less than 0' });
  const refusal = entryRefusal(state, entry);
  if (refusal) return refuse(refusal);
  const { participant = context.ids(0), division: _division, ...more } = entry;
  return accept({ type: 'ParticipantEnteredLate', participant, ...more, stage: current.stage, score, by, reason });
}
/** The participant, if there is one in one of these states. */
export function inStatus(state, id, allowed) {
  const participant = findParticipant(state, id);
  if (!participant) return { kind: 'unknown-participant', participant: id };
  return allowed.includes(participant.status) ? { participant } : { kind: 'wrong-status', participant: id, status: participant.status };
}
//# sourceMappingURL=decide-entries.js.map
