import type { DatabaseSync } from 'node:sqlite';
import type { ObservedGroup, StatisticsQuestion } from '@kronika/application';
import { statement } from '../statements';

const kept = 200;

/**
 * Remembers what was observed until another game is released: nothing else changes what released games show, but for annotations. A page asks the
 * same questions again and again.
 */
export function remembered(
  database: DatabaseSync,
  observe: (question: StatisticsQuestion) => readonly ObservedGroup[],
): (question: StatisticsQuestion) => readonly ObservedGroup[] {
  const known = new Map<string, readonly ObservedGroup[]>();
  let releases = 0;
  return (question) => {
    if (question.filter.annotated !== undefined) return observe(question);
    const now = Number(statement(database, 'SELECT coalesce(max(release), 0) AS releases FROM games').get()?.releases);
    if (now !== releases) known.clear();
    releases = now;
    const key = JSON.stringify(question);
    const found = known.get(key) ?? observe(question);
    known.delete(key);
    known.set(key, found);
    if (known.size > kept) known.delete(known.keys().next().value ?? '');
    return found;
  };
}
