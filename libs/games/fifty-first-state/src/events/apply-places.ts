import type { Seat } from '@kronika/game-kernel';
import { noTokens, supplyPlus } from '../goods';
import type { Place, Player, State } from '../state/state';
import { connectionIntoHand, drawnFrom, outOfHand, withPlace, without, withPlayer } from './change';
import type { Facts, Secrets } from './facts';

const newPlace: Omit<Place, 'id' | 'card' | 'row'> = {
  ruined: false,
  uses: 0,
  spent: noTokens,
  worker: false,
  cache: noTokens,
  stored: noTokens,
  shield: false,
};

export const placeFacts = {
  ruinsGained: (state: State, { seat, place }: Facts['ruinsGained'], card: Secrets['ruinsGained'] | undefined): State => ({
    ...entering(state, seat, { id: place, card: card ?? null, row: 'gained', ...newPlace, ruined: true }),
    deck: drawnFrom(state.deck, 1),
  }),

  built: (state: State, { seat, card, row, place, from }: Facts['built']): State => {
    const built = entering(state, seat, { id: place, card, row, ...newPlace });
    if (from === 'deck') return { ...built, deck: drawnFrom(built.deck, 1) };
    if (from === 'display') return { ...built, display: without(built.display, card) };
    return withPlayer(built, seat, (player) => ({ ...player, hand: outOfHand(player.hand, card, null) }));
  },

  developed: (state: State, { seat, card, row, place, old, oldCard, back }: Facts['developed']): State => {
    const removed = withPlayer(state, seat, (player) => ({
      ...player,
      places: player.places.filter(({ id }) => id !== old),
      hand: outOfHand(player.hand, card, null),
      goods: supplyPlus(player.goods, back),
    }));
    return { ...entering(removed, seat, { id: place, card, row, ...newPlace }), discard: [...state.discard, oldCard] };
  },

  dealSigned: (state: State, { seat, card, deal }: Facts['dealSigned']): State => ({
    ...withPlayer(state, seat, (player) => ({
      ...player,
      hand: outOfHand(player.hand, card, null),
      deals: [...player.deals, { id: deal, card }],
    })),
    nextId: Math.max(state.nextId, deal + 1),
  }),

  razedFromHand: (state: State, { seat, card }: Facts['razedFromHand']): State => ({
    ...withPlayer(state, seat, (player) => ({ ...player, hand: outOfHand(player.hand, card, null) })),
    discard: [...state.discard, card],
  }),

  razed: (state: State, { owner, place, card, becomes, back }: Facts['razed']): State => {
    const razed = withPlayer(state, owner, (player) => {
      const kept: Player = { ...player, goods: supplyPlus(player.goods, back) };
      if (becomes === 'discard') return { ...kept, places: kept.places.filter(({ id }) => id !== place) };
      return withPlace(kept, place, (at) => ({ id: at.id, card: at.card, row: at.row, ...newPlace, ruined: true }));
    });
    return becomes === 'discard' ? { ...razed, discard: [...razed.discard, card] } : razed;
  },

  used: (state: State, { seat, place }: Facts['used']): State =>
    withPlayer(state, seat, (player) => withPlace(player, place, (at) => ({ ...at, uses: at.uses + 1 }))),

  actionUsed: (state: State, { seat, action }: Facts['actionUsed']): State =>
    withPlayer(state, seat, (player) => {
      const used = player.board[action];
      return { ...player, board: { ...player.board, [action]: { uses: (used?.uses ?? 0) + 1, spent: used?.spent ?? noTokens } } };
    }),

  occupied: (state: State, { owner, place }: Facts['occupied']): State =>
    withPlayer(state, owner, (player) => withPlace(player, place, (at) => ({ ...at, worker: true }))),

  connectionTaken: (state: State, { seat, colour, card }: Facts['connectionTaken']): State => ({
    ...withPlayer(state, seat, (player) => ({ ...player, hand: connectionIntoHand(player.hand, card, colour) })),
    connections: { ...state.connections, [colour]: { ...state.connections[colour], faceUp: null } },
  }),

  connectionPlayed: (state: State, { seat, colour, card }: Facts['connectionPlayed']): State => {
    const pile = state.connections[colour];
    return {
      ...withPlayer(state, seat, (player) => ({ ...player, hand: outOfHand(player.hand, card, colour) })),
      connections: { ...state.connections, [colour]: { ...pile, discard: [...pile.discard, card] } },
    };
  },

  shielded: (state: State, { seat, place, paid }: Facts['shielded']): State =>
    withPlayer(state, seat, (player) =>
      withPlace({ ...player, goods: paid ? supplyPlus(player.goods, { shield: 1 }, -1) : player.goods }, place, (at) => ({
        ...at,
        shield: true,
      })),
    ),

  shieldLost: (state: State, { seat, place }: Facts['shieldLost']): State =>
    withPlayer(state, seat, (player) => withPlace(player, place, (at) => ({ ...at, shield: false }))),

  cleared: (state: State, { seat, place }: Facts['cleared']): State =>
    withPlayer(state, seat, (player) => withPlace(player, place, (at) => ({ ...at, uses: 0, spent: noTokens, worker: false }))),
};

function entering(state: State, seat: Seat, place: Place): State {
  return {
    ...withPlayer(state, seat, (player) => ({ ...player, places: [...player.places, place] })),
    nextId: Math.max(state.nextId, place.id + 1),
  };
}
