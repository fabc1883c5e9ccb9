import type { Chance, Seat, Viewer } from '@kronika/game-kernel';
import type { Card, Cards } from './card';
import type { State } from './state';
import { sees } from './view';

/**
 * Another full state that the viewer cannot tell apart. The table of zones: the deck is nobody's, a hand and an offer are their seat's, a
 * stored card is known to those who have seen it, discards are open. All cards that the viewer does not see are dealt again, to the same places;
 * no rule of the game ties a hidden card to anything public, so every such deal is possible.
 */
export function resample(cards: Cards, state: State, viewer: Viewer, chance: Chance): State {
  if (viewer === 'everything') return state;
  const hidden = chance.shuffle('resample', unseen(cards, state, viewer)).values();
  const deal = (): Card => {
    const card = hidden.next();
    if (card.done === true) throw new Error('More hidden places than hidden cards');
    return card.value;
  };
  return {
    ...state,
    deck: state.deck.map(deal),
    seats: state.seats.map((own, seat) => ({
      ...own,
      hand: sees(viewer, [seat]) ? own.hand : own.hand.map(deal).sort(),
      offer: own.offer === null || sees(viewer, [seat]) ? own.offer : deal(),
      store: own.store.map((stored) => (sees(viewer, stored.knownBy) ? stored : { ...stored, card: deal() })),
    })),
  };
}

/** The pack without the cards that the viewer sees; so it works where the hidden ones are unknown. */
function unseen(cards: Cards, state: State, viewer: Viewer): readonly Card[] {
  const left = new Map<Card, number>();
  for (const card of cards.all) left.set(card, (left.get(card) ?? 0) + 1);
  const seen = [...state.discards, ...state.seats.flatMap((own, seat) => seenOf(own, seat, viewer))];
  for (const card of seen) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, count]) => Array.from({ length: count }, () => card));
}

function seenOf(own: State['seats'][number], seat: Seat, viewer: Viewer): readonly Card[] {
  return [
    ...(sees(viewer, [seat]) ? own.hand : []),
    ...(own.offer !== null && sees(viewer, [seat]) ? [own.offer] : []),
    ...own.store.flatMap((stored) => (sees(viewer, stored.knownBy) ? [stored.card] : [])),
  ];
}
