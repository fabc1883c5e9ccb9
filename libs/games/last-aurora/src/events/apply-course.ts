import { type Lane, noPile, type Player, type State, type ZoneCard } from '../state/state';
import { newCard, newDeck, withPlayer } from './change';
import type { Facts, Secrets } from './facts';

/** The first fact of a game. */
export function started(open: Facts['started'], secret: Secrets['started'] | undefined): State {
  const { automa } = open;
  const player: Player = {
    colour: null,
    fame: open.fame,
    stop: open.stop,
    survivors: [],
    bottom: [],
    top: [],
    items: { n: 0, cards: [] },
    used: [],
    spared: null,
    eliminated: 0,
  };
  const zone: (ZoneCard | null)[] = open.zone.map((card) => ({ card, left: noPile, right: noPile, tokens: noPile }));
  while (zone.length < 5) zone.push(null);
  return {
    options: open.options,
    seats: open.seats,
    round: 0,
    phase: 'setup',
    order: open.order,
    players: new Array<Player>(open.seats).fill(player),
    automa:
      automa === null
        ? null
        : {
            fame: open.fame,
            stop: open.stop,
            counter: 1,
            food: automa.start.food,
            fuel: automa.start.fuel,
            ammo: automa.start.ammo,
            survivors: automa.start.survivor,
            contaminated: 0,
            damage: automa.damage,
            used: [],
            deck: newDeck(automa.actions, secret?.actions),
            down: { n: 0, cards: [] },
            faceUp: [],
            discard: [],
            items: { n: 0, cards: [] },
            loot: [],
          },
    aurora: 1,
    waypoints: open.waypoints,
    blocked: [],
    mines: [],
    zone,
    deck: newDeck(open.layers[0] + open.layers[1] + open.layers[2], secret?.deck),
    layers: open.layers,
    box: secret?.box ?? null,
    discard: [],
    lootDeck: newDeck(open.loot, secret?.loot),
    lootDiscard: [],
    lootGone: [],
    itemDeck: newDeck(open.items, secret?.items),
    itemDiscard: [],
    outcomes: { deck: newDeck(open.outcomes, secret?.outcomes), top: open.top, current: null, discard: [] },
    enemies: [],
    gone: [],
    won: [],
    owed: [],
    active: null,
    recruits: [],
    transit: [],
    ended: null,
    stack: [],
    lanes: null,
    asks: 0,
    turn: 0,
  };
}

function freshPhase(player: Player, endsExploration: boolean): Player {
  const medicated = endsExploration && player.survivors.some(({ skill }) => skill !== null);
  if (player.used.length === 0 && player.spared === null && !medicated) return player;
  return {
    ...player,
    used: [],
    spared: null,
    survivors: medicated ? player.survivors.map((survivor) => ({ ...survivor, skill: null })) : player.survivors,
  };
}

export const courseFacts = {
  coloured: (state: State, { seat, colour, survivors, truck, trailer }: Facts['coloured']): State =>
    withPlayer(state, seat, (player) => ({
      ...player,
      colour,
      survivors: survivors.map((card) => ({ card, zone: 'active', contamination: 0, food: 0, skill: null })),
      bottom: [newCard(truck), newCard(trailer)],
      top: [null, null],
    })),

  lanesOpened: (state: State, { lanes }: Facts['lanesOpened']): State => ({
    ...state,
    lanes: lanes.map((stack): Lane => ({ stack, asks: 0 })),
  }),
  lanesClosed: (state: State): State => ({ ...state, lanes: null }),

  asked: (state: State, { turn, stack, lane }: Facts['asked']): State => {
    if (lane === null || state.lanes === null) return { ...state, stack, turn, asks: state.asks + 1 };
    const lanes = state.lanes.slice();
    lanes[lane] = { stack, asks: (lanes[lane]?.asks ?? 0) + 1 };
    return { ...state, lanes };
  },

  phaseBegan: (state: State, { phase, round }: Facts['phaseBegan']): State => ({
    ...state,
    phase,
    round,
    active: null,
    recruits: [],
    players: state.players.map((player) => freshPhase(player, phase === 'rest')),
    automa: state.automa === null || state.automa.used.length === 0 ? state.automa : { ...state.automa, used: [] },
  }),

  turnBegan: (state: State, { seat }: Facts['turnBegan']): State => ({ ...state, turn: state.turn + 1, active: seat, recruits: [] }),
  turnEnded: (state: State): State => ({ ...state, active: null, recruits: [] }),
  orderUpdated: (state: State, { order }: Facts['orderUpdated']): State => ({ ...state, order }),

  revealed: (state: State, { slot, card, left, right, tokens, event }: Facts['revealed']): State => ({
    ...state,
    deck: { ...state.deck, drawn: state.deck.drawn + 1 },
    ...(event ? { discard: [...state.discard, card] } : { zone: state.zone.with(slot, { card, left, right, tokens }) }),
  }),
  explored: (state: State): State => state,
  passed: (state: State): State => state,
  blockTaken: (state: State, { slot, side }: Facts['blockTaken']): State => {
    const card = state.zone[slot];
    return card === undefined || card === null ? state : { ...state, zone: state.zone.with(slot, { ...card, [side]: noPile }) };
  },
  tokensLeft: (state: State, { slot, tokens }: Facts['tokensLeft']): State => {
    const card = state.zone[slot];
    return card === undefined || card === null ? state : { ...state, zone: state.zone.with(slot, { ...card, tokens }) };
  },
  cardTaken: (state: State, { slot, card, discarded }: Facts['cardTaken']): State => ({
    ...state,
    zone: state.zone.with(slot, null),
    discard: discarded ? [...state.discard, card] : state.discard,
    transit: discarded ? state.transit : [...state.transit, card],
  }),
  discardTaken: (state: State, { card }: Facts['discardTaken']): State => {
    const index = state.discard.lastIndexOf(card);
    return { ...state, discard: index < 0 ? state.discard : state.discard.toSpliced(index, 1), transit: [...state.transit, card] };
  },
  zoneDiscarded: (state: State, { slots, cards }: Facts['zoneDiscarded']): State => ({
    ...state,
    zone: state.zone.map((card, slot) => (slots.includes(slot) ? null : card)),
    discard: [...state.discard, ...cards],
  }),
  shifted: (state: State): State => {
    const cards = state.zone.filter((card) => card !== null);
    return { ...state, zone: state.zone.map((_, slot) => cards[slot] ?? null) };
  },
  ended: (state: State, open: Facts['ended']): State => ({ ...state, phase: 'over', ended: open, stack: [], lanes: null }),
};
