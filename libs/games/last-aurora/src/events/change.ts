import type { Seat } from '@kronika/game-kernel';
import { type Address, placeOf } from '../state/address';
import {
  type Automa,
  automaOf,
  type ConvoyCard,
  type Deck,
  type Enemy,
  type Items,
  type Player,
  playerAt,
  type State,
  type Survivor,
} from '../state/state';
import type { NewCard } from './facts';

/** Small changes of the immutable state, each sharing what it leaves alone. */

export function withPlayer(state: State, seat: Seat, change: (player: Player) => Player): State {
  const players = state.players.slice();
  players[seat] = change(playerAt(state, seat));
  return { ...state, players };
}

export function withAutoma(state: State, change: (automa: Automa) => Automa): State {
  return { ...state, automa: change(automaOf(state)) };
}

export function withSurvivor(player: Player, card: string, change: (survivor: Survivor) => Survivor): Player {
  return { ...player, survivors: player.survivors.map((survivor) => (survivor.card === card ? change(survivor) : survivor)) };
}

/** Changes the card that a slot belongs to. */
export function withCard(player: Player, address: Address, change: (card: ConvoyCard, index: number) => ConvoyCard): Player {
  const { row, column, index } = placeOf(address);
  if (row === 'b') {
    const bottom = player.bottom.slice();
    const card = bottom[column];
    if (card === undefined) throw new Error(`No slot ${address}`);
    bottom[column] = change(card, index);
    return { ...player, bottom };
  }
  const top = player.top.slice();
  const card = top[column];
  if (card === undefined || card === null) throw new Error(`No slot ${address}`);
  top[column] = change(card, index);
  return { ...player, top };
}

export function withToken(player: Player, address: Address, token: ConvoyCard['tokens'][number]): Player {
  return withCard(player, address, (card, index) => ({ ...card, tokens: card.tokens.with(index, token) }));
}

export function withEnemy(state: State, card: string, change: (enemy: Enemy) => Enemy): State {
  return { ...state, enemies: state.enemies.map((enemy) => (enemy.card === card ? change(enemy) : enemy)) };
}

export function newCard({ card, slots }: NewCard): ConvoyCard {
  return { card, damage: new Array<boolean>(slots).fill(false), tokens: new Array<null>(slots).fill(null) };
}

export function newDeck(size: number, order: readonly string[] | undefined): Deck {
  return { order: order ?? null, drawn: 0, size };
}

export function drawnFrom(deck: Deck, n = 1): Deck {
  return { order: deck.order, drawn: deck.drawn + n, size: deck.size };
}

/** An item comes; once one is not known, the cards are not known any more. */
export function withItem(items: Items, item: string | undefined): Items {
  return { n: items.n + 1, cards: items.cards === null || item === undefined ? null : [...items.cards, item] };
}

export function withoutItem(items: Items, item: string): Items {
  return { n: items.n - 1, cards: items.cards === null ? null : without(items.cards, item) };
}

/** A list without one of its members of this name. */
export function without<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const index = list.indexOf(item);
  return index < 0 ? list : list.toSpliced(index, 1);
}
