import type { LocationType } from '../pack/vocabulary';
import type { Position } from '../frames/handler';
import type { Card } from '../pack/rules';
import { standing } from '../state/queries';
import { type Place, playerAt } from '../state/state';

interface Candidate {
  readonly place: Place;
  readonly card: Card;
}

/** FS-10.17: how many types a location shares with an attacking card; cards without type match nothing. */
export function matches(types: readonly LocationType[], card: Card): number {
  return card.types.filter((type) => types.includes(type)).length;
}

/**
 * FS-10.7, FS-10.8, FS-12.10: the human's locations that an attack by these types may hit. Several are left only if the human has to choose.
 * `bySpoils`: the virtual opponent compares spoils, Borgo does not.
 */
export function attackTargets({ rules, state }: Position, types: readonly LocationType[], bySpoils: boolean): readonly Place[] {
  let left = playerAt(state, 0).places.flatMap((place): Candidate[] => {
    const card = standing(rules, place);
    return card !== undefined && matches(types, card) > 0 ? [{ place, card }] : [];
  });
  left = highest(left, ({ card }) => matches(types, card));
  left = highest(left, ({ card }) => card.distance);
  left = highest(left, categoryRank);
  if (bySpoils) for (const good of rules.pack.solo.spoilsPriority.order) left = highest(left, ({ card }) => card.spoils[good] ?? 0);
  return left.map(({ place }) => place);
}

/** Unused action, used action, feature, production. */
function categoryRank({ place, card }: Candidate): number {
  switch (card.category) {
    case 'action':
      return place.uses === 0 ? 3 : 2;
    case 'feature':
      return 1;
    case 'production':
      return 0;
  }
}

/** Those with the greatest value. */
export function highest<Item>(items: readonly Item[], value: (item: Item) => number): Item[] {
  const best = Math.max(...items.map(value));
  return items.filter((item) => value(item) === best);
}
