import type { Position } from '@kronika/event-log';
import type { CommandResult } from '../command-result';
import type { ReadModel, Rebuilding } from '../read-model';
import type { Caller } from '../rights/caller';
import { filterIssues, type GameFilter, type GameState, gameStates } from './game-filter';
import type { GameFigure, GamePlace, GamesPage, GamesQueries, ListedGame, Onlooker } from './games-queries';

export interface BrowseGames {
  readonly filter: GameFilter;
  readonly states?: readonly GameState[];
  readonly first: number;
  /** A cursor of an earlier page. */
  readonly after?: string;
}

const largestPage = 100;

/** Finds games: those that are public, those that are released, and the caller's own. */
export class GamesBrowser {
  readonly #games: ReadModel<GamesQueries>;

  constructor(games: ReadModel<GamesQueries>) {
    this.#games = games;
  }

  async browse(caller: Caller, request: BrowseGames, minPosition?: Position): Promise<CommandResult<GamesPage> | Rebuilding> {
    const { filter, states = gameStates, first } = request;
    const after = request.after === undefined ? undefined : placeOf(request.after);
    const issues = [...filterIssues(filter)];
    if (request.after !== undefined && after === undefined) issues.push({ path: 'after', message: 'no cursor of this list' });
    if (!Number.isInteger(first) || first < 0 || first > largestPage) issues.push({ path: 'first', message: `0 to ${largestPage}` });
    if (issues.length > 0) return { kind: 'invalid', issues };
    const page = await this.#games.ask(
      (queries) => queries.browse({ filter, states, onlooker: onlookerOf(caller), first, ...(after === undefined ? {} : { after }) }),
      minPosition,
    );
    return 'kind' in page ? page : { kind: 'done', ...page };
  }

  async find(caller: Caller, gameId: string, minPosition?: Position): Promise<CommandResult<ListedGame> | Rebuilding> {
    const found = await this.#games.ask((queries) => ({ game: queries.game(gameId, onlookerOf(caller)) }), minPosition);
    if ('kind' in found) return found;
    return found.game === undefined ? { kind: 'not-found', what: `game ${gameId}` } : { kind: 'done', ...found.game };
  }

  /** Figures exist of released games only, so anybody may ask. */
  async figures(gameId: string, names?: readonly string[]): Promise<readonly GameFigure[]> {
    const figures = await this.#games.ask((queries) => queries.figures(gameId, names));
    return 'kind' in figures ? [] : figures;
  }
}

export function onlookerOf(caller: Caller): Onlooker {
  return caller.kind === 'anonymous' ? { administrator: false } : { account: caller.accountId, administrator: caller.administrator };
}

/** The cursor of a game in the list. */
export function cursorOf({ startedAt, gameId }: GamePlace): string {
  return `${startedAt}_${gameId}`;
}

function placeOf(cursor: string): GamePlace | undefined {
  const [, startedAt, gameId] = /^(\d{1,15})_(.{1,100})$/.exec(cursor) ?? [];
  return startedAt === undefined || gameId === undefined ? undefined : { startedAt: Number(startedAt), gameId };
}
