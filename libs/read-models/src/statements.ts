import type { DatabaseSync, StatementSync } from 'node:sqlite';

const kept = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A statement, compiled once for each database. Projections may keep SQL texts, never statements: a rebuilt model is another database. */
export function statement(database: DatabaseSync, sql: string): StatementSync {
  let statements = kept.get(database);
  if (statements === undefined) kept.set(database, (statements = new Map<string, StatementSync>()));
  let found = statements.get(sql);
  if (found === undefined) statements.set(sql, (found = database.prepare(sql)));
  return found;
}
