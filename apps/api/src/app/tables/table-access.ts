import { registerEnumType } from '@nestjs/graphql';

export const TableAccess = { PUBLIC: 'public', LINK: 'link' } as const;
export type TableAccess = (typeof TableAccess)[keyof typeof TableAccess];
registerEnumType(TableAccess, {
  name: 'TableAccess',
  description: 'Who may come to a table.',
  valuesMap: {
    PUBLIC: { description: 'Everybody: it stands in the lobby, and its game may be watched.' },
    LINK: { description: 'Those who have the link; for others it does not exist.' },
  },
});

export const TablePhase = { OPEN: 'open', STARTED: 'started', CLOSED: 'closed' } as const;
export type TablePhase = (typeof TablePhase)[keyof typeof TablePhase];
registerEnumType(TablePhase, {
  name: 'TablePhase',
  description: 'How far a table has got.',
  valuesMap: {
    OPEN: { description: 'It waits for players.' },
    STARTED: { description: 'Its game has started.' },
    CLOSED: { description: 'It was closed before its game started.' },
  },
});
