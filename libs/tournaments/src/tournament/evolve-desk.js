import { withParticipant } from './access';
export function evolveDesk(state, event) {
  switch (event.type) {
    case 'TournamentDescribed': {
      const { description: _before, ...rest } = state;
      return { ...rest, title: event.title, ...(event.description === undefined ? {} : { description: event.description }) };
    }
    case 'ParticipantNamed':
      return withParticipant(state, event.participant, (participant) => ({ ...participant, name: event.name }));
    case 'RoleGranted':
      return { ...state, roles: [...state.roles, { account: event.account, role: event.role }] };
    case 'RoleRevoked':
      return { ...state, roles: state.roles.filter(({ account, role }) => account !== event.account || role !== event.role) };
    case 'Announced': {
      const { announcement: id, text, by } = event;
      return { ...state, announcements: [...state.announcements, { id, text, by: by.id }] };
    }
    case 'AnnouncementRetracted':
      return { ...state, announcements: state.announcements.filter(({ id }) => id !== event.announcement) };
    case 'SlipRenewed':
      return { ...state, slips: { ...state.slips, [event.table]: (state.slips[event.table] ?? 0) + 1 } };
  }
}
//# sourceMappingURL=evolve-desk.js.map
