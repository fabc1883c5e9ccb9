import type { Position } from '@kronika/event-log';
import type { ReadModel, Rebuilding } from '../read-model';
import { accountOf, type Caller } from '../rights/caller';
import type { ListedTable, LobbyAsked, LobbyPage, LobbyQueries } from './lobby-queries';

/** The list of tables that wait for players. */
export class Lobby {
  readonly #tables: ReadModel<LobbyQueries>;

  constructor(tables: ReadModel<LobbyQueries>) {
    this.#tables = tables;
  }

  /** Public tables: for everybody. */
  open(asked: LobbyAsked, minPosition?: Position): Promise<LobbyPage | Rebuilding> {
    return this.#tables.ask((queries) => queries.open(asked), minPosition);
  }

  /** The caller's own open tables, those behind a link as well. */
  mine(caller: Caller, minPosition?: Position): Promise<readonly ListedTable[] | Rebuilding> {
    const { accountId } = accountOf(caller);
    return this.#tables.ask((queries) => queries.openOf(accountId), minPosition);
  }
}
