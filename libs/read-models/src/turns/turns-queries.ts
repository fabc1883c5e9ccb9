import type { DatabaseSync } from 'node:sqlite';
import type { FeedItem, OpenTurn, TurnsQueries } from '@kronika/application';
import { statement } from '../statements';

type Row = Readonly<Record<string, unknown>>;

/** Games of a group open together: when all of it are there, and all have ended. */
const releasable = `
  SELECT id FROM games WHERE phase = 'ended' AND (release_group IS NULL OR (
    (SELECT count(*) FROM games other WHERE other.release_group = games.release_group) >= games.group_size AND
    NOT EXISTS (SELECT 1 FROM games other WHERE other.release_group = games.release_group AND other.phase IN ('table', 'started', 'running'))
  )) ORDER BY id`;

export function turnsQueries(database: DatabaseSync): TurnsQueries {
  const turns = (where: string, ...values: (string | number)[]) =>
    statement(database, `SELECT * FROM turns WHERE ${where}`)
      .all(...values)
      .map(turn);
  const ids = (sql: string) =>
    statement(database, sql)
      .all()
      .map(({ id }) => String(id));
  return {
    turnsOf: (account) => turns('account = ? ORDER BY since_time, id', account),
    feedOf: (account, after, limit) =>
      statement(database, 'SELECT * FROM feed WHERE account = ? AND cursor > ? ORDER BY cursor LIMIT ?')
        .all(account, after ?? '', limit)
        .map(item),
    latestOf: (account, limit) =>
      statement(database, 'SELECT * FROM feed WHERE account = ? ORDER BY cursor DESC LIMIT ?').all(account, limit).map(item),
    botTurns: () => turns('bot IS NOT NULL ORDER BY since_time, id LIMIT 1000'),
    dueTurns: (now) => turns('deadline <= ? ORDER BY deadline, id LIMIT 200', now),
    nextDeadline: () => {
      const least = statement(database, 'SELECT min(deadline) AS least FROM turns').get()?.least;
      return typeof least === 'number' ? least : undefined;
    },
    toRelease: () => ids(releasable),
    toBegin: () => ids("SELECT id FROM games WHERE phase = 'started' ORDER BY id"),
  };
}

function turn(row: Row): OpenTurn {
  return {
    gameId: String(row.id),
    game: String(row.game),
    seat: Number(row.seat),
    decision: String(row.decision),
    kind: String(row.kind),
    turn: String(row.turn),
    account: typeof row.account === 'string' ? row.account : null,
    bot: typeof row.bot === 'string' ? row.bot : null,
    since: Number(row.since),
    sinceTime: Number(row.since_time),
    deadline: typeof row.deadline === 'number' ? row.deadline : null,
  };
}

const kinds: readonly FeedItem['kind'][] = ['game-started', 'seat-taken-over', 'game-ended', 'game-released'];

function item(row: Row): FeedItem {
  const kind = kinds.find((known) => known === row.kind);
  if (kind === undefined) throw new Error(`No kind of news: ${String(row.kind)}`);
  return {
    cursor: String(row.cursor),
    kind,
    gameId: String(row.id),
    game: String(row.game),
    seat: Number(row.seat),
    time: Number(row.time),
  };
}
