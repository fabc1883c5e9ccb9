import type { Audience } from '@kronika/event-log';
import type { Seat } from '@kronika/game-kernel';
import type { Frame } from '../frames/frame';
import type { Options } from '../options';
import type { WaypointKind } from '../pack/records';
import type { Colour, HitZone, LootPair, Resource, Token } from '../pack/vocabulary';
import type { Address } from '../state/address';
import type { CrewZone, EndedBy, Phase, Pile, ScoreSheet } from '../state/state';

/** Why something came or went: for the log and for statistics. */
export type By =
  | 'setup'
  | 'card'
  | 'bonus'
  | 'upgrade'
  | 'recruit'
  | 'pass'
  | 'food'
  | 'item'
  | 'rest'
  | 'ability'
  | 'move'
  | 'shortcut'
  | 'waypoint'
  | 'mine'
  | 'ambush'
  | 'attack'
  | 'jam'
  | 'enemy-fire'
  | 'loot'
  | 'event'
  | 'fame'
  | 'round-end'
  | 'automa'
  | 'contamination'
  | 'elimination';

/** A convoy card as it enters play: how many slots it has is all that `evolve` needs. */
export type NewCard = { readonly card: string; readonly slots: number };

/**
 * What can happen, each with what everybody learns (`open`) and, where something is hidden, what only some learn. Facts carry all that
 * `evolve` needs; so a game replays exactly whatever becomes of the rules and the cards.
 */
export interface Facts {
  started: {
    readonly options: Options;
    readonly seats: number;
    readonly order: readonly Seat[];
    readonly stop: string;
    readonly fame: number;
    readonly waypoints: readonly { readonly stop: string; readonly kind: WaypointKind }[];
    readonly zone: readonly string[];
    readonly layers: readonly [number, number, number];
    readonly items: number;
    readonly loot: number;
    readonly outcomes: number;
    readonly top: HitZone;
    readonly automa: {
      readonly damage: readonly string[];
      readonly start: Readonly<Record<Token, number>>;
      readonly actions: number;
    } | null;
  };
  coloured: {
    readonly seat: Seat;
    readonly colour: Colour;
    readonly survivors: readonly string[];
    readonly truck: NewCard;
    readonly trailer: NewCard;
  };
  lanesOpened: { readonly lanes: readonly (readonly Frame[])[] };
  lanesClosed: Record<string, never>;
  asked: { readonly turn: number; readonly stack: readonly Frame[]; readonly lane: Seat | null };
  phaseBegan: { readonly phase: Phase; readonly round: number };
  turnBegan: { readonly seat: Seat };
  orderUpdated: { readonly order: readonly Seat[] };
  // Convoys.
  placed: { readonly seat: Seat; readonly token: Token; readonly slot: Address; readonly by: By };
  wasted: { readonly seat: Seat; readonly token: Token };
  removed: { readonly seat: Seat; readonly slot: Address; readonly token: Token; readonly by: By };
  moved: { readonly seat: Seat; readonly from: Address; readonly to: Address };
  damaged: { readonly seat: Seat; readonly slot: Address; readonly lost: Token | null; readonly by: By };
  repaired: { readonly seat: Seat; readonly slot: Address; readonly by: By };
  attached: {
    readonly seat: Seat;
    readonly row: 'b' | 't';
    readonly column: number;
    readonly card: NewCard;
    readonly replaced: string | null;
    /** Where the replaced card goes. */
    readonly to: 'discard' | 'lootDiscard';
  };
  dropped: { readonly seat: Seat; readonly column: number; readonly discard: readonly string[]; readonly lootDiscard: readonly string[] };
  // Survivors.
  recruited: { readonly seat: Seat; readonly card: string };
  crewMoved: { readonly seat: Seat; readonly cards: readonly string[]; readonly to: CrewZone; readonly by: By };
  rested: { readonly seat: Seat };
  contaminated: { readonly seat: Seat; readonly card: string; readonly by: By };
  decontaminated: { readonly seat: Seat; readonly card: string; readonly by: By };
  survivorLost: { readonly seat: Seat; readonly card: string; readonly by: By; readonly to: 'discard' | 'lootDiscard' };
  boosted: { readonly seat: Seat; readonly card: string };
  foodReturned: { readonly seat: Seat };
  skillSet: { readonly seat: Seat; readonly card: string; readonly n: number };
  used: { readonly seat: Seat; readonly what: string };
  fameMoved: { readonly seat: Seat; readonly n: number; readonly by: By };
  eliminated: {
    readonly seat: Seat;
    readonly discard: readonly string[];
    readonly lootDiscard: readonly string[];
    readonly items: readonly string[];
  };
  // Items.
  itemDrawn: { readonly seat: Seat; readonly by: By };
  itemDiscarded: { readonly seat: Seat; readonly item: string; readonly used: boolean };
  itemsShuffled: { readonly n: number };
  // The Exploration Zone.
  /** An event goes to the discard pile at once; the shape tells nothing of the card. */
  revealed: {
    readonly slot: number;
    readonly card: string;
    readonly left: Pile;
    readonly right: Pile;
    readonly tokens: Pile;
    readonly event: boolean;
  };

