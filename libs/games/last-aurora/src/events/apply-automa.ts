import { left, type State } from '../state/state';
import { drawnFrom, newDeck, without, withAutoma } from './change';
import type { Facts, Secrets } from './facts';

export const automaFacts = {
  automaDrew: (state: State, { n }: Facts['automaDrew']): State =>
    withAutoma(state, (automa) => {
      const cards = automa.deck.order?.slice(automa.deck.drawn, automa.deck.drawn + n);
      const known = automa.down.cards === null || cards === undefined ? null : [...automa.down.cards, ...cards];
      return { ...automa, deck: drawnFrom(automa.deck, n), down: { n: automa.down.n + n, cards: known } };
    }),
  automaShuffled: (state: State, { n }: Facts['automaShuffled'], order: Secrets['automaShuffled'] | undefined): State =>
    withAutoma(state, (automa) => ({ ...automa, deck: newDeck(n, order), discard: [] })),
  automaRevealed: (state: State, { card, from }: Facts['automaRevealed']): State =>
    withAutoma(state, (automa) => ({
      ...automa,
      faceUp: [...automa.faceUp, card],
      ...(from === 'deck'
        ? { deck: drawnFrom(automa.deck) }
        : { down: { n: automa.down.n - 1, cards: automa.down.cards?.slice(1) ?? (automa.down.n === 1 ? [] : null) } }),
    })),
  automaHolds: (state: State, { res, n }: Facts['automaHolds']): State =>
    withAutoma(state, (automa) => ({ ...automa, [res]: automa[res] + n })),
  automaCrew: (state: State, { survivors, contaminated }: Facts['automaCrew']): State =>
    withAutoma(state, (automa) => ({ ...automa, survivors, contaminated })),
  automaDamaged: (state: State, { cell }: Facts['automaDamaged']): State =>
    withAutoma(state, (automa) => ({ ...automa, damage: [...automa.damage, cell] })),
  automaRepaired: (state: State, { cell }: Facts['automaRepaired']): State =>
    withAutoma(state, (automa) => ({ ...automa, damage: without(automa.damage, cell) })),
  automaFired: (state: State, { cell }: Facts['automaFired']): State =>
    withAutoma(state, (automa) => ({ ...automa, ammo: automa.ammo - 1, used: [...automa.used, cell] })),
  /** Its loot goes unseen to its board. */
  automaLooted: (state: State, { pair }: Facts['automaLooted']): State => {
    const won = state.won.find(({ seat }) => seat >= state.seats);
    return {
      ...withAutoma(state, (automa) => ({ ...automa, loot: [...automa.loot, { pair, card: won?.card ?? null }] })),
      won: won === undefined ? state.won : without(state.won, won),
    };
  },
  automaCleared: (state: State): State =>
    withAutoma(state, (automa) => ({ ...automa, faceUp: [], discard: [...automa.discard, ...automa.faceUp] })),
  automaCounted: (state: State, { counter, repaired }: Facts['automaCounted']): State =>
    withAutoma(state, (automa) => ({ ...automa, counter, damage: repaired === null ? automa.damage : without(automa.damage, repaired) })),
};

/** Cards that the Automa can still draw without shuffling. */
export function automaDeckLeft(state: State): number {
  return state.automa === null ? 0 : left(state.automa.deck);
}
