import * as z from 'zod';
import { type EventOf, eventParser } from '../event-parser';
import { sharingSchema } from '../sharing-schema';
import { subjectSchema } from '../subject';

/** What a member may do: everything; add chapters and annotations; read. */
export const studyRoles = ['owner', 'contributor', 'reader'] as const;
export type StudyRole = (typeof studyRoles)[number];

const id = z.string();
/** The hash of a name, which is kept where it can be erased. */
const name = z.string();

const table = {
  /** The actor is its first owner. */
  StudyCreated: z.object({ title: name, sharing: sharingSchema }),
  StudyRenamed: z.object({ title: name }),
  StudyShared: z.object({ sharing: sharingSchema }),
  MemberSet: z.object({ account: id, role: z.enum(studyRoles) }),
  MemberRemoved: z.object({ account: id }),
  /** A chapter begins at a version of a game or of a variation. */
  ChapterAdded: z.object({ chapter: id, name, subject: subjectSchema, version: z.int().nonnegative() }),
  ChapterRenamed: z.object({ chapter: id, name }),
  /** To this place among the chapters, from 0 on. */
  ChapterMoved: z.object({ chapter: id, to: z.int().nonnegative() }),
  ChapterRemoved: z.object({ chapter: id }),
  StudyDeleted: z.object({ moderated: z.boolean() }),
} as const;

/** Everything that can have happened to a study. The actor is the account that did it. */
export type StudyEvent = EventOf<typeof table>;
export const parseStudyEvent = eventParser(table);
