import { sum } from '../scoring/exact';
import { isVoluntarilyUnplayed, pagePoints } from '../scoring/score-book';
/** Reads a book once for many tie-breaks. */
export function indexBook(book) {
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
function adjustedScore(book, page) {
  if (book.unplayed === 'as-played' || book.seats === 'tables') return pagePoints(page);
  const last = page.entries.findLastIndex((entry) => !isAway(entry));
  return page.carried + sum(page.entries.map((entry, i) => (i > last ? book.draw : entry.points)));
}
function tableSize(entry) {
  return entry.kind === 'played' ? [entry.opponents.length + 1] : [];
}
function isAway(entry) {
  return entry.kind === 'bye' && isVoluntarilyUnplayed(entry);
}
//# sourceMappingURL=book-index.js.map
