import type { ListedTable as Listed, TableSight } from '@kronika/application';
import { clockOut } from './clock';
import type { ListedTable, Table } from './results';

export function listedOut(listed: Listed): ListedTable {
  const { owner, access, seats, clock, phase: _phase, ...same } = listed;
  return {
    ...same,
    owner: owner === null ? null : { id: owner },
    access,
    seats: seats.map(({ seat, account, bot }) => ({ seat, player: account === null ? null : { id: account }, bot })),
    clock: clockOut(clock),
  };
}

export function tableOut({
  tableId,
  version,
  phase,
  settings,
  seats,
  commentators,
  openedAt,
  seat,
}: TableSight): Table & { readonly kind: 'done' } {
  const { game, options, owner, access, clock, rated, startsWhenFull, timeOut, commitment } = settings;
  return {
    kind: 'done',
    tableId,
    version,
    phase,
    game,
    options,
    owner: owner === null ? null : { id: owner },
    access,
    seats: seats.map((held) => ({
      seat: held.seat,
      player: held.occupant?.kind === 'player' ? { id: held.occupant.id } : null,
      bot: held.occupant?.kind === 'bot' ? held.occupant.bot : null,
    })),
    clock: clockOut(clock),
    rated,
    openedAt,
    startsWhenFull,
    timeOut,
    commitment: commitment.hash,
    commentators: commentators.map((id) => ({ id })),
    seat,
  };
}
