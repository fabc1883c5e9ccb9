import { findParticipant, findTable } from './access';
import { accept, refuse } from './decision';
export function decideDesk(state, command, context) {
  const by = command.actor;
  switch (command.type) {
    case 'describe': {
      const description = command.description ?? state.description;
      const more = description === undefined ? {} : { description };
      return accept({ type: 'TournamentDescribed', title: command.title ?? state.title, ...more, by });
    }
    case 'name-participant': {
      const { participant, name } = command;
      if (!findParticipant(state, participant)) return refuse({ kind: 'unknown-participant', participant });
      return accept({ type: 'ParticipantNamed', participant, name, by });
    }
    case 'grant-role':
      return grant(state, command);
    case 'revoke-role':
      return revoke(state, command);
    case 'announce':
      return accept({ type: 'Announced', announcement: context.ids(0), text: command.text, by });
    case 'retract-announcement': {
      const { announcement } = command;
      const known = state.announcements.some(({ id }) => id === announcement);
      return known ? accept({ type: 'AnnouncementRetracted', announcement, by }) : refuse({ kind: 'unknown-announcement', announcement });
    }
    case 'renew-slip': {
      const { table } = command;
      return findTable(state, table) ? accept({ type: 'SlipRenewed', table, by }) : refuse({ kind: 'unknown-table', table });
    }
  }
}
function grant(state, { account, role, actor: by }) {
  if (account === '') return refuse({ kind: 'invalid', path: 'account', message: 'an account is needed' });
  if (holds(state, account, role)) return refuse({ kind: 'invalid', path: 'role', message: 'granted already' });
  return accept({ type: 'RoleGranted', account, role, by });
}
function revoke(state, { account, role, actor: by }) {
  if (!holds(state, account, role)) return refuse({ kind: 'invalid', path: 'role', message: 'not granted' });
  // Somebody has to be left who may appoint others.
  const organisers = state.roles.filter((known) => known.role === 'organiser').length;
  if (role === 'organiser' && organisers === 1) return refuse({ kind: 'invalid', path: 'role', message: 'the last organiser stays' });
  return accept({ type: 'RoleRevoked', account, role, by });
}
function holds(state, account, role) {
  return state.roles.some((known) => known.account === account && known.role === role);
}
//# sourceMappingURL=decide-desk.js.map
