import type { DatabaseSync } from 'node:sqlite';
import { type AccountEvent, administratorsStream, asAccountEvent, foldName } from '@kronika/accounts';
import type { DirectoryPage, DirectoryQueries, DirectorySearch } from '@kronika/application';
import type { StoredEvent } from '@kronika/event-log';
import type { Projection } from '../projection';
import { statement } from '../statements';

const prefix = 'account-';

const schema = `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL, guest INTEGER NOT NULL, joined INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX accounts_by_name ON accounts (folded, id);
  CREATE TABLE administrators (id TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE deletions (id TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/** All accounts by name: for finding people, for administrators, and the to-do list of deletions. */
export const directoryProjection: Projection<DirectoryQueries> = {
  name: 'accounts',
  version: 1,
  filter: { streamPrefixes: [prefix, administratorsStream] },
  schema,
  apply: (database, events) => {
    for (const event of events) {
      if (event.stream === administratorsStream) applyRole(database, event);
      else applyAccount(database, event);
    }
  },
  queries: (database) => ({
    search: (search) => find(database, search),
    deletionsBegun: () =>
      statement(database, 'SELECT id FROM deletions ORDER BY id')
        .all()
        .map(({ id }) => String(id)),
  }),
};

function applyRole(database: DatabaseSync, { type, open }: StoredEvent): void {
  if (typeof open !== 'object' || open === null || !('account' in open) || typeof open.account !== 'string') return;
  if (type === 'AdministratorNamed') statement(database, 'INSERT OR IGNORE INTO administrators VALUES (?)').run(open.account);
  if (type === 'AdministratorRemoved') statement(database, 'DELETE FROM administrators WHERE id = ?').run(open.account);
}

function applyAccount(database: DatabaseSync, event: StoredEvent): void {
  const id = event.stream.slice(prefix.length);
  const happened = asAccountEvent(event);
  if (happened === undefined) return;
  if (happened.type === 'AccountDeleted') applyDeletion(database, id, event.actor === 'system');
  else applyName(database, id, happened, event.time);
}

function applyName(database: DatabaseSync, id: string, { type, open }: AccountEvent, time: number): void {
  switch (type) {
    case 'AccountCreated':
      statement(database, 'INSERT OR REPLACE INTO accounts VALUES (?, ?, ?, ?, ?)').run(
        id,
        open.name,
        foldName(open.name),
        Number(open.guest),
        time,
      );
      return;
    case 'NameChanged':
    case 'GuestRegistered':
      // Only registered players have names to change.
      statement(database, 'UPDATE accounts SET name = ?, folded = ?, guest = 0 WHERE id = ?').run(open.name, foldName(open.name), id);
      return;
    default:
  }
}

/** The account's own event begins the deletion; the tombstone, which the system leaves, ends it. */
function applyDeletion(database: DatabaseSync, id: string, isTombstone: boolean): void {
  // The bytes go, too: what is deleted would stay in the file until its place is used again.
  statement(database, 'PRAGMA secure_delete = ON').get();
  statement(database, 'DELETE FROM accounts WHERE id = ?').run(id);
  if (isTombstone) statement(database, 'DELETE FROM deletions WHERE id = ?').run(id);
  else statement(database, 'INSERT OR IGNORE INTO deletions VALUES (?)').run(id);
}

function find(database: DatabaseSync, { text, guests, first, after }: DirectorySearch): DirectoryPage {
  const [folded = '', id = ''] = after === undefined ? [] : readCursor(after);
  const pattern = `%${foldName(text).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const where = `folded LIKE ? ESCAPE '\\' AND guest <= ?`;
  const rows = statement(
    database,
    `SELECT id, name, folded, guest, joined, EXISTS (SELECT 1 FROM administrators a WHERE a.id = accounts.id) AS administrator
     FROM accounts WHERE ${where} AND (folded, id) > (?, ?) ORDER BY folded, id LIMIT ?`,
  ).all(pattern, Number(guests), folded, id, first + 1);
  const count = statement(database, `SELECT count(*) AS total FROM accounts WHERE ${where}`).get(pattern, Number(guests));
  const items = rows.slice(0, first).map((row) => ({
    entry: {
      id: String(row.id),
      name: String(row.name),
      guest: row.guest === 1,
      joined: Number(row.joined),
      administrator: row.administrator === 1,
    },
    cursor: writeCursor(String(row.folded), String(row.id)),
  }));
  return { items, hasNextPage: rows.length > first, total: Number(count?.total ?? 0) };
}

function writeCursor(folded: string, id: string): string {
  return Buffer.from(JSON.stringify([folded, id])).toString('base64url');
}

function readCursor(cursor: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}
