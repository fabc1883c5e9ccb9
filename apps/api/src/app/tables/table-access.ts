import { registerEnumType } from '@nestjs/graphql';

export enum TableAccess {
  Public = 'PUBLIC',
  Link = 'LINK',
}
registerEnumType(TableAccess, {
  name: 'TableAccess',
  description: 'Who may come to a table.',
  valuesMap: {
    Public: { description: 'Everybody: it stands in the lobby, and its game may be watched.' },
    Link: { description: 'Those who have the link; for others it does not exist.' },
  },
});

export enum TablePhase {
  Open = 'OPEN',
  Started = 'STARTED',
  Closed = 'CLOSED',
}
registerEnumType(TablePhase, {
  name: 'TablePhase',
  description: 'How far a table has got.',
  valuesMap: {
    Open: { description: 'It waits for players.' },
    Started: { description: 'Its game has started.' },
    Closed: { description: 'It was closed before its game started.' },
  },
});

const phases = { open: TablePhase.Open, started: TablePhase.Started, closed: TablePhase.Closed } as const;

export function phaseOut(phase: keyof typeof phases): TablePhase {
  return phases[phase];
}

export function accessOut(access: 'public' | 'link'): TableAccess {
  return access === 'public' ? TableAccess.Public : TableAccess.Link;
}
