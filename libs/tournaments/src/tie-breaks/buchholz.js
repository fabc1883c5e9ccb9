import { isVoluntarilyUnplayed } from '../scoring/score-book';
import { dummyScore } from './dummy-opponent';
/** Buchholz with a cut: the sum of opponents' scores; at tables the mean over all meetings. */
export function buchholzContributions(index, participant, cut) {
  const candidates = (index.page(participant)?.entries ?? []).flatMap((entry) => fromRound(index, participant, entry));
  return withCut(candidates, cut);
}
function fromRound(index, participant, entry) {
  if (entry.kind === 'played') {
    return entry.opponents.map((opponent) => ({
      round: entry.round,
      from: opponent.participant,
      of: 'opponent',
      value: index.adjusted(opponent.participant),
      voluntary: false,
    }));
  }
  if (index.book.unplayed === 'as-played') {
    const scheduled = entry.kind === 'forfeit' ? entry.scheduled : [];
    return scheduled.map((opponent) => ({
      round: entry.round,
      from: opponent,
      of: 'opponent',
      value: index.adjusted(opponent),
      voluntary: false,
    }));
  }
  const dummy = dummyScore(index, participant, entry);
  if (dummy === undefined) return [];
  return [{ round: entry.round, of: 'dummy', value: dummy, voluntary: isVoluntarilyUnplayed(entry) }];
}
/** Marks what is cut: of the lowest, rounds that were given up voluntarily go first. */
function withCut(candidates, cut) {
  const order = candidates.map((_, i) => i);
  const valueAt = (i) => candidates[i]?.value ?? 0;
  const voluntaryAt = (i) => (candidates[i]?.voluntary === true ? 0 : 1);
  const rising = [...order].sort((x, y) => voluntaryAt(x) - voluntaryAt(y) || valueAt(x) - valueAt(y) || x - y);
  const cutLow = rising.slice(0, cut.lowest);
  const falling = order.filter((i) => !cutLow.includes(i)).sort((x, y) => valueAt(y) - valueAt(x) || x - y);
  const dropped = new Set([...cutLow, ...falling.slice(0, cut.highest)]);
  return candidates.map(({ voluntary: _voluntary, ...contribution }, i) =>
    dropped.has(i) ? { ...contribution, cut: true } : contribution,
  );
}
//# sourceMappingURL=buchholz.js.map
