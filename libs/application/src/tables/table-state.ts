import type { Occupant, Seat } from '@kronika/game-kernel';
import type { TableData, TableEvent } from './table-events';

/** A table as its stream tells: what was agreed, who sits where, and how far it has got. Its id is its game's. */
export interface TableState {
  readonly id: string;
  readonly version: number;
  readonly settings: Omit<TableData<'TableOpened'>, 'request'>;
  readonly seats: readonly (TakenSeat | undefined)[];
  readonly commentators: readonly string[];
  readonly phase: 'open' | 'started' | 'closed';
  /** Seats that agree to abandon the game. */
  readonly abandoning: ReadonlySet<Seat>;
  readonly vacations: readonly TableData<'VacationTaken'>[];
}

export interface TakenSeat {
  readonly occupant: Occupant;
  /** Held by a guest's account. */
  readonly guest: boolean;
  readonly nonce: string | null;
}

/** The table after one more of its events. */
export function evolveTable(table: TableState | undefined, id: string, version: number, event: TableEvent): TableState {
  if (event.type === 'TableOpened') {
    const { request: _request, ...settings } = event.open;
    return {
      id,
      version,
      settings,
      seats: Array.from({ length: settings.seats }, () => undefined),
      commentators: [],
      phase: 'open',
      abandoning: new Set(),
      vacations: [],
    };
  }
  if (table === undefined) throw new Error(`table-${id} does not begin with TableOpened`);
  return { ...table, version, ...change(table, event) };
}

function change(table: TableState, event: Exclude<TableEvent, { type: 'TableOpened' }>): Partial<TableState> {
  switch (event.type) {
    case 'SeatTaken': {
      const { seat, occupant, guest, nonce } = event.open;
      return { seats: table.seats.with(seat, { occupant, guest, nonce }) };
    }
    case 'SeatLeft':
      return { seats: table.seats.with(event.open.seat, undefined) };
    case 'CommentatorNamed':
      return { commentators: [...table.commentators, event.open.account] };
    case 'TableStarted':
      return { phase: 'started' };
    case 'TableClosed':
      return { phase: 'closed' };
    case 'AbandonAgreed':
      return { abandoning: new Set([...table.abandoning, event.open.seat]) };
    case 'AbandonRefused':
      return { abandoning: new Set() };
    case 'VacationTaken':
      return { vacations: [...table.vacations, event.open] };
  }
}
