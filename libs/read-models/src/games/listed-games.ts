import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type {
  BrowseRequest,
  GameFigure,
  GameFilter,
  GamesPage,
  GameState,
  ListedGame,
  ListedSeat,
  Onlooker,
  ReleasedGame,
} from '@kronika/application';
import type { Json } from '@kronika/event-log';
import type { Outcome } from '@kronika/game-kernel';
import { statement } from '../statements';
import { addVisible, type Conditions, gameConditions } from './conditions';

type Row = Readonly<Record<string, SQLOutputValue>>;

/** A page of the list, newest first. */
export function browse(database: DatabaseSync, { filter, states, onlooker, first, after }: BrowseRequest): GamesPage {
  const wanted = gameConditions(filter);
  wanted.add('g.state IN (SELECT value FROM json_each(?))', JSON.stringify(states));
  addVisible(wanted, onlooker);
  const total = Number(statement(database, `SELECT count(*) AS total FROM games g WHERE ${wanted.sql}`).get(...wanted.values)?.total);
  if (after !== undefined) wanted.add('(g.started, g.game_id) < (?, ?)', after.startedAt, after.gameId);
  const rows = select(database, wanted, 'ORDER BY g.started DESC, g.game_id DESC', first + 1);
  return { games: withSeats(database, rows.slice(0, first)), hasMore: rows.length > first, total };
}

export function findGame(database: DatabaseSync, gameId: string, onlooker: Onlooker): ListedGame | undefined {
  const wanted = gameConditions({}).add(`g.game_id = ? AND g.state <> 'open'`, gameId);
  addVisible(wanted, onlooker);
  return withSeats(database, select(database, wanted, '', 1))[0];
}

/** Released games in the order of their release. */
export function releasedGames(
  database: DatabaseSync,
  filter: GameFilter,
  afterRelease: number | undefined,
  limit: number,
): readonly ReleasedGame[] {
  const wanted = gameConditions(filter).add(`g.state = 'released' AND g.release > ?`, afterRelease ?? 0);
  const rows = select(database, wanted, 'ORDER BY g.release', limit);
  return withSeats(database, rows).map((game, index) => ({ ...game, release: Number(rows[index]?.release) }));
}

/** Figures exist of released games only: they are counted at the release. */
export function figuresOfGame(database: DatabaseSync, gameId: string, names?: readonly string[]): readonly GameFigure[] {
  const rows = statement(
    database,
    `SELECT m.name, f.seat, t.name AS thing, f.round, f.value, f.times
     FROM games g JOIN facts f ON f.game = g.id JOIN names m ON m.id = f.metric LEFT JOIN names t ON t.id = f.thing
     WHERE g.game_id = ? AND g.state = 'released' AND (? IS NULL OR m.name IN (SELECT value FROM json_each(?)))
     ORDER BY m.name, f.seat, thing, f.round`,
  ).all(gameId, names === undefined ? null : 1, JSON.stringify(names ?? []));
  return rows.map((row) => ({
    name: String(row.name),
    seat: Number(row.seat) < 0 ? null : Number(row.seat),
    of: textOrNull(row.thing),
    round: Number(row.round),
    value: Number(row.value),
    times: Number(row.times),
  }));
}

function select(database: DatabaseSync, wanted: Conditions, order: string, limit: number): readonly Row[] {
  return statement(database, `SELECT g.* FROM games g WHERE ${wanted.sql} ${order} LIMIT ?`).all(...wanted.values, limit);
}

function withSeats(database: DatabaseSync, rows: readonly Row[]): readonly ListedGame[] {
  const seats = new Map<number, ListedSeat[]>(rows.map((row) => [Number(row.id), []]));
  const found = statement(database, 'SELECT * FROM seats WHERE game IN (SELECT value FROM json_each(?)) ORDER BY game, seat');
  for (const row of found.all(JSON.stringify([...seats.keys()]))) seats.get(Number(row.game))?.push(seatOf(row));
  return rows.map((row) => gameOf(row, seats.get(Number(row.id)) ?? []));
}

function seatOf(row: Row): ListedSeat {
  return {
    seat: Number(row.seat),
    account: textOrNull(row.account),
    bot: textOrNull(row.bot),
    guest: row.guest === 1,
    place: numberOrNull(row.place),
    score: numberOrNull(row.score),
  };
}

function gameOf(row: Row, seats: readonly ListedSeat[]): ListedGame {
  const tournament = textOrNull(row.tournament);
  const released = row.state === 'released';
  return {
    gameId: String(row.game_id),
    game: String(row.game),
    state: String(row.state) as GameState,
    seats,
    options: JSON.parse(String(row.options)) as Json,
    rulesVersion: Number(row.rules_version),
    packHash: String(row.pack_hash),
    startedAt: Number(row.started),
    endedAt: numberOrNull(row.ended),
    endedBy: textOrNull(row.ended_by),
    releasedAt: numberOrNull(row.released),
    outcome: typeof row.outcome === 'string' ? (JSON.parse(row.outcome) as Outcome) : null,
    rated: row.rated === 1,
    imported: row.imported === 1,
    tournament:
      tournament === null
        ? null
        : { id: tournament, stage: Number(row.stage), round: Number(row.round), table: String(row.tournament_table) },
    moves: numberOrNull(row.moves),
    rounds: numberOrNull(row.rounds),
    // Until its release an annotation is its author's alone, and so is the fact that there is one.
    annotations: released ? Number(row.annotations) : 0,
  };
}

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOrNull(value: SQLOutputValue | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
