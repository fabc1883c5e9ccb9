import type { Frame } from '../frames/frame';
import { emptySupply, noTokens } from '../goods';
import { type ConnectionPile, newPlayer, newSolo, type Place, type Player, type State } from '../state/state';
import { drawnFrom, intoHand, newDeck, without, withPlayer } from './change';
import type { Facts, Secrets } from './facts';

/** The first fact of a game. */
export function started(open: Facts['started'], secret: Secrets['started'] | undefined): State {
  const pile = (size: number, order: readonly string[] | undefined): ConnectionPile => ({
    deck: newDeck(size, order),
    discard: [],
    faceUp: null,
  });
  return {
    options: open.options,
    seats: open.seats,
    round: 0,
    phase: open.factions === null ? 'setup-faction' : 'setup-keep',
    first: open.first,
    endTriggered: false,
    endedBy: null,
    players: Array.from({ length: open.players }, (_, seat): Player => ({
      ...newPlayer,
      vp: open.startVp,
      faction: open.factions?.[seat] ?? null,
    })),
    deck: newDeck(open.deck, secret?.deck),
    discard: [],
    display: [],
    connections: { blue: pile(open.blue, secret?.blue), red: pile(open.red, secret?.red) },
    diverted: [],
    copied: [],
    solo: open.players > open.seats ? newSolo : null,
    stack: [],
    asks: 0,
    turn: 0,
    nextId: 1,
  };
}

export const course = {
  factionChosen: (state: State, { seat, faction }: Facts['factionChosen']): State =>
    withPlayer(state, seat, (player) => ({ ...player, faction })),

  dealt: (state: State, { seat, n }: Facts['dealt'], cards: Secrets['dealt'] | undefined): State => ({
    ...withPlayer(state, seat, (player) => ({ ...player, hand: intoHand(player.hand, cards, n) })),
    deck: drawnFrom(state.deck, n),
    phase: 'setup-keep',
  }),

  kept: (state: State, { seat }: Facts['kept'], rejected: Secrets['kept'] | undefined): State =>
    withPlayer(state, seat, (player) => ({ ...player, confirmed: true, rejected: rejected ?? null })),

  rejected: (state: State, { cards }: Facts['rejected']): State => ({
    ...state,
    discard: [...state.discard, ...cards.flat()],
    players: state.players.map((player, seat) => ({
      ...player,
      hand: withoutAll(player, cards[seat] ?? []),
      confirmed: false,
      rejected: null,
    })),
  }),

  lookoutBegan: (state: State, { round, blue, red }: Facts['lookoutBegan']): State => ({
    ...state,
    round,
    phase: 'lookout-1',
    connections: { blue: faceUp(state.connections.blue, blue), red: faceUp(state.connections.red, red) },
  }),

  revealed: (state: State, { draft, cards }: Facts['revealed']): State => ({
    ...state,
    phase: draft === 1 ? 'lookout-1' : 'lookout-2',
    display: [...state.display, ...cards],
    deck: drawnFrom(state.deck, cards.length),
  }),

  taken: (state: State, { seat, card }: Facts['taken']): State => ({
    ...withPlayer(state, seat, (player) => ({ ...player, hand: intoHand(player.hand, [card], 1) })),
    display: without(state.display, card),
  }),

  displayDiscarded: (state: State, { cards }: Facts['displayDiscarded']): State => ({
    ...state,
    display: [],
    discard: [...state.discard, ...cards],
  }),

  reshuffled: (state: State, { n }: Facts['reshuffled'], order: Secrets['reshuffled'] | undefined): State => ({
    ...state,
    deck: newDeck(n, order),
    discard: [],
  }),

  connectionsReshuffled: (
    state: State,
    { colour, n }: Facts['connectionsReshuffled'],
    order: Secrets['connectionsReshuffled'] | undefined,
  ): State => ({
    ...state,
    connections: { ...state.connections, [colour]: { ...state.connections[colour], deck: newDeck(n, order), discard: [] } },
  }),

  productionBegan: (state: State): State => ({
    ...state,
    phase: 'production',
    diverted: [],
    copied: [],
    players: state.players.map((player) => ({ ...player, produced: {} })),
  }),

  actionBegan: (state: State): State => ({ ...state, phase: 'action', diverted: [], copied: [] }),

  turn: (state: State, { seat, n, turn }: Facts['turn']): State => {
    const frame: Frame = { at: 'turn', seat, acted: false, again: null };
    return { ...withPlayer(state, seat, (player) => ({ ...player, turns: n })), stack: [frame], asks: state.asks + 1, turn };
  },

  asked: (state: State, { turn, stack }: Facts['asked']): State => ({ ...state, stack, asks: state.asks + 1, turn }),

  passed: (state: State, { seat }: Facts['passed']): State => withPlayer(state, seat, (player) => ({ ...player, passed: true })),

  endTriggered: (state: State): State => ({ ...state, endTriggered: true }),

  cleanupBegan: (state: State): State => ({
    ...state,
    phase: 'cleanup',
    players: state.players.map((player) => ({ ...player, confirmed: false, answers: 0 })),
  }),

  cleanedUp: (state: State, { first, keepShields }: Facts['cleanedUp']): State => ({
    ...state,
    first,
    players: state.players.map((player, seat) => cleaned(player, keepShields.includes(seat))),
    connections: { blue: discarded(state.connections.blue), red: discarded(state.connections.red) },
    solo: state.solo === null ? null : newSolo,
  }),

  ended: (state: State, { by, bonus }: Facts['ended']): State => ({
    ...state,
    phase: 'over',
    endedBy: by,
    stack: [],
    players: state.players.map((player, seat) => ({ ...player, vp: player.vp + (bonus[seat] ?? 0) })),
  }),
};

function withoutAll(player: Player, cards: readonly string[]): Player['hand'] {
  const known = player.hand.cards === null ? null : cards.reduce(without, player.hand.cards);
  return { ...player.hand, locations: player.hand.locations - cards.length, cards: known };
}

function faceUp(pile: ConnectionPile, card: string | null): ConnectionPile {
  return card === null ? pile : { ...pile, deck: drawnFrom(pile.deck, 1), faceUp: card };
}

function discarded(pile: ConnectionPile): ConnectionPile {
  return pile.faceUp === null ? pile : { ...pile, discard: [...pile.discard, pile.faceUp], faceUp: null };
}

function cleaned(player: Player, keepShields: boolean): Player {
  return {
    ...player,
    goods: emptySupply,
    places: player.places.map((place) => cleanPlace(place, keepShields)),
    board: {},
    passed: false,
    turns: 0,
    confirmed: false,
    answers: 0,
    brawlers: 0,
  };
}

function cleanPlace(place: Place, keepShield: boolean): Place {
  return { ...place, uses: 0, spent: noTokens, worker: false, shield: keepShield && place.shield };
}
