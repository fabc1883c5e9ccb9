import { sum } from './exact';
/** A participant's points, not settled. */
export function pagePoints(page) {
  return page.carried + sum(page.entries.map((entry) => entry.points));
}
/** Did the participant choose not to play? Cuts take such rounds first. */
export function isVoluntarilyUnplayed(entry) {
  if (entry.kind === 'forfeit') return !entry.won;
  return entry.kind === 'bye' && (entry.bye === 'half' || entry.bye === 'zero' || entry.bye === 'absent');
}
//# sourceMappingURL=score-book.js.map
