import { sum } from '../scoring/exact';
/**
 * VP share = VP / sum of the table's VP; 1/k where the sum is not positive. Where tables differ in size the share is multiplied by k, so
 * that 1 is an average result at any of them.
 */
export function vpShareContributions(index, participant) {
  return fromPlayed(index, participant, (entry, own, others) => {
    const size = entry.opponents.length + 1;
    const whole = own + sum(others);
    const share = whole > 0 ? own / whole : 1 / size;
    return index.mixedSizes ? share * size : share;
  });
}
/** % of winner = VP / max VP. Where nobody scored more than 0 the best count as 1 and the others as 0. */
export function percentOfWinnerContributions(index, participant) {
  return fromPlayed(index, participant, (_entry, own, others) => {
    const best = Math.max(own, ...others);
    return best > 0 ? own / best : own === best ? 1 : 0;
  });
}
/** Margin: own VP less those of the best other seat. */
export function marginContributions(index, participant) {
  return fromPlayed(index, participant, (_entry, own, others) => (others.length === 0 ? 0 : own - Math.max(...others)));
}
/** Victory points as they were scored. */
export function victoryPointContributions(index, participant) {
  return fromPlayed(index, participant, (_entry, own) => own);
}
/** Rounds without victory points on record add nothing. */
function fromPlayed(index, participant, value) {
  return played(index.page(participant)?.entries ?? []).flatMap((entry) => {
    if (entry.vp === undefined) return [];
    const others = entry.opponents.map((opponent) => opponent.vp ?? 0);
    return [{ round: entry.round, of: 'own', value: value(entry, entry.vp, others) }];
  });
}
function played(entries) {
  return entries.filter((entry) => entry.kind === 'played');
}
//# sourceMappingURL=victory-points.js.map
