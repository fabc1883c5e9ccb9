import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { median } from '../measure';

/** How many bytes of text a server's log keeps of a move: what a bare append has to write as well. */
export function bytesOfMoves(dataFolder: string, gameId: string): number {
  const database = new DatabaseSync(join(dataFolder, 'log.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare(
        `SELECT sum(length(events.id) + length(command) + length(open) + ifnull(length(sealed), 0) + ifnull(length(chain), 0)) AS bytes
         FROM events JOIN streams ON streams.id = events.stream WHERE streams.name LIKE '%' || ? AND version > 0 GROUP BY command`,
      )
      .all(gameId);
    if (rows.length === 0) throw new Error(`The log knows no game ${gameId}`);
    return Math.round(median(rows.map(({ bytes }) => Number(bytes))));
  } finally {
    database.close();
  }
}
