import type { DatabaseSync } from 'node:sqlite';
import { asTableEvent, type ListedTable, type LobbyAsked, type LobbyPage, type LobbyQueries, type TableEvent } from '@kronika/application';
import type { StoredEvent } from '@kronika/event-log';
import type { Projection } from '../projection';
import { statement } from '../statements';

const prefix = 'table-';

const schema = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, access TEXT NOT NULL, owner TEXT,
    rated INTEGER NOT NULL, clock TEXT NOT NULL, opened INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tables_by_time ON tables (access, opened DESC, id);
  CREATE INDEX tables_by_owner ON tables (owner);
  CREATE TABLE seats (
    id TEXT NOT NULL, seat INTEGER NOT NULL, account TEXT, bot TEXT, PRIMARY KEY (id, seat)
  ) WITHOUT ROWID;
  CREATE INDEX seats_by_account ON seats (account);
`;

/** Tables that wait for players: a started or closed one leaves the list. */
export const lobbyProjection: Projection<LobbyQueries> = {
  name: 'lobby',
  version: 1,
  filter: { streamPrefixes: [prefix] },
  schema,
  apply: (database, events) => {
    for (const event of events) {
      const happened = asTableEvent(event);
      if (happened !== undefined) apply(database, event, happened);
    }
  },
  queries: (database) => ({
    open: (asked) => open(database, asked),
    openOf: (account) => openOf(database, account),
  }),
};

function apply(database: DatabaseSync, { stream, time }: StoredEvent, happened: TableEvent): void {
  const id = stream.slice(prefix.length);
  switch (happened.type) {
    case 'TableOpened': {
      const { game, options, access, owner, rated, clock, seats } = happened.open;
      const insert = 'INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
      statement(database, insert).run(id, game, JSON.stringify(options), access, owner, Number(rated), JSON.stringify(clock), time);
      for (let seat = 0; seat < seats; seat++) statement(database, 'INSERT INTO seats VALUES (?, ?, NULL, NULL)').run(id, seat);
      return;
    }
    case 'SeatTaken': {
      const { seat, occupant } = happened.open;
      const [account, bot] = occupant.kind === 'player' ? [occupant.id, null] : [null, occupant.bot];
      statement(database, 'UPDATE seats SET account = ?, bot = ? WHERE id = ? AND seat = ?').run(account, bot, id, seat);
      return;
    }
    case 'SeatLeft':
      statement(database, 'UPDATE seats SET account = NULL, bot = NULL WHERE id = ? AND seat = ?').run(id, happened.open.seat);
      return;
    case 'TableStarted':
    case 'TableClosed':
      statement(database, 'DELETE FROM seats WHERE id = ?').run(id);
      statement(database, 'DELETE FROM tables WHERE id = ?').run(id);
      return;
    default:
  }
}

type Row = Readonly<Record<string, unknown>>;

function open(database: DatabaseSync, { game, first, after }: LobbyAsked): LobbyPage {
  const wanted = `access = 'public' AND (?1 IS NULL OR game = ?1)`;
  const total = Number(statement(database, `SELECT count(*) AS n FROM tables WHERE ${wanted}`).get(game ?? null)?.n);
  const behind = `(?2 IS NULL OR (opened, id) < (SELECT opened, id FROM tables WHERE id = ?2))`;
  const rows = statement(database, `SELECT * FROM tables WHERE ${wanted} AND ${behind} ORDER BY opened DESC, id DESC LIMIT ?3`).all(
    game ?? null,
    after ?? null,
    first + 1,
  );
  return { tables: rows.slice(0, first).map((row) => listed(database, row)), total, hasMore: rows.length > first };
}

function openOf(database: DatabaseSync, account: string): readonly ListedTable[] {
  const own = 'SELECT * FROM tables WHERE owner = ?1 OR id IN (SELECT id FROM seats WHERE account = ?1) ORDER BY opened DESC, id DESC';
  return statement(database, own)
    .all(account)
    .map((row) => listed(database, row));
}

function listed(database: DatabaseSync, row: Row): ListedTable {
  const seats = statement(database, 'SELECT seat, account, bot FROM seats WHERE id = ? ORDER BY seat').all(String(row.id));
  return {
    tableId: String(row.id),
    game: String(row.game),
    options: JSON.parse(String(row.options)) as ListedTable['options'],
    phase: 'open',
    access: row.access === 'public' ? 'public' : 'link',
    owner: textOrNull(row.owner),
    rated: row.rated === 1,
    clock: JSON.parse(String(row.clock)) as ListedTable['clock'],
    openedAt: Number(row.opened),
    seats: seats.map(({ seat, account, bot }) => ({ seat: Number(seat), account: textOrNull(account), bot: textOrNull(bot) })),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
