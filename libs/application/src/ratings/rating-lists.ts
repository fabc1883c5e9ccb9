import type { Position } from '@kronika/event-log';
import type { CommandResult } from '../command-result';
import type { ReadModel, Rebuilding } from '../read-model';
import type {
  RatingHistoryEntry,
  LeaderboardPage,
  LeaderboardRequest,
  RankedEntry,
  RatingBoard,
  RatingsQueries,
  RatingStep,
} from './ratings-queries';

const largestPage = 100;
const mostSteps = 100;

/** Leaderboards and rating histories: public, as the results are that they come from. */
export class RatingLists {
  readonly #ratings: ReadModel<RatingsQueries>;

  constructor(ratings: ReadModel<RatingsQueries>) {
    this.#ratings = ratings;
  }

  async leaderboard(request: LeaderboardRequest, minPosition?: Position): Promise<CommandResult<LeaderboardPage> | Rebuilding> {
    if (!isPage(request.first, request.offset)) return wrongPage;
    const page = await this.#ratings.ask((queries) => queries.leaderboard(request), minPosition);
    return 'kind' in page ? page : { kind: 'done', ...page };
  }

  async history(
    board: RatingBoard,
    player: string,
    page: { readonly first: number; readonly offset: number },
    minPosition?: Position,
  ): Promise<CommandResult<{ readonly changes: readonly RatingHistoryEntry[]; readonly total: number }> | Rebuilding> {
    if (!isPage(page.first, page.offset)) return wrongPage;
    const found = await this.#ratings.ask((queries) => queries.history(board, player, page.first, page.offset), minPosition);
    return 'kind' in found ? found : { kind: 'done', ...found };
  }

  /** Every board on which a player stands; none while the ratings are being made. */
  async entriesOf(player: string): Promise<readonly (RankedEntry & RatingBoard)[]> {
    const entries = await this.#ratings.ask((queries) => queries.entriesOf(player));
    return 'kind' in entries ? [] : entries;
  }

  async distribution(board: RatingBoard, steps: number): Promise<CommandResult<{ readonly steps: readonly RatingStep[] }> | Rebuilding> {
    if (!Number.isInteger(steps) || steps < 1 || steps > mostSteps) {
      return { kind: 'invalid', issues: [{ path: 'steps', message: `1 to ${mostSteps}` }] };
    }
    const found = await this.#ratings.ask((queries) => queries.distribution(board, steps));
    return 'kind' in found ? found : { kind: 'done', steps: found };
  }
}

const wrongPage = { kind: 'invalid', issues: [{ path: 'first', message: `0 to ${largestPage}` }] } as const;

function isPage(first: number, offset: number): boolean {
  return Number.isInteger(first) && first >= 0 && first <= largestPage && Number.isInteger(offset) && offset >= 0;
}
