import type { Json } from '@kronika/event-log';
import type { ClockSetting } from './settings';

/** A table as it stands in a list: public, or one of the asker's own. */
export interface ListedTable {
  readonly tableId: string;
  readonly game: string;
  readonly options: Json;
  readonly phase: 'open' | 'started' | 'closed';
  readonly access: 'public' | 'link';
  readonly owner: string | null;
  readonly rated: boolean;
  readonly clock: ClockSetting;
  readonly openedAt: number;
  readonly seats: readonly ListedTableSeat[];
}

export interface ListedTableSeat {
  readonly seat: number;
  readonly account: string | null;
  readonly bot: string | null;
}

export interface LobbyPage {
  readonly tables: readonly ListedTable[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** Which open tables to list, the newest first. `after` is the id of the last one seen. */
export interface LobbyAsked {
  readonly game?: string;
  readonly first: number;
  readonly after?: string;
}

/** The port to the list of tables. */
export interface LobbyQueries {
  /** Public tables that wait for players. */
  open(asked: LobbyAsked): LobbyPage;
  /** Tables that an account opened or sits at, and that are open. */
  openOf(account: string): readonly ListedTable[];
}
