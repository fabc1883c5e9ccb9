import { sizeNeutralPoints } from '../scoring/placement-points';
import type { RoundEntry } from '../scoring/score-book';
import type { BookIndex } from './book-index';
import type { Contribution } from './tie-break';

/** One for each round that ended in this place. A shared place counts for all who share it, unless the whole table does: that is a draw. */
export function placeCountContributions(index: BookIndex, participant: string, place: number): Contribution[] {
  return (index.page(participant)?.entries ?? []).flatMap((entry): Contribution[] =>
    tookPlace(entry, place) ? [{ round: entry.round, of: 'own', value: 1 }] : [],
  );
}

/** The share of opponents beaten in each round, whatever the size of the table. */
export function sizeNeutralContributions(index: BookIndex, participant: string): Contribution[] {
  return (index.page(participant)?.entries ?? []).flatMap((entry): Contribution[] => {
    if (entry.kind === 'bye') return [];
    const value =
      entry.kind === 'forfeit' ? Number(entry.won) : (sizeNeutralPoints([entry.place, ...entry.opponents.map((o) => o.place)])[0] ?? 0);
    return [{ round: entry.round, of: 'own', value }];
  });
}

function tookPlace(entry: RoundEntry, place: number): boolean {
  if (entry.kind === 'forfeit') return entry.won && place === 1;
  if (entry.kind === 'bye' || entry.place !== place) return false;
  return entry.opponents.length === 0 || entry.opponents.some((opponent) => opponent.place !== entry.place);
}
