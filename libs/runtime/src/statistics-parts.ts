import { BulkExport, GamesBrowser, type Platform, PlayerStatistics, RatingLists, Statistics, Summaries } from '@kronika/application';
import { gamesProjection, ratingsProjection, type ReadModels } from '@kronika/read-models';

/** What is asked about games that were played: the browser, statistics, ratings, the bulk export. */
export interface StatisticsParts {
  readonly gamesBrowser: GamesBrowser;
  readonly statistics: Statistics;
  readonly summaries: Summaries;
  readonly playerStatistics: PlayerStatistics;
  readonly ratingLists: RatingLists;
  readonly bulkExport: BulkExport;
}

export function openStatistics({ log, games: library }: Pick<Platform, 'log' | 'games'>, readModels: ReadModels): StatisticsParts {
  const games = readModels.add(gamesProjection({ log, library }));
  const ratings = readModels.add(ratingsProjection());
  const statistics = new Statistics({ games, ratings, library, log });
  return {
    gamesBrowser: new GamesBrowser(games),
    statistics,
    summaries: new Summaries(statistics, log),
    playerStatistics: new PlayerStatistics(statistics),
    ratingLists: new RatingLists(ratings),
    bulkExport: new BulkExport(games),
  };
}
