import type { Seat } from '@kronika/game-kernel';
import type { Frame } from '../frames/frame';
import type { Options } from '../options';
import type { WaypointKind } from '../pack/records';
import type { Colour, HitZone, LootPair, Resource, Token } from '../pack/vocabulary';

export type Phase = 'setup' | 'exploration' | 'rest' | 'movement' | 'fire' | 'end-of-round' | 'over';
export type CrewZone = 'active' | 'exhausted' | 'rest';

/** A survivor card on a player board. */
export interface Survivor {
  readonly card: string;
  readonly zone: CrewZone;
  readonly contamination: number;
  /** Food put on the card this turn (LA-6.27). */
  readonly food: number;
  /** LA-R10: the base skill until the end of the phase; null for the printed one. */
  readonly skill: number | null;
}

/** A card of a convoy with what lies on its slots. */
export interface ConvoyCard {
  readonly card: string;
  readonly damage: readonly boolean[];
  readonly tokens: readonly (Token | null)[];
}

/** LA-4.7: the number is public; the kinds are null where they are not known. */
export interface Items {
  readonly n: number;
  readonly cards: readonly string[] | null;
}

export interface Player {
  readonly colour: Colour | null;
  readonly fame: number;
  /** The stop of the convoy token. */
  readonly stop: string;
  readonly survivors: readonly Survivor[];
  /** The truck, then trailers from front to rear (LA-6.1). */
  readonly bottom: readonly ConvoyCard[];
  /** The device above each vehicle. */
  readonly top: readonly (ConvoyCard | null)[];
  readonly items: Items;
  /** Abilities, slots, weapons and limited items used in this phase (LA-15.4, LA-11.15). */
  readonly used: readonly string[];
  /** The enemy that this player's Renegade chose (LA-11.2). */
  readonly spared: string | null;
  /** LA-13.9: 0 in play; otherwise 1 for the first to be eliminated, and so on. */
  readonly eliminated: number;
}

/** A face-down deck; the order is null where it is not known. */
export interface Deck {
  readonly order: readonly string[] | null;
  /** How many cards of it are gone. */
  readonly drawn: number;
  readonly size: number;
}

/** Tokens on a card of the Exploration Zone; a location's lie in two blocks. */
export type Pile = Readonly<Record<Resource | 'item', number>>;
export interface ZoneCard {
  readonly card: string;
  readonly left: Pile;
  readonly right: Pile;
  /** Tokens of an encounter. */
  readonly tokens: Pile;
}

/** A loot card that lies face down: everybody sees its back. */
export interface HiddenLoot {
  readonly pair: LootPair;
  readonly card: string | null;
}

export interface Enemy {
  readonly card: string;
  readonly region: string;
  readonly loot: HiddenLoot;
  readonly spaces: number;
  readonly damage: number;
  /** Whose target counters lie on A, B, C, D, without gaps. */
  readonly targets: readonly Seat[];
}

/** LA-11.9: loot to be received. The Automa's stays face down. */
export interface WonLoot {
  readonly seat: Seat;
  readonly card: string | null;
  readonly pair: LootPair;
}

/** LA-17.2, LA-17.3 */
export interface Automa {
  readonly fame: number;
  readonly stop: string;
  readonly counter: number;
  readonly food: number;
  readonly fuel: number;
  readonly ammo: number;
  readonly survivors: number;
  readonly contaminated: number;
  /** Damaged cells of its board. */
  readonly damage: readonly string[];
  /** Weapons fired in this phase. */
  readonly used: readonly string[];
  readonly deck: Deck;
  /** The face-down action stack. */
  readonly down: Items;
  readonly faceUp: readonly string[];
  readonly discard: readonly string[];
  /** Unseen item cards (LA-4.17). */
  readonly items: Items;
  readonly loot: readonly HiddenLoot[];
}

/** Points by source (section 10). */
export type ScoreSheet = Readonly<Record<'lead' | 'fame' | 'items' | 'cards' | 'crew' | 'convoy', number>>;
export type EndedBy = 'aurora' | 'rounds' | 'last-standing' | 'eliminated' | 'automa-lost';

