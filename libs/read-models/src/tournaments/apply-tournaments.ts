import type { DatabaseSync } from 'node:sqlite';
import { asTournamentEvent } from '@kronika/application';
import type { StoredEvent } from '@kronika/event-log';
import type { TournamentEvent } from '@kronika/tournaments';
import { statement } from '../statements';
import { applyPeople } from './apply-people';

type Columns = Readonly<Record<string, string | number | null>>;

/** Takes an event of a tournament in. */
export function applyTournament(database: DatabaseSync, stored: StoredEvent): void {
  const id = stored.stream.slice('tournament-'.length);
  const event = asTournamentEvent(stored);
  if (event.type === 'TournamentCreated') insert(database, id, event, stored.time);
  if (event.type === 'StagesRevised' || event.type === 'StageSpecChanged') reviseFormats(database, id, event);
  for (const [column, value] of Object.entries(changes(event, stored.time))) {
    statement(database, `UPDATE tournaments SET ${column} = ? WHERE id = ?`).run(value, id);
  }
  applyPeople(database, id, event);
  touch(database, id, stored);
}

/** Something happened that concerns the tournament, or the league that it is a season of. */
export function touch(database: DatabaseSync, id: string, { position }: StoredEvent): void {
  statement(database, 'UPDATE tournaments SET changed = ? WHERE id = ?').run(String(position), id);
  statement(database, 'UPDATE leagues SET changed = ? WHERE tournament = ?').run(String(position), id);
}

function insert(database: DatabaseSync, id: string, event: Extract<TournamentEvent, { type: 'TournamentCreated' }>, time: number): void {
  const { title, settings, stages } = event;
  const formats = stages.map(({ format }) => format.kind).join(' ');
  statement(
    database,
    `INSERT INTO tournaments VALUES (?, ?, 'draft', 0, ?, ?, ?, ?, ?, NULL, NULL, NULL, (SELECT league FROM seasons WHERE tournament = ?), '')`,
  ).run(id, title, settings.game, settings.venue, formats, time, settings.startsAt ?? null, id);
}

/** The columns that an event changes. */
function changes(event: TournamentEvent, time: number): Columns {
  switch (event.type) {
    case 'TournamentDescribed':
      return { title: event.title };
    case 'SettingsChanged':
      return { game: event.settings.game, venue: event.settings.venue, starts: event.settings.startsAt ?? null };
    case 'RegistrationOpened':
      return { public: 1, phase: 'registration' };
    case 'RegistrationClosed':
      return { phase: 'draft' };
    case 'CheckInOpened':
      return { public: 1, phase: 'check-in' };
    case 'StageStarted':
      return { public: 1, phase: 'running', ...(event.stage === 1 ? { started: time } : {}) };
    case 'TournamentFinished':
      return { phase: 'finished', finished: time, winner: event.ranking[0]?.participant ?? null };
    case 'TournamentCancelled':
      return { phase: 'cancelled', finished: time };
    default:
      return {};
  }
}

function reviseFormats(
  database: DatabaseSync,
  id: string,
  event: Extract<TournamentEvent, { type: 'StagesRevised' | 'StageSpecChanged' }>,
): void {
  const row = statement(database, 'SELECT formats FROM tournaments WHERE id = ?').get(id);
  const formats = typeof row?.formats === 'string' ? row.formats.split(' ') : [];
  const next =
    event.type === 'StagesRevised'
      ? [...formats.slice(0, event.from - 1), ...event.stages.map(({ format }) => format.kind)]
      : formats.with(event.stage - 1, event.spec.format.kind);
  statement(database, 'UPDATE tournaments SET formats = ? WHERE id = ?').run(next.join(' '), id);
}
