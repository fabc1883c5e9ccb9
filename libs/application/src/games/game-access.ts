import type { Hashing, Viewer } from '@kronika/game-kernel';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rejection } from '../command-result';
import type { Caller } from '../rights/caller';
import { type GameRole, standingOf, viewerFor } from '../rights/game-rights';
import type { Officials } from '../rights/officials';
import type { LoadedTable, TableStore } from '../tables/table-store';
import type { GameStore } from './game-store';
import type { LoadedGame } from './loaded-game';

/** How somebody wants to look at a game. */
export interface Look {
  readonly gameId: string;
  /** The secret of the link, for tables that are not public. */
  readonly link?: string | undefined;
  /** Whose eyes to look through; the caller's own where nothing is said. */
  readonly as?: Viewer | undefined;
}

export interface Sighted {
  readonly loaded: LoadedGame;
  readonly table: LoadedTable;
  readonly standing: GameRole;
  readonly viewer: Viewer;
}

/** The hash under which the secret of a table's link is kept. */
export function linkHash(hashing: Hashing, link: string): string {
  return bytesToHex(hashing.sha256(utf8ToBytes(`kronika table link ${link}`)));
}

/** The one door to games: who asks, what they are to the game, and whose eyes they may look through. */
export class GameAccess {
  readonly store: GameStore;
  readonly tables: TableStore;
  readonly #officials: Officials;
  readonly #hashing: Hashing;

  constructor(store: GameStore, tables: TableStore, officials: Officials, hashing: Hashing) {
    this.store = store;
    this.tables = tables;
    this.#officials = officials;
    this.#hashing = hashing;
  }

  /** What a caller is to a table and its game, which may not have started yet; undefined where there is neither. */
  async standing(
    caller: Caller,
    gameId: string,
    link?: string,
  ): Promise<{ readonly table: LoadedTable; readonly loaded: LoadedGame | undefined; readonly standing: GameRole } | undefined> {
    const table = await this.tables.load(gameId);
    if (table === undefined) return undefined;
    const loaded = table.table.phase === 'started' ? await this.store.load(gameId) : undefined;
    const { settings } = table.table;
    const knowsLink = settings.linkHash !== null && link !== undefined && linkHash(this.#hashing, link) === settings.linkHash;
    const subject = { table: table.table, game: loaded?.kernel.table };
    return { table, loaded, standing: await standingOf(caller, subject, this.#officials, knowsLink) };
  }

  /** A started game through the eyes that the caller asks for, or why not. A game that is not for strangers does not exist for them. */
  async look(caller: Caller, { gameId, link, as }: Look): Promise<Sighted | Rejection> {
    const found = await this.standing(caller, gameId, link);
    if (found?.loaded === undefined || found.standing.kind === 'stranger') return { kind: 'not-found', what: `game ${gameId}` };
    const { loaded, table, standing } = found;
    const { released, seats } = loaded.kernel.table;
    const viewer = viewerFor(standing, released, seats.length, as);
    if (typeof viewer === 'object' && 'kind' in viewer) return viewer;
    return { loaded, table, standing, viewer };
  }
}
