import type { RatedResult } from './rated-result';
import type { Ladder, RatingChange, RatingSystem } from './rating-system';

/** Ratings over all games, and for each game on its own. */
export interface RatingBoards {
  readonly overall: Ladder;
  readonly byGame: ReadonlyMap<string, Ladder>;
  /** Every change with the board that it belongs to, in order. */
  readonly history: readonly BoardChange[];
}

export interface BoardChange extends RatingChange {
  /** The game, or 'overall'. */
  readonly board: string;
}

/** Computes every board of a system from the results that count. */
export function ratingBoards(system: RatingSystem, results: Iterable<RatedResult>): RatingBoards {
  const overall = system.open();
  const byGame = new Map<string, Ladder>();
  const history: BoardChange[] = [];
  for (const result of results) {
    const ladder = byGame.get(result.game) ?? system.open();
    byGame.set(result.game, ladder);
    history.push(...ladder.add(result).map((change) => ({ ...change, board: result.game })));
    history.push(...overall.add(result).map((change) => ({ ...change, board: 'overall' })));
  }
  return { overall, byGame, history };
}
