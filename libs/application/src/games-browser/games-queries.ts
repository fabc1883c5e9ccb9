import type { Json } from '@kronika/event-log';
import type { Outcome } from '@kronika/game-kernel';
import type { GameFilter, GameState } from './game-filter';

/** Who asks for a list of games: everybody may see public and released ones, the seated also theirs, an administrator all. */
export interface Onlooker {
  readonly account?: string;
  readonly administrator: boolean;
}

export interface ListedSeat {
  readonly seat: number;
  /** Who the result counts for: null for a bot. */
  readonly account: string | null;
  readonly bot: string | null;
  readonly guest: boolean;
  /** Null while the game runs, and where it ended without a ranking. */
  readonly place: number | null;
  readonly score: number | null;
}

/** A game as everybody who may see it listed sees it: nothing here is secret while it runs. */
export interface ListedGame {
  readonly gameId: string;
  readonly game: string;
  readonly state: GameState;
  readonly seats: readonly ListedSeat[];
  readonly options: Json;
  readonly rulesVersion: number;
  readonly packHash: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly endedBy: string | null;
  readonly releasedAt: number | null;
  readonly outcome: Outcome | null;
  readonly rated: boolean;
  readonly imported: boolean;
  readonly tournament: { readonly id: string; readonly stage: number; readonly round: number; readonly table: string } | null;
  /** Moves and rounds of a released game. */
  readonly moves: number | null;
  readonly rounds: number | null;
  /** Annotations that everybody may read. */
  readonly annotations: number;
}

/** A figure of a released game, added up over a round. */
export interface GameFigure {
  readonly name: string;
  readonly seat: number | null;
  readonly of: string | null;
  readonly round: number;
  readonly value: number;
  /** How often it was counted. */
  readonly times: number;
}

export interface GamesPage {
  readonly games: readonly ListedGame[];
  readonly hasMore: boolean;
  readonly total: number;
}

/** A game's place in the list, newest first. */
export interface GamePlace {
  readonly startedAt: number;
  readonly gameId: string;
}

export interface BrowseRequest {
  readonly filter: GameFilter;
  readonly states: readonly GameState[];
  readonly onlooker: Onlooker;
  readonly first: number;
  readonly after?: GamePlace;
}

/** What the games browser and the bulk export ask of the read model of games. */
export interface GamesQueries {
  browse(request: BrowseRequest): GamesPage;
  /** A game as it is listed; undefined for one that the onlooker may not know of. */
  game(gameId: string, onlooker: Onlooker): ListedGame | undefined;
  /** Figures of a released game: none for others. `names` narrows them down. */
  figures(gameId: string, names?: readonly string[]): readonly GameFigure[];
  /** Released games in the order of their release, a page at a time. */
  released(filter: GameFilter, afterRelease: number | undefined, limit: number): readonly ReleasedGame[];
}

export interface ReleasedGame extends ListedGame {
  /** Its place in the order of releases. */
  readonly release: number;
}
