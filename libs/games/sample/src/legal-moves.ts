import type { Seat } from '@kronika/game-kernel';
import type { Card } from './card';
import type { Move } from './moves';
import { questionTo } from './questions';
import { seatCards, type State } from './state';

/** Every move that `decide` accepts, and no other. */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const question = questionTo(state, seat);
  if (question === undefined) return [];
  const hand = kinds(seatCards(state, seat).hand);
  switch (question.kind) {
    case 'offer':
      return hand.map((card): Move => ({ do: 'offer', card }));
    case 'turn':
      return [
        ...(state.deck.length > 0 ? [{ do: 'trade' } as const] : []),
        ...hand.map((card): Move => ({ do: 'store', card })),
        ...(raidTargets(state, seat).length > 0 ? [{ do: 'raid' } as const] : []),
        { do: 'pass' },
      ];
    case 'discard':
      return hand.map((card): Move => ({ do: 'discard', card }));
    case 'guard':
      return [{ do: 'guard', card: null }, ...hand.map((card): Move => ({ do: 'guard', card }))];
    case 'attack':
      return raidTargets(state, seat).map((target): Move => ({ do: 'attack', ...target }));
  }
}

/** SG-3.3 Every place with a card in another seat's store. */
export function raidTargets(state: State, raider: Seat): readonly { readonly seat: Seat; readonly place: number }[] {
  return state.seats.flatMap(({ store }, seat) => (seat === raider ? [] : store.map((_, place) => ({ seat, place }))));
}

function kinds(hand: readonly Card[]): readonly Card[] {
  return hand.filter((card, index) => card !== hand[index - 1]);
}
