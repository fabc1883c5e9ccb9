import { sizeNeutralPoints } from '../scoring/placement-points';
/** One for each round that ended in this place. A shared place counts for all who share it, unless the whole table does: that is a draw. */
export function placeCountContributions(index, participant, place) {
  return (index.page(participant)?.entries ?? []).flatMap((entry) =>
    tookPlace(entry, place) ? [{ round: entry.round, of: 'own', value: 1 }] : [],
  );
}
/** The share of opponents beaten in each round, whatever the size of the table. */
export function sizeNeutralContributions(index, participant) {
  return (index.page(participant)?.entries ?? []).flatMap((entry) => {
    if (entry.kind === 'bye') return [];
    const value =
      entry.kind === 'forfeit' ? Number(entry.won) : (sizeNeutralPoints([entry.place, ...entry.opponents.map((o) => o.place)])[0] ?? 0);
    return [{ round: entry.round, of: 'own', value }];
  });
}
function tookPlace(entry, place) {
  if (entry.kind === 'forfeit') return entry.won && place === 1;
  if (entry.kind === 'bye' || entry.place !== place) return false;
  return entry.opponents.length === 0 || entry.opponents.some((opponent) => opponent.place !== entry.place);
}
//# sourceMappingURL=place-counts.js.map