  explored: { readonly seat: Seat; readonly slot: number; readonly card: string; readonly crew: readonly string[] };
  passed: { readonly seat: Seat; readonly card: string };
  blockTaken: { readonly seat: Seat; readonly slot: number; readonly side: 'left' | 'right' };
  tokensLeft: { readonly slot: number; readonly tokens: Pile };
  cardTaken: { readonly seat: Seat; readonly slot: number; readonly card: string; readonly discarded: boolean };
  discardTaken: { readonly seat: Seat; readonly card: string };
  zoneDiscarded: { readonly slots: readonly number[]; readonly cards: readonly string[] };
  shifted: Record<string, never>;
  turnEnded: { readonly seat: Seat };
  // The road.
  advanced: { readonly seat: Seat; readonly link: string; readonly to: string };
  waypointTaken: { readonly seat: Seat; readonly stop: string; readonly kind: WaypointKind };
  avalanche: { readonly link: string };
  mineLaid: { readonly seat: Seat; readonly link: string; readonly lifted: string | null };
  mineSprung: { readonly seat: Seat; readonly link: string };
  auroraMoved: { readonly mooring: number };
  // Fire.
  spared: { readonly seat: Seat; readonly enemy: string | null };
  ambushed: { readonly enemy: string; readonly slot: number; readonly region: string; readonly pair: LootPair; readonly spaces: number };
  outcomeRevealed: { readonly card: string; readonly top: HitZone | null };
  outcomesShuffled: { readonly n: number; readonly top: HitZone };
  attacked: { readonly seat: Seat; readonly weapon: string; readonly enemy: string; readonly damage: number; readonly jam: boolean };
  targeted: { readonly seat: Seat; readonly enemy: string };
  targetLifted: { readonly seat: Seat; readonly enemy: string; readonly space: number };
  targetReplaced: { readonly seat: Seat; readonly enemy: string; readonly space: number };
  defeated: {
    readonly enemy: string;
    readonly looter: Seat | null;
    /** Face up, unless nobody or the Automa won it. */
    readonly loot: string | null;
    readonly consoled: readonly { readonly seat: Seat; readonly n: number }[];
  };
  abandoned: { readonly enemy: string };
  rewardsTaken: { readonly seat: Seat };
  lootDeclined: { readonly seat: Seat; readonly card: string };
  // The Automa.
  automaDrew: { readonly n: number };
  automaShuffled: { readonly n: number };
  automaRevealed: { readonly card: string; readonly from: 'down' | 'deck' };
  automaHolds: { readonly res: Resource; readonly n: number; readonly by: By };
  automaCrew: { readonly survivors: number; readonly contaminated: number; readonly by: By };
  automaDamaged: { readonly cell: string; readonly by: By };
  automaRepaired: { readonly cell: string; readonly by: By };
  automaFired: { readonly cell: string };
  automaLooted: { readonly pair: LootPair };
  automaCleared: Record<string, never>;
  automaCounted: { readonly counter: number; readonly repaired: string | null };
  // The end.
  ended: { readonly by: EndedBy; readonly sheets: readonly ScoreSheet[] };
}

/** What some facts tell to their audience only. */
export interface Secrets {
  started: {
    readonly deck: readonly string[];
    readonly box: readonly string[];
    readonly items: readonly string[];
    readonly loot: readonly string[];
    readonly outcomes: readonly string[];
    readonly actions: readonly string[];
  };
  itemDrawn: string;
  itemsShuffled: readonly string[];
  outcomesShuffled: readonly string[];
  automaShuffled: readonly string[];
}

export type FactType = keyof Facts;
export type SecretType = keyof Secrets;

/** A fact with its secret, where it has one, as the first sealed part; the secret is absent where it is redacted. */
export type Fact<Of extends FactType = FactType> = {
  [Type in Of]: { readonly type: Type; readonly open: Facts[Type]; readonly sealed?: readonly SecretPart<Type>[] };
}[Of];
export interface SecretPart<Type extends FactType> {
  readonly to: Audience;
  readonly data?: SecretOf<Type>;
}
export type SecretOf<Type extends FactType> = Type extends SecretType ? Secrets[Type] : never;
