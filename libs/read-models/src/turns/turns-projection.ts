import type { DatabaseSync } from 'node:sqlite';
import type { TurnFinder, TurnsOfGame, TurnsQueries } from '@kronika/application';
import type { StoredEvent } from '@kronika/event-log';
import type { Projection } from '../projection';
import { statement } from '../statements';
import { applyFeed } from './apply-feed';
import { applyGames } from './apply-games';
import { turnsQueries } from './turns-queries';

const schema = `
  CREATE TABLE turns (
    id TEXT NOT NULL, seat INTEGER NOT NULL, game TEXT NOT NULL, decision TEXT NOT NULL, kind TEXT NOT NULL, turn TEXT NOT NULL,
    account TEXT, bot TEXT, since INTEGER NOT NULL, since_time INTEGER NOT NULL, deadline INTEGER, PRIMARY KEY (id, seat)
  ) WITHOUT ROWID;
  CREATE INDEX turns_by_account ON turns (account) WHERE account IS NOT NULL;
  CREATE INDEX turns_by_bot ON turns (since_time) WHERE bot IS NOT NULL;
  CREATE INDEX turns_by_deadline ON turns (deadline) WHERE deadline IS NOT NULL;
  CREATE TABLE games (
    id TEXT PRIMARY KEY, phase TEXT NOT NULL, release_group TEXT, group_size INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX games_by_phase ON games (phase);
  CREATE INDEX games_by_group ON games (release_group) WHERE release_group IS NOT NULL;
  CREATE TABLE seats (id TEXT NOT NULL, seat INTEGER NOT NULL, account TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID;
  CREATE TABLE feed (
    account TEXT NOT NULL, cursor TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL,
    time INTEGER NOT NULL, PRIMARY KEY (account, cursor)
  ) WITHOUT ROWID;
`;

/** What is open in running games, and what happened in everybody's own: read off the games as they stand when a batch comes in. */
export function turnsProjection(finder: TurnFinder): Projection<TurnsQueries> {
  let found: readonly TurnsOfGame[] = [];
  return {
    name: 'turns',
    version: 1,
    filter: { streamPrefixes: ['game-', 'table-'] },
    schema,
    prepare: async (events) => {
      found = await Promise.all(changedGames(events).map((gameId) => finder.turnsOf(gameId)));
    },
    apply: (database, events) => {
      applyGames(database, events);
      applyFeed(database, events);
      for (const game of found) replaceTurns(database, game);
    },
    queries: turnsQueries,
  };
}

/** Games that moved, and those whose clocks a vacation has stopped. */
function changedGames(events: readonly StoredEvent[]): readonly string[] {
  const ids = events.flatMap(({ stream, type }) => {
    if (stream.startsWith('game-')) return [stream.slice('game-'.length)];
    return type === 'VacationTaken' ? [stream.slice('table-'.length)] : [];
  });
  return [...new Set(ids)];
}

function replaceTurns(database: DatabaseSync, { gameId, turns }: TurnsOfGame): void {
  statement(database, 'DELETE FROM turns WHERE id = ?').run(gameId);
  for (const turn of turns) {
    statement(database, 'INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      gameId,
      turn.seat,
      turn.game,
      turn.decision,
      turn.kind,
      turn.turn,
      turn.account,
      turn.bot,
      turn.since,
      turn.sinceTime,
      turn.deadline,
    );
  }
}
