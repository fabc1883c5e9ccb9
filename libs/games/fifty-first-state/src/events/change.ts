import type { Seat } from '@kronika/game-kernel';
import { type Amounts, entries, isToken, type Supply, type Token } from '../goods';
import { type Deck, type Hand, type Place, type Player, playerAt, type State } from '../state/state';

/** Small changes of the immutable state, each sharing what it leaves alone. */

export function withPlayer(state: State, seat: Seat, change: (player: Player) => Player): State {
  const players = state.players.slice();
  players[seat] = change(playerAt(state, seat));
  return { ...state, players };
}

export function withPlace(player: Player, id: number, change: (place: Place) => Place): Player {
  const index = player.places.findIndex((place) => place.id === id);
  const place = player.places[index];
  if (place === undefined) throw new Error(`No place ${id} in this State`);
  const places = player.places.slice();
  places[index] = change(place);
  return { ...player, places };
}

/** Goods to a player: tokens to the supply, VP to the score. Cards come by `drew`. */
export function withGains(player: Player, goods: Amounts, inProduction: boolean): Player {
  const supply: Record<Token, number> = { ...player.goods };
  let vp = player.vp;
  for (const [good, n] of entries(goods)) {
    if (isToken(good)) supply[good] += n;
    else if (good === 'vp') vp += n;
  }
  return { ...player, goods: supply, vp, produced: inProduction ? summed(player.produced, goods) : player.produced };
}

/** The sum of two lots; a loop, because Production adds up many. */
export function summed(a: Amounts, b: Amounts): Amounts {
  const sum: Record<string, number> = { ...a };
  for (const [good, n] of entries(b)) sum[good] = (sum[good] ?? 0) + n;
  return sum;
}

export function withSupply(player: Player, goods: Supply): Player {
  return { ...player, goods };
}

/** Cards come into a hand. Once one is not known, the hand is not known any more. */
export function intoHand(hand: Hand, cards: readonly string[] | undefined, n: number): Hand {
  const known = hand.cards === null || cards === undefined ? null : [...hand.cards, ...cards];
  return { ...hand, locations: hand.locations + n, cards: known };
}

export function connectionIntoHand(hand: Hand, card: string, colour: 'blue' | 'red'): Hand {
  return { ...hand, [colour]: hand[colour] + 1, cards: hand.cards === null ? null : [...hand.cards, card] };
}

/** One card leaves a hand, openly. */
export function outOfHand(hand: Hand, card: string, colour: 'blue' | 'red' | null): Hand {
  const cards = hand.cards === null ? null : without(hand.cards, card);
  return colour === null ? { ...hand, locations: hand.locations - 1, cards } : { ...hand, [colour]: hand[colour] - 1, cards };
}

/** A list without one of its cards of this name. */
export function without(cards: readonly string[], card: string): readonly string[] {
  const index = cards.indexOf(card);
  return index < 0 ? cards : [...cards.slice(0, index), ...cards.slice(index + 1)];
}

export function drawnFrom(deck: Deck, n: number): Deck {
  return { order: deck.order, drawn: deck.drawn + n, size: deck.size };
}

export function newDeck(size: number, order: readonly string[] | undefined): Deck {
  return { order: order ?? null, drawn: 0, size };
}
