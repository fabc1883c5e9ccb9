import type { DatabaseSync } from 'node:sqlite';
import { parseMarginEvent, parseStudyEvent, parseVariationEvent, type Sharing, subjectOf } from '@kronika/annotations';
import type { AnnotationQueries } from '@kronika/application';
import type { StoredEvent } from '@kronika/event-log';
import type { Projection } from '../projection';
import { statement } from '../statements';
import { annotationQueries } from './annotation-queries';

const schema = `
  CREATE TABLE studies (id TEXT PRIMARY KEY, visibility TEXT NOT NULL, changed INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE members (study TEXT NOT NULL, account TEXT NOT NULL, PRIMARY KEY (account, study)) WITHOUT ROWID;
  CREATE TABLE chapters (study TEXT NOT NULL, chapter TEXT NOT NULL, subject TEXT NOT NULL, PRIMARY KEY (study, chapter)) WITHOUT ROWID;
  CREATE INDEX chapters_by_subject ON chapters (subject);
  CREATE TABLE variations (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, author TEXT NOT NULL, visibility TEXT NOT NULL, link TEXT, created INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX variations_by_game ON variations (game, created);
  CREATE TABLE annotations (id TEXT PRIMARY KEY, subject TEXT NOT NULL, author TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX annotations_by_author ON annotations (author, created);
  CREATE TABLE deleted_accounts (account TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/** Which studies, variations and annotations there are, and whose: ids only. What each says is read from its own stream. */
export const annotationsProjection: Projection<AnnotationQueries> = {
  name: 'annotations',
  version: 2,
  filter: { streamPrefixes: ['study-', 'variation-', 'account-'] },
  schema,
  apply: (database, events) => {
    for (const event of events) {
      if (event.stream.startsWith('account-')) applyToAccount(database, event);
      else if (event.stream.startsWith('variation-')) applyToVariation(database, event);
      else if (subjectOf(event.stream) !== undefined) applyToMargin(database, event);
      else applyToStudy(database, event);
    }
  },
  queries: annotationQueries,
};

function applyToAccount(database: DatabaseSync, { type, stream }: StoredEvent): void {
  if (type !== 'AccountDeleted') return;
  statement(database, 'INSERT OR IGNORE INTO deleted_accounts VALUES (?)').run(stream.slice('account-'.length));
}

function applyToVariation(database: DatabaseSync, recorded: StoredEvent): void {
  const event = parseVariationEvent(recorded);
  const id = recorded.stream.slice('variation-'.length);
  switch (event?.type) {
    case undefined:
      return;
    case 'VariationStarted': {
      const { game, sharing } = event.open;
      statement(database, 'INSERT OR REPLACE INTO variations VALUES (?, ?, ?, ?, ?, ?)').run(
        id,
        game,
        recorded.actor,
        ...columns(sharing),
        recorded.time,
      );
      return;
    }
    case 'VariationShared':
      statement(database, 'UPDATE variations SET visibility = ?, link = ? WHERE id = ?').run(...columns(event.open.sharing), id);
      return;
    case 'VariationDeleted':
      statement(database, 'DELETE FROM variations WHERE id = ?').run(id);
  }
}

function columns({ visibility, linkHash }: Sharing): [string, string | null] {
  return [visibility, linkHash];
}

function applyToMargin(database: DatabaseSync, recorded: StoredEvent): void {
  const event = parseMarginEvent(recorded);
  if (event?.type === 'AnnotationAdded') {
    const subject = recorded.stream.slice('study-'.length);
    statement(database, 'INSERT OR REPLACE INTO annotations VALUES (?, ?, ?, ?)').run(
      event.open.annotation,
      subject,
      recorded.actor,
      recorded.time,
    );
  } else if (event?.type === 'AnnotationDeleted') {
    statement(database, 'DELETE FROM annotations WHERE id = ?').run(event.open.annotation);
  }
}

function applyToStudy(database: DatabaseSync, recorded: StoredEvent): void {
  const event = parseStudyEvent(recorded);
  const id = recorded.stream.slice('study-'.length);
  const setMember = (account: string) => statement(database, 'INSERT OR IGNORE INTO members VALUES (?, ?)').run(id, account);
  if (event === undefined) return;
  if (event.type !== 'StudyCreated') statement(database, 'UPDATE studies SET changed = ? WHERE id = ?').run(recorded.time, id);
  switch (event.type) {
    case 'StudyCreated':
      statement(database, 'INSERT OR REPLACE INTO studies VALUES (?, ?, ?)').run(id, event.open.sharing.visibility, recorded.time);
      setMember(recorded.actor);
      return;
    case 'StudyShared':
      statement(database, 'UPDATE studies SET visibility = ? WHERE id = ?').run(event.open.sharing.visibility, id);
      return;
    case 'MemberSet':
      setMember(event.open.account);
      return;
    case 'MemberRemoved':
      statement(database, 'DELETE FROM members WHERE account = ? AND study = ?').run(event.open.account, id);
      return;
    case 'ChapterAdded': {
      const { chapter, subject } = event.open;
      statement(database, 'INSERT OR REPLACE INTO chapters VALUES (?, ?, ?)').run(id, chapter, `${subject.kind}-${subject.id}`);
      return;
    }
    case 'ChapterRemoved':
      statement(database, 'DELETE FROM chapters WHERE study = ? AND chapter = ?').run(id, event.open.chapter);
      return;
    case 'StudyDeleted':
      for (const table of ['members', 'chapters']) statement(database, `DELETE FROM ${table} WHERE study = ?`).run(id);
      statement(database, 'DELETE FROM studies WHERE id = ?').run(id);
      return;
    case 'StudyRenamed':
    case 'ChapterRenamed':
    case 'ChapterMoved':
  }
}
