import type { DatabaseSync } from 'node:sqlite';
import type { StoredEvent } from '@kronika/event-log';
import { leagueEvent } from '@kronika/tournaments';
import { statement } from '../statements';

/** Takes an event of a league in. */
export function applyLeague(database: DatabaseSync, stored: StoredEvent): void {
  const id = stored.stream.slice('league-'.length);
  const event = leagueEvent.parse({ ...(stored.open as object), type: stored.type });
  switch (event.type) {
    case 'LeagueCreated': {
      const values = [id, event.title, event.plan.settings.game, stored.time, ''];
      statement(database, 'INSERT INTO leagues VALUES (?, ?, ?, ?, 0, 0, NULL, ?)').run(...values);
      break;
    }
    case 'SeasonOpened':
      statement(database, 'INSERT OR IGNORE INTO seasons VALUES (?, ?)').run(event.tournament, id);
      statement(database, 'UPDATE leagues SET seasons = ?, tournament = ? WHERE id = ?').run(event.season, event.tournament, id);
      statement(database, 'UPDATE tournaments SET league = ? WHERE id = ?').run(id, event.tournament);
      break;
    case 'LeagueEnded':
      statement(database, 'UPDATE leagues SET ended = 1 WHERE id = ?').run(id);
      break;
    default:
  }
  statement(database, 'UPDATE leagues SET changed = ? WHERE id = ?').run(String(stored.position), id);
}
