import type { Chance, Viewer } from '@kronika/game-kernel';
import { type Colour, colours, connectionDeck, mainDeck, type Rules } from './pack/rules';
import type { ConnectionPile, Deck, Hand, Place, Player, State } from './state/state';
import { left } from './state/state';
import { seesDecks, seesHand, seesRuins } from './view';

/**
 * Another full state that the viewer cannot tell apart. The table of zones (section 4): decks are nobody's, hands and Ruins their owner's, all
 * else is open. What the viewer does not see is dealt again to the same places; so it works on redacted states, too.
 */
export function resample(rules: Rules, state: State, viewer: Viewer, chance: Chance): State {
  if (seesDecks(viewer)) return state;
  const locations = dealer(chance.shuffle('resample', unseenLocations(rules, state, viewer)));
  const connections = {
    blue: dealer(chance.shuffle('resample', unseenConnections(rules, state, viewer, 'blue'))),
    red: dealer(chance.shuffle('resample', unseenConnections(rules, state, viewer, 'red'))),
  };
  const players = state.players.map((player, seat): Player => {
    const places = seesRuins(state, viewer, seat) ? player.places : player.places.map((place) => newFace(place, locations));
    if (seesHand(viewer, seat)) return { ...player, places };
    const cards = [...locations(player.hand.locations), ...connections.blue(player.hand.blue), ...connections.red(player.hand.red)];
    const hand: Hand = { ...player.hand, cards };
    // A hidden choice was made: which cards it rejected is as open as which cards there are.
    const rejected = player.confirmed && state.phase === 'setup-keep' ? cards.slice(rules.constants.startHandKept) : player.rejected;
    return { ...player, places, hand, rejected };
  });
  return {
    ...state,
    players,
    deck: newOrder(state.deck, locations),
    connections: { blue: newPile(state.connections.blue, connections.blue), red: newPile(state.connections.red, connections.red) },
  };
}

type Dealer = (n: number) => readonly string[];

function dealer(cards: readonly string[]): Dealer {
  let next = 0;
  return (n) => {
    next += n;
    if (next > cards.length) throw new Error('More hidden places than hidden cards');
    return cards.slice(next - n, next);
  };
}

function newFace(place: Place, deal: Dealer): Place {
  return place.ruined ? { ...place, card: deal(1)[0] ?? null } : place;
}

function newOrder(deck: Deck, deal: Dealer): Deck {
  const order = deal(left(deck));
  return { order, drawn: 0, size: order.length };
}

function newPile(pile: ConnectionPile, deal: Dealer): ConnectionPile {
  return { ...pile, deck: newOrder(pile.deck, deal) };
}

/** All cards of the main deck but those that the viewer sees somewhere. */
function unseenLocations(rules: Rules, state: State, viewer: Viewer): readonly string[] {
  const piles = state.solo === null ? [] : Object.values(state.solo.attempts).flatMap(({ pile }) => pile);
  const seen = [...state.discard, ...state.display, ...piles, ...(state.solo?.revealed ?? [])];
  state.players.forEach((player, seat) => {
    seen.push(...player.deals.map(({ card }) => card));
    for (const { card, ruined } of player.places) {
      if (card !== null && (!ruined || seesRuins(state, viewer, seat))) seen.push(card);
    }
    if (seesHand(viewer, seat)) seen.push(...(player.hand.cards ?? []).filter((card) => rules.cards.has(card)));
  });
  return without(mainDeck(rules, state.options), seen);
}

function unseenConnections(rules: Rules, state: State, viewer: Viewer, colour: Colour): readonly string[] {
  const { discard, faceUp } = state.connections[colour];
  const seen = [...discard, ...(faceUp === null ? [] : [faceUp])];
  state.players.forEach((player, seat) => {
    if (seesHand(viewer, seat)) seen.push(...(player.hand.cards ?? []).filter((card) => rules.connections.get(card)?.colour === colour));
  });
  return without(connectionDeck(rules, colour), seen);
}

/** A list without each of some cards once. */
function without(cards: readonly string[], seen: readonly string[]): readonly string[] {
  const gone = new Map<string, number>();
  for (const card of seen) gone.set(card, (gone.get(card) ?? 0) + 1);
  return cards.filter((card) => {
    const number = gone.get(card) ?? 0;
    if (number > 0) gone.set(card, number - 1);
    return number === 0;
  });
}

/** Every card there is, wherever it lies, sorted: nothing may change this. Only of full states. */
export function allCards(state: State): readonly string[] {
  const undrawn = ({ order, drawn }: Deck) => order?.slice(drawn) ?? [];
  const connections = colours.flatMap((colour) => {
    const { deck, discard, faceUp } = state.connections[colour];
    return [...undrawn(deck), ...discard, ...(faceUp === null ? [] : [faceUp])];
  });
  const players = state.players.flatMap(({ hand, places, deals }) => [
    ...(hand.cards ?? []),
    ...places.flatMap(({ card }) => (card === null ? [] : [card])),
    ...deals.map(({ card }) => card),
  ]);
  const solo = state.solo === null ? [] : [...Object.values(state.solo.attempts).flatMap(({ pile }) => pile), ...state.solo.revealed];
  return [...undrawn(state.deck), ...state.discard, ...state.display, ...connections, ...players, ...solo].sort();
}
