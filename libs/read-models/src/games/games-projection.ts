import type { GameLibrary, GamesQueries, StatisticsQueries } from '@kronika/application';
import type { EventLog } from '@kronika/event-log';
import type { Projection } from '../projection';
import { annotationEventTypes, applyAnnotationEvent } from './apply-annotations';
import { applyGameEvent, gameEventTypes } from './apply-games';
import { applyTableEvent, tableEventTypes } from './apply-tables';
import { browse, figuresOfGame, findGame, releasedGames } from './listed-games';
import { metricNames, observe } from './observe';
import { remembered } from './remembered';
import { ReleasedGames } from './released-figures';
import { gamesSchema } from './schema';

/** All games, with the figures of the released ones: for the browser, statistics and the bulk export. */
export function gamesProjection({
  log,
  library,
}: {
  readonly log: EventLog;
  readonly library: GameLibrary;
}): Projection<GamesQueries & StatisticsQueries> {
  const counted = new ReleasedGames(log, library);
  return {
    name: 'games',
    version: 1,
    filter: {
      streamPrefixes: ['game-', 'table-', 'study-game-'],
      types: [...gameEventTypes, ...tableEventTypes, ...annotationEventTypes],
    },
    schema: gamesSchema,
    prepare: async (events) => {
      for (const event of events) if (event.type === 'Released') await counted.count(event);
    },
    apply: (database, events) => {
      for (const event of events) {
        if (event.stream.startsWith('game-')) applyGameEvent(database, event, (released) => counted.figures(released));
        else if (event.stream.startsWith('table-')) applyTableEvent(database, event);
        else applyAnnotationEvent(database, event);
      }
    },
    queries: (database) => ({
      browse: (request) => browse(database, request),
      game: (gameId, onlooker) => findGame(database, gameId, onlooker),
      figures: (gameId, names) => figuresOfGame(database, gameId, names),
      released: (filter, afterRelease, limit) => releasedGames(database, filter, afterRelease, limit),
      observe: remembered(database, (question) => observe(database, question)),
      metricNames: (game) => metricNames(database, game),
    }),
  };
}
