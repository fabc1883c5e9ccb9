import type { Position } from '@kronika/event-log';
import type { Occupant, Seat, TimeOutPolicy } from '@kronika/game-kernel';
import type { Phase, StageKind } from '@kronika/tournaments';
import type { CommandResult, Written } from '../command-result';
import type { GameStarted } from '../games/begin-game';
import type { GameToCreate } from '../games/create-game';
import type { Cause } from '../tables/open-table';

/** What tournaments need from games on line. Every one of these can be asked for again, by any node, and has one effect. */
export interface TournamentGames {
  createGameFor(cause: Cause, game: GameToCreate): Promise<CommandResult<GameStarted>>;
  /** Ends a game that nobody needs any more: its table was ruled on, replayed or withdrawn. A game that is over already is left alone. */
  abandonFor(cause: Cause, gameId: string): Promise<CommandResult<Written>>;
  /** Somebody else plays a seat from now on: a substitute, or a bot for somebody who has left. */
  takeOverFor(cause: Cause, gameId: string, seat: Seat, occupant: Occupant): Promise<CommandResult<Written>>;
  /** The round's time is up: everybody who has to act is timed out by the policy. */
  timeUpFor(cause: Cause, gameId: string, policy: TimeOutPolicy): Promise<CommandResult<Written>>;
}

/** The names of accounts, for files that leave the system. */
export interface AccountNames {
  namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What to list tournaments by. */
export interface TournamentFilter {
  readonly phases?: readonly Phase[];
  readonly game?: string;
  /** An account that plays, organises or judges. */
  readonly of?: string;
  readonly as?: 'participant' | 'staff';
  /** Milliseconds since 1970: planned or begun in between. */
  readonly from?: number;
  readonly to?: number;
  readonly league?: string;
  /** Also those that are still being prepared, where this account is of the staff. */
  readonly viewer?: string;
  /** Administrators see all. */
  readonly everything?: boolean;
}

export interface ListedParticipant {
  readonly id: string;
  readonly account: string | null;
  readonly bot: string | null;
  readonly name: string | null;
}

/** A tournament in a list. The title is a hash. */
export interface ListedTournament {
  readonly id: string;
  readonly title: string;
  readonly phase: Phase;
  readonly game: string;
  readonly venue: 'online' | 'physical';
  readonly formats: readonly StageKind[];
  readonly participants: number;
  readonly createdAt: number;
  readonly startsAt: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly league: string | null;
  /** Who won, once it is finished: an account, a bot, or a name by its hash. */
  readonly winner: ListedParticipant | null;
}

export interface ListedPage {
  readonly items: readonly { readonly item: ListedTournament; readonly cursor: string }[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** A tournament that may need something done without a person. */
export interface OpenTournament {
  readonly id: string;
  /** The last thing that happened to it or to one of its games. */
  readonly changed: Position;
}

/** A game that was created for a table of a tournament, linked to it or not. */
export interface LinkedGame {
  readonly game: string;
  readonly table: string;
  /** How it ended; null while it is played. */
  readonly ended: {
    readonly version: number;
    /** Places and scores by seat; null for a game without an outcome. */
    readonly places: readonly { readonly seat: number; readonly place: number; readonly score: number }[] | null;
  } | null;
}

export interface ListedLeague {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly ended: boolean;
  readonly seasons: number;
  readonly createdAt: number;
  /** The season that was opened last. */
  readonly tournament: string | null;
}

/** What is asked of the read model of tournaments. */
export interface TournamentQueries {
  list(filter: TournamentFilter, first: number, after: string | undefined): ListedPage;
  leagues(
    first: number,
    after: string | undefined,
  ): {
    readonly items: readonly { readonly item: ListedLeague; readonly cursor: string }[];
    readonly total: number;
    readonly hasMore: boolean;
  };
  /** Those that are neither finished nor cancelled, or that have games which are still played. */
  open(): readonly OpenTournament[];
  /** Leagues that have not ended, with the last thing that happened to them or to their running season. */
  openLeagues(): readonly OpenTournament[];
  /** Every game that was created for a table of a tournament. */
  linkedGames(tournament: string): readonly LinkedGame[];
}
