import { minusTokens, noTokens, plusTokens, type Supply, supplyPlus, type Token } from '../goods';
import type { Player, State } from '../state/state';
import { drawnFrom, intoHand, outOfHand, summed, withGains, withPlace, withPlayer } from './change';
import type { Facts, Secrets } from './facts';

export const goodsFacts = {
  storesReturned: (state: State, { seat, goods }: Facts['storesReturned']): State =>
    withPlayer(state, seat, (player) => ({
      ...player,
      goods: supplyPlus(player.goods, goods),
      places: player.places.map((place) => ({ ...place, stored: noTokens })),
    })),

  diverted: (state: State, redirected: Facts['diverted']): State => ({ ...state, diverted: [...state.diverted, redirected] }),

  copied: (state: State, redirected: Facts['copied']): State =>
    state.phase === 'production' ? { ...state, copied: [...state.copied, redirected] } : state,

  produced: (state: State, { seat, sources }: Facts['produced']): State =>
    withPlayer(state, seat, (player) => withGains(player, sources.map(({ goods }) => goods).reduce(summed, {}), true)),

  gained: (state: State, { seat, goods }: Facts['gained']): State =>
    withPlayer(state, seat, (player) => withGains(player, goods, state.phase === 'production')),

  drew: (state: State, { seat, n }: Facts['drew'], cards: Secrets['drew'] | undefined): State => ({
    ...withPlayer(state, seat, (player) => ({
      ...player,
      hand: intoHand(player.hand, cards, n),
      produced: state.phase === 'production' ? summed(player.produced, { card: n }) : player.produced,
    })),
    deck: drawnFrom(state.deck, n),
  }),

  cached: (state: State, { seat, place, goods }: Facts['cached']): State =>
    withPlayer(state, seat, (player) => withPlace(player, place, (at) => ({ ...at, cache: plusTokens(at.cache, goods) }))),

  paid: (state: State, { seat, goods, cached, to }: Facts['paid']): State =>
    withPlayer(state, seat, (player) => {
      let payer: Player = { ...player, goods: supplyPlus(player.goods, goods, -1) };
      let all = goods;
      for (const { place, good, n } of cached) {
        const part = { [good]: n };
        payer = withPlace(payer, place, (at) => ({ ...at, cache: minusTokens(at.cache, part) }));
        all = plusTokens(all, part);
      }
      if (to === null) return payer;
      if ('place' in to) return withPlace(payer, to.place, (at) => ({ ...at, spent: plusTokens(at.spent, all) }));
      const action = payer.board[to.action];
      return {
        ...payer,
        board: { ...payer.board, [to.action]: { uses: action?.uses ?? 0, spent: plusTokens(action?.spent ?? noTokens, all) } },
      };
    }),

  handCardPaid: (state: State, { seat, card, colour }: Facts['handCardPaid']): State => {
    const paid = withPlayer(state, seat, (player) => ({ ...player, hand: outOfHand(player.hand, card, colour) }));
    if (colour === null) return { ...paid, discard: [...paid.discard, card] };
    const pile = paid.connections[colour];
    return { ...paid, connections: { ...paid.connections, [colour]: { ...pile, discard: [...pile.discard, card] } } };
  },

  dealPaid: (state: State, { seat, deal }: Facts['dealPaid']): State => withoutDeal(state, seat, deal),

  stolen: (state: State, { seat, from, good, n }: Facts['stolen']): State => {
    const robbed = withPlayer(state, from, (player) => ({ ...player, goods: one(player.goods, good, -n) }));
    return withPlayer(robbed, seat, (player) => ({ ...player, goods: one(player.goods, good, n) }));
  },

  stored: (state: State, { seat, place, good }: Facts['stored']): State =>
    withPlayer(state, seat, (player) =>
      withPlace({ ...player, goods: one(player.goods, good, -1), answers: player.answers + 1 }, place, (at) => ({
        ...at,
        stored: plusTokens(at.stored, { [good]: 1 }),
      })),
    ),

  storingDone: (state: State, { seat }: Facts['storingDone']): State =>
    withPlayer(state, seat, (player) => ({ ...player, confirmed: true })),
};

/** A deal goes to the main discard. */
export function withoutDeal(state: State, seat: number, id: number): State {
  const deal = state.players[seat]?.deals.find((one) => one.id === id);
  if (deal === undefined) return state;
  return {
    ...withPlayer(state, seat, (player) => ({ ...player, deals: player.deals.filter((one) => one.id !== id) })),
    discard: [...state.discard, deal.card],
  };
}

function one(supply: Supply, good: Token, n: number): Supply {
  return { ...supply, [good]: supply[good] + n };
}
