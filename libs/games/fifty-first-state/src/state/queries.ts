import type { Seat } from '@kronika/game-kernel';
import { type Card, cardNamed, type Rules } from '../pack/rules';
import type { LocationType } from '../pack/vocabulary';
import { left, type Place, type Player, playerAt, type Row, type State } from './state';

/** Questions that many rules ask of a state. */

export interface Located {
  readonly owner: Seat;
  readonly place: Place;
}

/** A place by its number, wherever it lies. */
export function findPlace(state: State, id: number): Located | undefined {
  for (let owner = 0; owner < state.players.length; owner++) {
    const place = ownPlace(playerAt(state, owner), id);
    if (place !== undefined) return { owner, place };
  }
  return undefined;
}

export function ownPlace(player: Player, id: number): Place | undefined {
  return player.places.find((place) => place.id === id);
}

const rowOrder: readonly Row[] = ['production', 'feature', 'action', 'gained'];

/** FS-7.23: by row, inside a row by time of entering. */
export function inStateOrder(places: readonly Place[]): readonly Place[] {
  return rowOrder.flatMap((row) => places.filter((place) => place.row === row));
}

/** The card of a location that is not in ruins: Ruins have no type, category or ability (FS-7.13). */
export function standing(rules: Rules, place: Place): Card | undefined {
  return place.ruined || place.card === null ? undefined : cardNamed(rules, place.card);
}

/** Built locations that are not in ruins. */
export function locationCount(player: Player): number {
  let count = 0;
  for (const place of player.places) if (!place.ruined) count++;
  return count;
}

/** FS-14.2: how many locations of a type stand in a State. */
export function countType(rules: Rules, player: Player, type: LocationType): number {
  let count = 0;
  for (const place of player.places) if (standing(rules, place)?.types.includes(type)) count++;
  return count;
}

/** FS-14.10: a printed shield counts as one. */
export function hasShield(card: Card, place: Place): boolean {
  return place.shield || card.printedShield;
}

/** FS-7.11: red contacts that razing the location takes. */
export function defenceOf(rules: Rules, card: Card, place: Place): number {
  return rules.defence[card.category] + (hasShield(card, place) ? rules.constants.shieldDefence : 0);
}

/** FS-R92: whether a card can be had from the main deck. */
export function canDraw(state: State): boolean {
  return left(state.deck) > 0 || state.discard.length > 0;
}

/** FS-6.16: the others who have not passed, in seat order; in a solo game the automatic opponent is one. */
export function opponents(state: State, seat: Seat): readonly Seat[] {
  const found: Seat[] = [];
  state.players.forEach((player, other) => {
    if (other !== seat && !player.passed) found.push(other);
  });
  return found;
}

/** The automatic opponent sits behind the last seat. */
export function isAutomatic(state: State, seat: Seat): boolean {
  return seat >= state.seats;
}

/** Players in turn order from the first player on. */
export function turnOrder(state: State): readonly Seat[] {
  const count = state.players.length;
  return Array.from({ length: count }, (_, index) => (state.first + index) % count);
}

/** Each different card once, in the order of the list. */
export function distinct(cards: readonly string[]): readonly string[] {
  return cards.length < 2 ? cards : [...new Set(cards)];
}

/** The hand of a seat, where it is known. */
export function handOf(player: Player): readonly string[] {
  return player.hand.cards ?? [];
}
