/** Something that has to be decided in a running game. */
export interface OpenTurn {
  readonly gameId: string;
  readonly game: string;
  readonly seat: number;
  readonly decision: string;
  readonly kind: string;
  readonly turn: string;
  readonly account: string | null;
  readonly bot: string | null;
  /** The version since which the seat has had to act, and when that was. */
  readonly since: number;
  readonly sinceTime: number;
  readonly deadline: number | null;
}

/** Something that happened in a game of the account's. */
export interface FeedItem {
  /** Where to go on after it; opaque. */
  readonly cursor: string;
  readonly kind: 'game-started' | 'seat-taken-over' | 'game-ended' | 'game-released';
  readonly gameId: string;
  readonly game: string;
  readonly seat: number;
  readonly time: number;
}

/** The port to what is open in running games: lists for people, and to-do lists for the process managers. */
export interface TurnsQueries {
  turnsOf(account: string): readonly OpenTurn[];
  /** What happened after a cursor, oldest first; from the beginning without one. */
  feedOf(account: string, after: string | undefined, limit: number): readonly FeedItem[];
  /** The newest first. */
  latestOf(account: string, limit: number): readonly FeedItem[];
  botTurns(): readonly OpenTurn[];
  dueTurns(now: number): readonly OpenTurn[];
  nextDeadline(): number | undefined;
  /** Games that have ended and may open now. */
  toRelease(): readonly string[];
  /** Tables that were started and have no game yet. */
  toBegin(): readonly string[];
}

/** What the list of open turns must know of a game: worked out from the game itself. */
export interface TurnsOfGame {
  readonly gameId: string;
  readonly turns: readonly OpenTurn[];
}
