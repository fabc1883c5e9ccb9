import type { DatabaseSync } from 'node:sqlite';
import { parseMarginEvent, subjectOf } from '@kronika/annotations';
import type { StoredEvent } from '@kronika/event-log';
import { statement } from '../statements';

/** What the read model keeps of the annotations of games: how many of them everybody may read. */
export const annotationEventTypes = ['AnnotationAdded', 'AnnotationShared', 'AnnotationDeleted'] as const;

export function applyAnnotationEvent(database: DatabaseSync, stored: StoredEvent): void {
  const subject = subjectOf(stored.stream);
  const event = parseMarginEvent(stored);
  if (subject?.kind !== 'game' || event === undefined) return;
  switch (event.type) {
    case 'AnnotationAdded': {
      const { annotation, sharing, study } = event.open;
      // A study's annotations are read by the readers of the study.
      const inStudy = study !== null;
      const shown = sharing.visibility === 'public' && !inStudy;
      statement(database, 'INSERT INTO annotations VALUES (?, ?, ?, ?)').run(annotation, subject.id, inStudy ? 1 : 0, shown ? 1 : 0);
      break;
    }
    case 'AnnotationShared':
      statement(database, 'UPDATE annotations SET shown = ? AND NOT in_study WHERE id = ?').run(
        event.open.sharing.visibility === 'public' ? 1 : 0,
        event.open.annotation,
      );
      break;
    case 'AnnotationDeleted':
      statement(database, 'DELETE FROM annotations WHERE id = ?').run(event.open.annotation);
      break;
    default:
      return;
  }
  statement(
    database,
    'UPDATE games SET annotations = (SELECT count(*) FROM annotations WHERE game_id = games.game_id AND shown = 1) WHERE game_id = ?',
  ).run(subject.id);
}
