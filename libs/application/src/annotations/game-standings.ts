import type { Caller } from '../rights/caller';

/** What annotations must know of a game and of who asks. */
export interface GameStanding {
  /** Everything about the game is open. */
  readonly released: boolean;
  /** The last version that the caller may see. */
  readonly version: number;
  /** The version that the game itself stands at. */
  readonly head: number;
  /** The caller plays in it, or has. */
  readonly seated: boolean;
  /** The caller may comment on it live. */
  readonly commentator: boolean;
  /** Whether words that were written at a time, at a head of the game, may have reached the spectators by now. */
  readonly heard: (written: { readonly time: number; readonly head: number }) => boolean;
}

/** The port to the rights on games. */
export interface GameStandings {
  /** Undefined where there is no such game, or none that the caller may know of; `links` are secrets that they show. */
  standing(caller: Caller, gameId: string, links: readonly string[]): Promise<GameStanding | undefined>;
}
