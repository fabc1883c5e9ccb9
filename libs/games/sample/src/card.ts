import type { CardKind, Pack } from './pack';

/** A card by the id of its kind, or `unknown` where the one who folds the game may not see it. */
export type Card = string;
export const unknown: Card = '?';

/** The pack's cards by id. */
export interface Cards {
  /** Every single card, copies included. */
  readonly all: readonly Card[];
  kind(card: Card): CardKind;
}

export function cardsOf(pack: Pack): Cards {
  const kinds = new Map(pack.cards.map((kind) => [kind.id, kind]));
  return {
    all: pack.cards.flatMap((kind) => Array.from({ length: kind.copies }, () => kind.id)),
    kind(card) {
      const kind = kinds.get(card);
      if (kind === undefined) throw new Error(`No card ${card} in the pack`);
      return kind;
    },
  };
}

/** A hand with more cards; hands are kept sorted, because the order of a hand is nobody's business. */
export function withCards(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const sorted = hand.slice();
  for (const card of cards) {
    const place = sorted.findIndex((other) => other > card);
    sorted.splice(place < 0 ? sorted.length : place, 0, card);
  }
  return sorted;
}

/** A hand with a card less: this very one, or some unknown one. */
export function withoutCard(hand: readonly Card[], card: Card): readonly Card[] {
  const known = hand.indexOf(card);
  const index = known >= 0 ? known : hand.indexOf(unknown);
  if (index < 0) throw new Error(`No card ${card} in the hand`);
  return hand.toSpliced(index, 1);
}
