import type { ListedTable as Listed, TableSight } from '@kronika/application';
import { clockOut, policyOut } from './clock';
import type { ListedTable, Table } from './results';
import { accessOut, phaseOut } from './table-access';

export function listedOut(listed: Listed): ListedTable {
  const { owner, access, seats, clock, phase: _phase, ...same } = listed;
  return {
    ...same,
    owner: owner === null ? null : { id: owner },
    access: accessOut(access),
    seats: seats.map(({ seat, account, bot }) => ({ seat, player: account === null ? null : { id: account }, bot })),
    clock: clockOut(clock),
  };
}

export function tableOut({ tableId, version, phase, settings, seats, commentators, openedAt, seat }: TableSight): Table {
  const { game, options, owner, access, clock, rated, startsWhenFull, timeOut, commitment } = settings;
  return {
    tableId,
    version,
    phase: phaseOut(phase),
    game,
    options,
    owner: owner === null ? null : { id: owner },
    access: accessOut(access),
    seats: seats.map((held) => ({
      seat: held.seat,
      player: held.occupant?.kind === 'player' ? { id: held.occupant.id } : null,
      bot: held.occupant?.kind === 'bot' ? held.occupant.bot : null,
    })),
    clock: clockOut(clock),
    rated,
    openedAt,
    startsWhenFull,
    timeOut: policyOut(timeOut),
    commitment: commitment.hash,
    commentators: commentators.map((id) => ({ id })),
    seat,
  };
}
