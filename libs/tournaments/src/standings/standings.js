import { settle } from '../scoring/exact';
import { pagePoints } from '../scoring/score-book';
import { indexBook } from '../tie-breaks/book-index';
import { directEncounterGroups, directEncounterValue } from '../tie-breaks/direct-encounter';
import { tieBreakValue } from '../tie-breaks/evaluate';
/** The standings: by score, then by each tie-break in turn, compared as numbers in order. */
export function standings(book, tieBreaks, lotSeed) {
  const index = indexBook(book);
  const values = new Map(book.pages.map((page) => [page.participant, new Map()]));
  const decided = new Map();
  const bySeed = [...book.pages].sort((x, y) => x.seed - y.seed).map((page) => page.participant);
  let groups = splitBy((participant) => settle(index.score(participant)))(bySeed);
  markDecided(groups, 'score', decided);
  for (const id of tieBreaks) {
    const split = splitter(index, lotSeed, id, values);
    groups = groups.flatMap((group) => {
      const parts = split(group);
      markDecided(parts, id, decided);
      return parts;
    });
  }
  return groups.flatMap((group, g) => {
    const rank = 1 + groups.slice(0, g).reduce((count, earlier) => count + earlier.length, 0);
    return group.flatMap((participant, i) =>
      row(index, participant, rank, tieBreaks, values, i === 0 ? decided.get(participant) : undefined),
    );
  });
}
function row(index, participant, rank, tieBreaks, values, decidedBy) {
  const page = index.page(participant);
  if (!page) return [];
  return [
    {
      participant,
      seed: page.seed,
      rank,
      score: settle(pagePoints(page)),
      carried: page.carried,
      rounds: page.entries,
      tieBreaks: tieBreaks.flatMap((id) => values.get(participant)?.get(id) ?? []),
      ...(decidedBy && rank > 1 ? { decidedBy } : {}),
    },
  ];
}
/** Computes a tie-break for everybody (so that it can be shown), and answers how it parts those who are tied. */
function splitter(index, lotSeed, id, values) {
  if (id === 'direct-encounter') {
    return (group) => {
      for (const participant of group) values.get(participant)?.set(id, directEncounterValue(index, participant, group));
      return directEncounterGroups(index, group);
    };
  }
  for (const [participant, own] of values) own.set(id, tieBreakValue(index, lotSeed, participant, id));
  return splitBy((participant) => values.get(participant)?.get(id)?.value ?? 0);
}
function splitBy(value) {
  return (group) => {
    const byValue = new Map();
    for (const participant of group) {
      const key = value(participant);
      byValue.set(key, [...(byValue.get(key) ?? []), participant]);
    }
    return [...byValue].sort(([x], [y]) => y - x).map(([, members]) => members);
  };
}
/** Whoever leads a part that is not the first was put there by this criterion. */
function markDecided(parts, by, decided) {
  for (const part of parts.slice(1)) {
    for (const participant of part) decided.set(participant, by);
  }
}
//# sourceMappingURL=standings.js.map