/** Choices that players make at once, each with an own stack. */
export interface Lane {
  readonly stack: readonly Frame[];
  readonly asks: number;
}

export interface State {
  readonly options: Options;
  /** Players at the table; in a solo game the Automa takes turns as the seat behind the last one. */
  readonly seats: number;
  readonly round: number;
  readonly phase: Phase;
  /** The turn order track from the left: rearmost first. */
  readonly order: readonly Seat[];
  readonly players: readonly Player[];
  readonly automa: Automa | null;
  /** The mooring of the Aurora. */
  readonly aurora: number;
  readonly waypoints: readonly { readonly stop: string; readonly kind: WaypointKind }[];
  /** Shortcuts closed by an avalanche. */
  readonly blocked: readonly string[];
  readonly mines: readonly { readonly link: string; readonly seat: Seat }[];
  /** The Exploration Zone from the left. */
  readonly zone: readonly (ZoneCard | null)[];
  readonly deck: Deck;
  /** Cards of each period that the deck had at first: the backs of all its cards are known from it. */
  readonly layers: readonly [number, number, number];
  /** LA-4.3: extra cards that are not in this game. */
  readonly box: readonly string[] | null;
  readonly discard: readonly string[];
  readonly lootDeck: Deck;
  readonly lootDiscard: readonly string[];
  /** LA-4.11: loot that nobody won. */
  readonly lootGone: readonly HiddenLoot[];
  readonly itemDeck: Deck;
  readonly itemDiscard: readonly string[];
  readonly outcomes: { readonly deck: Deck; readonly top: HitZone; readonly current: string | null; readonly discard: readonly string[] };
  readonly enemies: readonly Enemy[];
  /** Enemies that left the game. */
  readonly gone: readonly string[];
  readonly won: readonly WonLoot[];
  /** LA-11.9: items to be drawn at the end of Convoy Fire. */
  readonly owed: readonly { readonly seat: Seat; readonly n: number }[];
  /** Whose turn it is: items are used in the own turn (LA-6.25). */
  readonly active: Seat | null;
  /** Survivors recruited in this turn (LA-8.12). */
  readonly recruits: readonly string[];
  /** Cards that were taken and have not found their place yet. */
  readonly transit: readonly string[];
  readonly ended: { readonly by: EndedBy; readonly sheets: readonly ScoreSheet[] } | null;
  readonly stack: readonly Frame[];
  readonly lanes: readonly Lane[] | null;
  /** How often something was asked; makes the ids of decisions. */
  readonly asks: number;
  /** Numbers the turns that a take-back stays within. */
  readonly turn: number;
}

export const noPile: Pile = { food: 0, fuel: 0, ammo: 0, item: 0 };

/** Cards left in a deck. */
export function left(deck: Deck): number {
  return deck.size - deck.drawn;
}

/** The top card, where it is known. */
export function topOf(deck: Deck): string | undefined {
  return deck.order?.[deck.drawn];
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`No player ${seat}`);
  return player;
}

/** The Automa of a solo game. */
export function automaOf(state: State): Automa {
  if (state.automa === null) throw new Error('There is no Automa in this game');
  return state.automa;
}

/** The Automa sits behind the last seat. */
export function isAutoma(state: State, seat: Seat): boolean {
  return seat >= state.seats;
}

/** LA-7.1: from the right end of the track to the left. */
export function standardOrder(state: State): readonly Seat[] {
  return [...state.order].reverse();
}

export function inPlay(state: State, seat: Seat): boolean {
  return isAutoma(state, seat) || playerAt(state, seat).eliminated === 0;
}

/** Where a convoy stands, the Automa's included. */
export function stopOf(state: State, seat: Seat): string {
  return isAutoma(state, seat) ? automaOf(state).stop : playerAt(state, seat).stop;
}

export function fameOf(state: State, seat: Seat): number {
  return isAutoma(state, seat) ? automaOf(state).fame : playerAt(state, seat).fame;
}
