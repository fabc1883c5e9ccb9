import type { DatabaseSync } from 'node:sqlite';
import type { RatingsQueries } from '@kronika/application';
import type { Projection } from '../projection';
import { applyGame, applyTable, gameTypes, tableTypes } from './apply-results';
import { applyVenue, tournamentTypes } from './apply-venues';
import { Ladders } from './ladders';
import { ratingsQueries } from './queries';
import { ResultBook } from './result-book';
import { ratingsSchema } from './schema';

/** Ratings over released results that count: games on line between accounts, and decided tables at physical venues. */
export function ratingsProjection(): Projection<RatingsQueries> {
  const kept = new WeakMap<DatabaseSync, Ladders>();
  return {
    name: 'ratings',
    version: 1,
    filter: { streamPrefixes: ['game-', 'table-', 'tournament-'], types: [...gameTypes, ...tableTypes, ...tournamentTypes] },
    schema: ratingsSchema,
    apply: (database, events) => {
      const book = new ResultBook(database);
      const ladders = kept.get(database) ?? Ladders.of(book);
      // Ladders cannot be rolled back: they are kept only once the batch went well.
      kept.delete(database);
      for (const event of events) {
        if (event.stream.startsWith('game-')) applyGame(database, book, event);
        else if (event.stream.startsWith('table-')) applyTable(database, event);
        else applyVenue(database, book, event);
      }
      if (book.isRewritten) kept.set(database, Ladders.rewrite(database, book));
      else {
        ladders.extend(database, book);
        kept.set(database, ladders);
      }
    },
    queries: ratingsQueries,
  };
}
