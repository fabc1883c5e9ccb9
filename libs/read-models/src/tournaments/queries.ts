import type { DatabaseSync } from 'node:sqlite';
import type {
  LinkedGame,
  ListedLeague,
  ListedPage,
  ListedParticipant,
  ListedTournament,
  OpenTournament,
  TournamentFilter,
} from '@kronika/application';
import * as z from 'zod';
import { statement } from '../statements';

const phase = z.enum(['draft', 'registration', 'check-in', 'running', 'finished', 'cancelled']);
const kind = z.enum([
  'swiss',
  'table-swiss',
  'round-robin',
  'table-round-robin',
  'single-elimination',
  'double-elimination',
  'table-elimination',
  'groups',
  'league',
]);
const tournamentRow = z.object({
  id: z.string(),
  title: z.string(),
  phase,
  game: z.string(),
  venue: z.enum(['online', 'physical']),
  formats: z.string().transform((text) => z.array(kind).parse(text.split(' '))),
  created: z.number(),
  starts: z.number().nullable(),
  started: z.number().nullable(),
  finished: z.number().nullable(),
  winner: z.string().nullable(),
  league: z.string().nullable(),
  people: z.number(),
});
const places = z.array(z.object({ seat: z.number(), place: z.number(), score: z.number() }));
const leagueRow = z.object({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  created: z.number(),
  ended: z.number(),
  seasons: z.number(),
  tournament: z.string().nullable(),
});

type Value = string | number | null;

/** Newest first: by when they start or started, or were made. */
export function listTournaments(database: DatabaseSync, filter: TournamentFilter, first: number, after: string | undefined): ListedPage {
  const { where, values } = conditions(filter);
  const total = Number(statement(database, `SELECT count(*) AS n FROM tournaments t WHERE ${where}`).get(...values)?.n);
  const [at, id] = after === undefined ? [null, ''] : readCursor(after);
  const rows = statement(
    database,
    `SELECT t.*, (SELECT count(*) FROM participants p WHERE p.tournament = t.id AND p.status = 'in') AS people
     FROM tournaments t WHERE ${where} AND (? IS NULL OR (${moment}, t.id) < (?, ?)) ORDER BY ${moment} DESC, t.id DESC LIMIT ?`,
  ).all(...values, at, at, id, first + 1);
  const items = rows.slice(0, first).map((raw) => {
    const row = tournamentRow.parse(raw);
    return { item: listed(database, row), cursor: `${row.started ?? row.starts ?? row.created}~${row.id}` };
  });
  return { items, total, hasMore: rows.length > first };
}

const moment = 'coalesce(t.started, t.starts, t.created)';

function readCursor(cursor: string): readonly [number, string] {
  const [at = '', id = ''] = cursor.split('~');
  return [Number.isFinite(Number(at)) ? Number(at) : 0, id];
}

function conditions(filter: TournamentFilter): { readonly where: string; readonly values: readonly Value[] } {
  const parts: string[] = [];
  const values: Value[] = [];
  const add = (sql: string, ...more: Value[]): void => {
    parts.push(sql);
    values.push(...more);
  };
  const plays = `EXISTS (SELECT 1 FROM participants p WHERE p.tournament = t.id AND p.account = ? AND p.status <> 'withdrawn')`;
  const serves = 'EXISTS (SELECT 1 FROM staff s WHERE s.tournament = t.id AND s.account = ?)';
  if (filter.everything !== true) {
    if (filter.viewer === undefined) add('t.public = 1');
    else add(`(t.public = 1 OR ${serves} OR ${plays})`, filter.viewer, filter.viewer);
  }
  if (filter.phases !== undefined) add(`t.phase IN (${filter.phases.map(() => '?').join(', ')})`, ...filter.phases);
  if (filter.game !== undefined) add('t.game = ?', filter.game);
  if (filter.league !== undefined) add('t.league = ?', filter.league);
  if (filter.from !== undefined) add(`${moment} >= ?`, filter.from);
  if (filter.to !== undefined) add(`${moment} <= ?`, filter.to);
  if (filter.of !== undefined) {
    if (filter.as === 'participant') add(plays, filter.of);
    else if (filter.as === 'staff') add(serves, filter.of);
    else add(`(${plays} OR ${serves})`, filter.of, filter.of);
  }
  return { where: parts.length === 0 ? '1 = 1' : parts.join(' AND '), values };
}

function listed(database: DatabaseSync, row: z.infer<typeof tournamentRow>): ListedTournament {
  const { id, title, game, venue, formats, league } = row;
  return {
    id,
    title,
    phase: row.phase,
    game,
    venue,
    formats,
    league,
    participants: row.people,
    createdAt: row.created,
    startsAt: row.starts,
    startedAt: row.started,
    finishedAt: row.finished,
    winner: row.winner === null ? null : participant(database, id, row.winner),
  };
}

const participantRow = z.object({
  id: z.string(),
  account: z.string().nullable(),
  bot: z.string().nullable(),
  name: z.string().nullable(),
});

function participant(database: DatabaseSync, tournament: string, id: string): ListedParticipant | null {
  const row = statement(database, 'SELECT id, account, bot, name FROM participants WHERE tournament = ? AND id = ?').get(tournament, id);
  return row === undefined ? null : participantRow.parse(row);
}

export function listLeagues(database: DatabaseSync, first: number, after: string | undefined) {
  const [at, id] = after === undefined ? [null, ''] : readCursor(after);
  const total = Number(statement(database, 'SELECT count(*) AS n FROM leagues').get()?.n);
  const rows = statement(
    database,
    'SELECT * FROM leagues WHERE (? IS NULL OR (created, id) < (?, ?)) ORDER BY created DESC, id DESC LIMIT ?',
  ).all(at, at, id, first + 1);
  const items = rows.slice(0, first).map((raw): { item: ListedLeague; cursor: string } => {
    const { created, ended, ...row } = leagueRow.parse(raw);
    return { item: { ...row, ended: ended === 1, createdAt: created }, cursor: `${created}~${row.id}` };
  });
  return { items, total, hasMore: rows.length > first };
}

/** What is not over, and what has games that nobody has ended. */
export function openTournaments(database: DatabaseSync): readonly OpenTournament[] {
  return statement(
    database,
    `SELECT id, changed FROM tournaments t WHERE phase NOT IN ('finished', 'cancelled')
     OR EXISTS (SELECT 1 FROM games g WHERE g.tournament = t.id AND g.ended IS NULL) ORDER BY created, id`,
  )
    .all()
    .map(asOpen);
}

export function openLeagues(database: DatabaseSync): readonly OpenTournament[] {
  return statement(database, 'SELECT id, changed FROM leagues WHERE ended = 0 ORDER BY created, id').all().map(asOpen);
}

function asOpen(row: Readonly<Record<string, unknown>>): OpenTournament {
  return { id: String(row.id), changed: BigInt(String(row.changed)) };
}

export function linkedGames(database: DatabaseSync, tournament: string): readonly LinkedGame[] {
  const rows = statement(database, 'SELECT id, table_id, ended, places FROM games WHERE tournament = ? ORDER BY id').all(tournament);
  return rows.map((row) => ({
    game: String(row.id),
    table: String(row.table_id),
    ended:
      row.ended === null
        ? null
        : { version: Number(row.ended), places: typeof row.places === 'string' ? places.parse(JSON.parse(row.places)) : null },
  }));
}
