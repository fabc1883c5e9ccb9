import type { ConvoyCard, Player, State, Survivor } from '../state/state';
import { cardAt, placeOf } from '../state/address';
import {
  drawnFrom,
  newCard,
  newDeck,
  without,
  withAutoma,
  withCard,
  withItem,
  withoutItem,
  withPlayer,
  withSurvivor,
  withToken,
} from './change';
import type { Facts, Secrets } from './facts';

function rested(survivor: Survivor): Survivor {
  return survivor.zone === 'active' ? survivor : { ...survivor, zone: survivor.zone === 'rest' ? 'active' : 'rest' };
}

/** Replaces a card of a row, or adds one behind the last. */
function attach(player: Player, { row, column, card }: Facts['attached']): Player {
  const fresh = newCard(card);
  if (row === 't') return { ...player, top: player.top.with(column, fresh) };
  if (column < player.bottom.length) return { ...player, bottom: player.bottom.with(column, fresh) };
  return { ...player, bottom: [...player.bottom, fresh], top: [...player.top, null] };
}

function tokenAt(player: Player, slot: string): ConvoyCard['tokens'][number] {
  return cardAt(player, slot)?.tokens[placeOf(slot).index] ?? null;
}

export const convoyFacts = {
  placed: (state: State, { seat, token, slot }: Facts['placed']): State =>
    withPlayer(state, seat, (player) => withToken(player, slot, token)),
  wasted: (state: State): State => state,
  removed: (state: State, { seat, slot }: Facts['removed']): State => withPlayer(state, seat, (player) => withToken(player, slot, null)),
  moved: (state: State, { seat, from, to }: Facts['moved']): State =>
    withPlayer(state, seat, (player) => withToken(withToken(player, from, tokenAt(player, to)), to, tokenAt(player, from))),
  damaged: (state: State, { seat, slot }: Facts['damaged']): State =>
    withPlayer(state, seat, (player) =>
      withCard(player, slot, (card, index) => ({ ...card, damage: card.damage.with(index, true), tokens: card.tokens.with(index, null) })),
    ),
  repaired: (state: State, { seat, slot }: Facts['repaired']): State =>
    withPlayer(state, seat, (player) => withCard(player, slot, (card, index) => ({ ...card, damage: card.damage.with(index, false) }))),
  attached: (state: State, open: Facts['attached']): State => ({
    ...withPlayer(state, open.seat, (player) => attach(player, open)),
    ...(open.replaced === null ? {} : { [open.to]: [...state[open.to], open.replaced] }),
    transit: without(state.transit, open.card.card),
  }),
  dropped: (state: State, { seat, column, discard, lootDiscard }: Facts['dropped']): State => ({
    ...withPlayer(state, seat, (player) => ({
      ...player,
      bottom: player.bottom.toSpliced(column, 1),
      top: player.top.toSpliced(column, 1),
    })),
    discard: [...state.discard, ...discard],
    lootDiscard: [...state.lootDiscard, ...lootDiscard],
  }),

  recruited: (state: State, { seat, card }: Facts['recruited']): State => ({
    ...withPlayer(state, seat, (player) => ({
      ...player,
      survivors: [...player.survivors, { card, zone: 'rest', contamination: 0, food: 0, skill: null }],
    })),
    recruits: [...state.recruits, card],
    transit: without(state.transit, card),
  }),
  crewMoved: (state: State, { seat, cards, to }: Facts['crewMoved']): State =>
    withPlayer(state, seat, (player) =>
      cards.reduce((crew, card) => withSurvivor(crew, card, (survivor) => ({ ...survivor, zone: to })), player),
    ),
  rested: (state: State, { seat }: Facts['rested']): State =>
    withPlayer(state, seat, (player) => ({ ...player, survivors: player.survivors.map(rested) })),
  contaminated: (state: State, { seat, card }: Facts['contaminated']): State =>
    withPlayer(state, seat, (player) =>
      withSurvivor(player, card, (survivor) => ({ ...survivor, contamination: survivor.contamination + 1 })),
    ),
  decontaminated: (state: State, { seat, card }: Facts['decontaminated']): State =>
    withPlayer(state, seat, (player) =>
      withSurvivor(player, card, (survivor) => ({ ...survivor, contamination: survivor.contamination - 1 })),
    ),
  survivorLost: (state: State, { seat, card, to }: Facts['survivorLost']): State => ({
    ...withPlayer(state, seat, (player) => ({ ...player, survivors: player.survivors.filter((survivor) => survivor.card !== card) })),
    [to]: [...state[to], card],
  }),
  boosted: (state: State, { seat, card }: Facts['boosted']): State =>
    withPlayer(state, seat, (player) => withSurvivor(player, card, (survivor) => ({ ...survivor, food: survivor.food + 1 }))),
  foodReturned: (state: State, { seat }: Facts['foodReturned']): State =>
    withPlayer(state, seat, (player) => ({ ...player, survivors: player.survivors.map((survivor) => ({ ...survivor, food: 0 })) })),
  skillSet: (state: State, { seat, card, n }: Facts['skillSet']): State =>
    withPlayer(state, seat, (player) => withSurvivor(player, card, (survivor) => ({ ...survivor, skill: n }))),
  used: (state: State, { seat, what }: Facts['used']): State =>
    withPlayer(state, seat, (player) => ({ ...player, used: [...player.used, what] })),
  fameMoved: (state: State, { seat, n }: Facts['fameMoved']): State =>
    seat >= state.seats
      ? withAutoma(state, (automa) => ({ ...automa, fame: automa.fame + n }))
      : withPlayer(state, seat, (player) => ({ ...player, fame: player.fame + n })),

  eliminated: (state: State, { seat, discard, lootDiscard, items }: Facts['eliminated']): State => {
    const place = 1 + Math.max(...state.players.map((player) => player.eliminated));
    return {
      ...withPlayer(state, seat, (player) => ({
        ...player,
        survivors: [],
        bottom: [],
        top: [],
        items: { n: 0, cards: [] },
        used: [],
        spared: null,
        eliminated: place,
      })),
      order: without(state.order, seat),
      discard: [...state.discard, ...discard],
      lootDiscard: [...state.lootDiscard, ...lootDiscard],
      itemDiscard: [...state.itemDiscard, ...items],
      enemies: state.enemies.map((enemy) => ({ ...enemy, targets: enemy.targets.filter((owner) => owner !== seat) })),
      won: state.won.filter((won) => won.seat !== seat),
      owed: state.owed.filter((owed) => owed.seat !== seat),
      transit: [],
    };
  },

  itemDrawn: (state: State, { seat }: Facts['itemDrawn'], item: Secrets['itemDrawn'] | undefined): State => {
    const known = item ?? state.itemDeck.order?.[state.itemDeck.drawn];
    const after = { ...state, itemDeck: drawnFrom(state.itemDeck) };
    return seat >= state.seats
      ? withAutoma(after, (automa) => ({ ...automa, items: withItem(automa.items, known) }))
      : withPlayer(after, seat, (player) => ({ ...player, items: withItem(player.items, known) }));
  },
  itemDiscarded: (state: State, { seat, item }: Facts['itemDiscarded']): State => ({
    ...withPlayer(state, seat, (player) => ({ ...player, items: withoutItem(player.items, item) })),
    itemDiscard: [...state.itemDiscard, item],
  }),
  itemsShuffled: (state: State, { n }: Facts['itemsShuffled'], order: Secrets['itemsShuffled'] | undefined): State => ({
    ...state,
    itemDeck: newDeck(n, order),
    itemDiscard: [],
  }),
};
