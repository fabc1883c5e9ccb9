import { sum } from '../scoring/exact';
import {
  isVoluntarilyUnplayed,
  pagePoints,
  type BookPage,
  type ParticipantId,
  type RoundEntry,
  type ScoreBook,
} from '../scoring/score-book';

/** Scores of a book, looked up by participant. */
export interface BookIndex {
  readonly book: ScoreBook;
  page(participant: ParticipantId): BookPage | undefined;
  score(participant: ParticipantId): number;
  /** The score that a participant lends to opponents: rounds given up at the end count as draws. */
  adjusted(participant: ParticipantId): number;
  /** Tables of different sizes were played. */
  readonly mixedSizes: boolean;
}

/** Reads a book once for many tie-breaks. */
export function indexBook(book: ScoreBook): BookIndex {
  const pages = new Map(book.pages.map((page) => [page.participant, page]));
  const scores = new Map(book.pages.map((page) => [page.participant, pagePoints(page)]));
  const adjusted = new Map(book.pages.map((page) => [page.participant, adjustedScore(book, page)]));
  return {
    book,
    page: (participant) => pages.get(participant),
    score: (participant) => scores.get(participant) ?? 0,
    adjusted: (participant) => adjusted.get(participant) ?? 0,
    mixedSizes: new Set(book.pages.flatMap((page) => page.entries.flatMap(tableSize))).size > 1,
  };
}

/**
 * A withdrawn opponent must not drag others down: requested byes and absences after the last round in which the participant was there to
 * play count as draws. All other unplayed rounds count for what they earned.
 */
function adjustedScore(book: ScoreBook, page: BookPage): number {
  if (book.unplayed === 'as-played' || book.seats === 'tables') return pagePoints(page);
  const last = page.entries.findLastIndex((entry) => !isAway(entry));
  return page.carried + sum(page.entries.map((entry, i) => (i > last ? book.draw : entry.points)));
}

function tableSize(entry: RoundEntry): number[] {
  return entry.kind === 'played' ? [entry.opponents.length + 1] : [];
}

function isAway(entry: RoundEntry): boolean {
  return entry.kind === 'bye' && isVoluntarilyUnplayed(entry);
}
