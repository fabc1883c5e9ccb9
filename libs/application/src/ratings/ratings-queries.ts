import type { RatingChange, RatingEntry } from '@kronika/ratings';

export const ratingSystems = ['openskill', 'glicko-2'] as const;
/** OpenSkill for tables of any size; Glicko-2 for two-seat play. */
export type RatingSystemId = (typeof ratingSystems)[number];

/** A list of ratings: one for each system and game, and one over all games. */
export interface RatingBoard {
  readonly system: RatingSystemId;
  /** A game as the catalogue calls it, or 'overall'. */
  readonly board: string;
}

export interface RankedEntry extends RatingEntry {
  /** 1 for the best; absent for those whose rating is provisional. */
  readonly rank: number | null;
}

export interface LeaderboardRequest extends RatingBoard {
  /** Also those of whom too little is known; they are listed behind the others, without a rank. */
  readonly provisional: boolean;
  readonly first: number;
  /** How many to pass over. */
  readonly offset: number;
}

export interface LeaderboardPage {
  readonly entries: readonly RankedEntry[];
  readonly total: number;
}

export interface RatingHistoryEntry extends RatingChange {
  /** The game, or undefined for a table at a physical venue. */
  readonly gameId: string | null;
  readonly tournamentId: string | null;
}

/** A step of the histogram of ratings. */
export interface RatingStep {
  readonly from: number;
  readonly to: number;
  readonly players: number;
}

/** What is asked of the read model of ratings. */
export interface RatingsQueries {
  leaderboard(request: LeaderboardRequest): LeaderboardPage;
  entry(board: RatingBoard, player: string): RankedEntry | undefined;
  /** Every board on which a player stands. */
  entriesOf(player: string): readonly (RankedEntry & RatingBoard)[];
  /** Newest first. */
  history(
    board: RatingBoard,
    player: string,
    first: number,
    offset: number,
  ): { readonly changes: readonly RatingHistoryEntry[]; readonly total: number };
  /** Players whose ordinal lies within the bounds. */
  playersWithin(board: RatingBoard, min: number, max: number): readonly string[];
  distribution(board: RatingBoard, steps: number): readonly RatingStep[];
}
