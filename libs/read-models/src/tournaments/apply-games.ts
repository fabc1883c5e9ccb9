import type { DatabaseSync } from 'node:sqlite';
import { asTableEvent } from '@kronika/application';
import type { StoredEvent } from '@kronika/event-log';
import { asKernelEvent } from '@kronika/game-kernel';
import { statement } from '../statements';
import { touch } from './apply-tournaments';

/** Tables that were opened for a tournament: their games belong to it from the first moment, also before they are linked. */
export function applyTable(database: DatabaseSync, stored: StoredEvent): void {
  const event = asTableEvent(stored);
  if (event?.type !== 'TableOpened' || event.open.tournament === null || event.open.imported !== null) return;
  const { tournamentId, table } = event.open.tournament;
  const game = stored.stream.slice('table-'.length);
  statement(database, 'INSERT OR IGNORE INTO games VALUES (?, ?, ?, NULL, NULL)').run(game, tournamentId, table);
  touch(database, tournamentId, stored);
}

/** Games that ended, as far as they belong to a tournament. */
export function applyGame(database: DatabaseSync, stored: StoredEvent): void {
  const game = stored.stream.slice('game-'.length);
  const row = statement(database, 'SELECT tournament FROM games WHERE id = ?').get(game);
  if (row === undefined) return;
  const event = asKernelEvent(stored);
  if (event?.type !== 'Ended') return;
  const { outcome } = event.open;
  const places = outcome?.kind === 'ranking' ? JSON.stringify(outcome.places) : null;
  statement(database, 'UPDATE games SET ended = ?, places = ? WHERE id = ?').run(stored.version, places, game);
  touch(database, String(row.tournament), stored);
}
