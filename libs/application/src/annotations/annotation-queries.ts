import type { Subject } from '@kronika/annotations';

export interface StudyFilter {
  /** Who asks; null for somebody without an account, who is shown what is public. */
  readonly account: string | null;
  /** Only those that the account works on. */
  readonly mine: boolean;
  /** Only those with a chapter on this. */
  readonly subject?: Subject;
}

/** What annotations ask across streams. The answers are ids: what may be read of each is decided by the use cases again. */
export interface AnnotationQueries {
  /** The latest changed first. */
  studies(
    filter: StudyFilter,
    page: { readonly offset: number; readonly limit: number },
  ): { readonly ids: readonly string[]; readonly total: number };
  /** Ids of the variations on a game that an account may see: public ones, its own, and those that one of the links opens; the oldest first. */
  variationsOf(gameId: string, account: string | null, linkHashes: readonly string[], limit: number): readonly string[];
  /** How many variations on a game an account has. */
  countVariations(gameId: string, account: string): number;
  /** What accounts have written that were deleted since. */
  leftByDeleted(limit: number): readonly { readonly subject: Subject; readonly annotation: string }[];
  /** What an account has written, the latest first. */
  annotationsBy(
    account: string,
    page: { readonly offset: number; readonly limit: number },
  ): { readonly items: readonly { readonly subject: Subject; readonly annotation: string }[]; readonly total: number };
}
