import { decideDesk } from './decide-desk';
import { create, decideLifecycle } from './decide-lifecycle';
import { decideParticipants } from './decide-participants';
import { decideResults } from './decide-results';
import { decideRounds } from './decide-rounds';
import { refuse } from './decision';
/** What a command does to a tournament: facts, or a typed refusal. Pure: the same input always gives the same answer. */
export function decide(state, command, context) {
  if (!state) return command.type === 'create' ? create(command) : refuse({ kind: 'wrong-phase', phase: 'not-created', needs: ['draft'] });
  if (isLifecycle(command)) return decideLifecycle(state, command, context);
  if (isDesk(command)) return decideDesk(state, command, context);
  if (state.phase === 'cancelled') return refuse({ kind: 'wrong-phase', phase: 'cancelled', needs: ['running'] });
  if (isRound(command)) return decideRounds(state, command, context);
  if (isResult(command)) return decideResults(state, command, context);
  return decideParticipants(state, command, context);
}
const lifecycle = {
  create: true,
  'change-settings': true,
  'revise-stages': true,
  'change-stage': true,
  'open-registration': true,
  'close-registration': true,
  'open-check-in': true,
  start: true,
  'advance-stage': true,
  'rule-order': true,
  finish: true,
  cancel: true,
};
const round = {
  'draft-round': true,
  'change-draft': true,
  'discard-draft': true,
  'publish-round': true,
  'start-clock': true,
  'pause-clock': true,
  'resume-clock': true,
  'extend-clock': true,
  'call-judge': true,
  'answer-call': true,
  'close-call': true,
};
const participant = {
  invite: true,
  register: true,
  withdraw: true,
  'check-in': true,
  'take-back-check-in': true,
  'enter-late': true,
  drop: true,
  reinstate: true,
  substitute: true,
  ban: true,
  claim: true,
  'confirm-claim': true,
  'reject-claim': true,
  'request-bye': true,
  'cancel-bye': true,
  'forbid-pair': true,
  'allow-pair': true,
  'fix-table': true,
};
const desk = {
  describe: true,
  'name-participant': true,
  'grant-role': true,
  'revoke-role': true,
  announce: true,
  'retract-announcement': true,
  'renew-slip': true,
};
function isDesk(command) {
  return command.type in desk;
}
function isLifecycle(command) {
  return command.type in lifecycle;
}
function isRound(command) {
  return command.type in round;
}
function isResult(command) {
  return !(command.type in participant);
}
//# sourceMappingURL=decide.js.map
