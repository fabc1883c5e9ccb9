import type { GameRole } from '../rights/game-rights';
import type { TableState } from './table-state';
import type { LoadedTable } from './table-store';

/** A table as those may know it who may know of it: everything but the nonces' secrets and the link. */
export interface TableSight {
  readonly tableId: string;
  readonly version: number;
  readonly phase: TableState['phase'];
  readonly settings: Omit<TableState['settings'], 'linkHash'>;
  readonly seats: readonly {
    readonly seat: number;
    readonly occupant: TableOccupant | null;
    readonly guest: boolean;
    readonly nonce: string | null;
  }[];
  readonly commentators: readonly string[];
  readonly openedAt: number;
  /** The caller's seat; null for those who hold none. */
  readonly seat: number | null;
}
type TableOccupant = NonNullable<TableState['seats'][number]>['occupant'];

export function tableSight({ table, opened }: LoadedTable, standing: GameRole): TableSight {
  const { linkHash: _linkHash, ...settings } = table.settings;
  return {
    tableId: table.id,
    version: table.version,
    phase: table.phase,
    settings,
    // Nonces are open: everybody can check that theirs went into the seed.
    seats: table.seats.map((taken, seat) => ({
      seat,
      occupant: taken?.occupant ?? null,
      guest: taken?.guest ?? false,
      nonce: taken?.nonce ?? null,
    })),
    commentators: table.commentators,
    openedAt: opened.time,
    seat: standing.kind === 'seat' ? standing.seat : null,
  };
}
