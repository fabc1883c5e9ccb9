import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { RatingHistoryEntry, RankedEntry, RatingBoard, RatingsQueries, RatingStep, RatingSystemId } from '@kronika/application';
import type { RatingEntry } from '@kronika/ratings';
import { statement } from '../statements';

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Ranks are of those whose rating is settled; they come first. */
const ranked = `SELECT *, iif(provisional, NULL, rank() OVER (PARTITION BY system, board, provisional ORDER BY ordinal DESC)) AS rank FROM ratings`;

export function ratingsQueries(database: DatabaseSync): RatingsQueries {
  return {
    leaderboard: ({ system, board, provisional, first, offset }) => {
      const where = `system = ? AND board = ? ${provisional ? '' : 'AND NOT provisional'}`;
      const rows = statement(database, `${ranked} WHERE ${where} ORDER BY provisional, ordinal DESC, player LIMIT ? OFFSET ?`).all(
        system,
        board,
        first,
        offset,
      );
      const total = statement(database, `SELECT count(*) AS total FROM ratings WHERE ${where}`).get(system, board)?.total;
      return { entries: rows.map(entryOf), total: Number(total) };
    },
    entry: ({ system, board }, player) => {
      const row = statement(database, `SELECT * FROM (${ranked} WHERE system = ? AND board = ?) WHERE player = ?`).get(
        system,
        board,
        player,
      );
      return row && entryOf(row);
    },
    entriesOf: (player) =>
      statement(
        database,
        `SELECT * FROM (${ranked} WHERE (system, board) IN (SELECT system, board FROM ratings WHERE player = ?1)) WHERE player = ?1
         ORDER BY board <> 'overall', board, system DESC`,
      )
        .all(player)
        .map((row) => ({ ...entryOf(row), system: String(row.system) as RatingSystemId, board: String(row.board) })),
    history: (board, player, first, offset) => history(database, board, player, first, offset),
    playersWithin: ({ system, board }, min, max) =>
      statement(database, 'SELECT player FROM ratings WHERE system = ? AND board = ? AND ordinal BETWEEN ? AND ? ORDER BY player')
        .all(system, board, min, max)
        .map(({ player }) => String(player)),
    distribution: (board, steps) => distribution(database, board, steps),
  };
}

function entryOf(row: Row): RankedEntry {
  return {
    player: String(row.player),
    value: Number(row.value),
    deviation: Number(row.deviation),
    ordinal: Number(row.ordinal),
    games: Number(row.games),
    provisional: row.provisional === 1,
    rank: typeof row.rank === 'number' ? row.rank : null,
  };
}

function history(
  database: DatabaseSync,
  { system, board }: RatingBoard,
  player: string,
  first: number,
  offset: number,
): { readonly changes: readonly RatingHistoryEntry[]; readonly total: number } {
  const rows = statement(
    database,
    `SELECT c.*, r.id, r.time, r.game_id, r.tournament FROM changes c JOIN results r ON r.number = c.number
     WHERE c.system = ? AND c.board = ? AND c.player = ? ORDER BY c.number DESC LIMIT ? OFFSET ?`,
  ).all(system, board, player, first, offset);
  const total = statement(database, 'SELECT count(*) AS total FROM changes WHERE system = ? AND board = ? AND player = ?').get(
    system,
    board,
    player,
  )?.total;
  const changes = rows.map((row) => ({
    result: String(row.id),
    time: Number(row.time),
    player,
    place: Number(row.place),
    seats: Number(row.seats),
    before: JSON.parse(String(row.before)) as RatingEntry,
    after: JSON.parse(String(row.after)) as RatingEntry,
    gameId: typeof row.game_id === 'string' ? row.game_id : null,
    tournamentId: typeof row.tournament === 'string' ? row.tournament : null,
  }));
  return { changes, total: Number(total) };
}

/** Steps of equal width between the lowest and the highest rating that is not provisional. */
function distribution(database: DatabaseSync, { system, board }: RatingBoard, steps: number): readonly RatingStep[] {
  const values = statement(database, 'SELECT value FROM ratings WHERE system = ? AND board = ? AND NOT provisional ORDER BY value')
    .all(system, board)
    .map(({ value }) => Number(value));
  const [low, high] = [values[0], values.at(-1)];
  if (low === undefined || high === undefined) return [];
  const width = (high - low) / steps || 1;
  const found = Array.from({ length: steps }, (_, step) => ({ from: low + step * width, to: low + (step + 1) * width, players: 0 }));
  for (const value of values) {
    const step = found[Math.min(steps - 1, Math.floor((value - low) / width))];
    if (step !== undefined) step.players++;
  }
  return found;
}
