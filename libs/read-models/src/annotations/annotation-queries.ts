import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type Subject, subjectOf } from '@kronika/annotations';
import type { AnnotationQueries } from '@kronika/application';
import { statement } from '../statements';

/** Public ones, or those that the account works on. */
const readable = `(visibility = 'public' OR id IN (SELECT study FROM members WHERE account = $account))`;
const own = `id IN (SELECT study FROM members WHERE account = $account)`;
const onSubject = `($subject = '' OR id IN (SELECT study FROM chapters WHERE subject = $subject))`;

/** Implements what the use cases ask across streams. */
export function annotationQueries(database: DatabaseSync): AnnotationQueries {
  return {
    studies: ({ account, mine, subject }, { offset, limit }) => {
      const where = `${mine ? own : readable} AND ${onSubject}`;
      const parameters = { $account: account ?? '', $subject: subject === undefined ? '' : `${subject.kind}-${subject.id}` };
      const total = statement(database, `SELECT count(*) AS n FROM studies WHERE ${where}`).get(parameters);
      const rows = statement(database, `SELECT id FROM studies WHERE ${where} ORDER BY changed DESC, id LIMIT $limit OFFSET $offset`).all({
        ...parameters,
        $limit: limit,
        $offset: offset,
      });
      return { ids: texts(rows, 'id'), total: Number(total?.n ?? 0) };
    },
    variationsOf: (gameId, account, linkHashes, limit) =>
      texts(
        statement(
          database,
          `SELECT id FROM variations WHERE game = ? AND (visibility = 'public' OR author = ? OR link IN (SELECT value FROM json_each(?)))
           ORDER BY created, id LIMIT ?`,
        ).all(gameId, account ?? '', JSON.stringify(linkHashes), limit),
        'id',
      ),
    countVariations: (gameId, account) => {
      const row = statement(database, 'SELECT count(*) AS n FROM variations WHERE game = ? AND author = ?').get(gameId, account);
      return Number(row?.n ?? 0);
    },
    leftByDeleted: (limit) =>
      places(
        statement(
          database,
          'SELECT id, subject FROM annotations WHERE author IN (SELECT account FROM deleted_accounts) ORDER BY created, id LIMIT ?',
        ).all(limit),
      ),
    annotationsBy: (account, { offset, limit }) => {
      const total = statement(database, 'SELECT count(*) AS n FROM annotations WHERE author = ?').get(account);
      const rows = statement(
        database,
        'SELECT id, subject FROM annotations WHERE author = ? ORDER BY created DESC, id LIMIT ? OFFSET ?',
      ).all(account, limit, offset);
      return { items: places(rows), total: Number(total?.n ?? 0) };
    },
  };
}

/** Where annotations stand. */
function places(rows: readonly Record<string, SQLOutputValue>[]): readonly { readonly subject: Subject; readonly annotation: string }[] {
  return rows.flatMap(({ id, subject }) => {
    const found = subjectOf(`study-${String(subject)}`);
    return found === undefined ? [] : [{ subject: found, annotation: String(id) }];
  });
}

function texts(rows: readonly Record<string, SQLOutputValue>[], column: string): readonly string[] {
  return rows.map((row) => String(row[column]));
}
