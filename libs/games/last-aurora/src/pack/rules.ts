import type { Pack } from './pack';
import type {
  AutomaAction,
  EnemyRecord,
  ExplorationRecord,
  ItemRecord,
  LootRecord,
  MapRecord,
  OutcomeRecord,
  StarterRecord,
} from './records';
import type { Ability, Colour, Effect, Slot } from './vocabulary';

export type Card = StarterRecord | ExplorationRecord | EnemyRecord | LootRecord;
export type CardOf<Type extends Card['type']> = Extract<Card, { type: Type }>;
/** A card that is part of a convoy. */
export type VehicleCard = CardOf<'truck'> | CardOf<'trailer'> | CardOf<'device'>;
export type MapId = MapRecord['id'];

/** A road or a shortcut between two stops. */
export interface Link {
  readonly id: string;
  readonly kind: 'road' | 'shortcut' | 'dangerous' | 'avalanche';
  readonly from: string;
  readonly to: string;
  readonly tracks: boolean;
  readonly effects: readonly Effect[];
  /** Places of both ends on the main road. */
  readonly start: number;
  readonly end: number;
}

/** A map made ready: stops by their place on the main road, links by where they begin. */
export interface Road {
  readonly record: MapRecord;
  readonly last: number;
  readonly indexOf: ReadonlyMap<string, number>;
  readonly links: ReadonlyMap<string, Link>;
  readonly leaving: readonly (readonly Link[])[];
}

/** A pack made ready for the rules: what `decide` and `legalMoves` read, and `evolve` never does. */
export interface Rules {
  readonly pack: Pack;
  readonly constants: Pack['constants'];
  readonly cards: ReadonlyMap<string, Card>;
  readonly loot: ReadonlySet<string>;
  readonly items: ReadonlyMap<string, ItemRecord>;
  readonly outcomes: ReadonlyMap<string, OutcomeRecord>;
  readonly actions: ReadonlyMap<string, AutomaAction>;
  readonly roads: Readonly<Record<MapId, Road>>;
}

export function makeRules(pack: Pack): Rules {
  const cards: readonly Card[] = [...pack.starters, ...pack.exploration, ...pack.enemies, ...pack.loot];
  return {
    pack,
    constants: pack.constants,
    cards: new Map(cards.map((card) => [card.id, card])),
    loot: new Set(pack.loot.map(({ id }) => id)),
    items: new Map(pack.items.map((item) => [item.id, item])),
    outcomes: new Map(pack.outcomes.map((outcome) => [outcome.id, outcome])),
    actions: new Map(pack.automa.actions.map((action) => [action.id, action])),
    roads: { alpha: roadOf(pack, 'alpha'), beta: roadOf(pack, 'beta') },
  };
}

function roadOf(pack: Pack, id: MapId): Road {
  const record = pack.maps.find((map) => map.id === id);
  if (record === undefined) throw new Error(`No map '${id}' in the pack`);
  const indexOf = new Map(record.stops.map((stop, index) => [stop.id, index]));
  const at = (stop: string) => indexOf.get(stop) ?? 0;
  const links: Link[] = [
    ...record.roads.map((road): Link => ({ ...road, kind: 'road', tracks: false, effects: [], start: at(road.from), end: at(road.to) })),
    ...record.shortcuts.map(({ source: _, ...shortcut }): Link => ({ ...shortcut, start: at(shortcut.from), end: at(shortcut.to) })),
  ];
  return {
    record,
    last: record.stops.length - 1,
    indexOf,
    links: new Map(links.map((link) => [link.id, link])),
    leaving: record.stops.map((_, index) => links.filter(({ start }) => start === index)),
  };
}

/** The card with this id. A card that the pack does not know cannot be in play. */
export function cardNamed(rules: Rules, id: string): Card {
  const card = rules.cards.get(id);
  if (card === undefined) throw new Error(`No card '${id}' in the pack`);
  return card;
}

/** A card of which the type is known. */
export function cardOfType<Type extends Card['type']>(rules: Rules, id: string, type: Type): CardOf<Type> {
  const card = cardNamed(rules, id);
  if (!isOfType(card, type)) throw new Error(`'${id}' is no ${type}`);
  return card;
}

function isOfType<Type extends Card['type']>(card: Card, type: Type): card is CardOf<Type> {
  return card.type === type;
}

export function isVehicle(card: Card): card is VehicleCard {
  return card.type === 'truck' || card.type === 'trailer' || card.type === 'device';
}

/** The slots of a convoy card. */
export function slotsOf(rules: Rules, id: string): readonly Slot[] {
  const card = cardNamed(rules, id);
  return isVehicle(card) ? card.slots : [];
}

export function abilitiesOf(rules: Rules, id: string): readonly Ability[] {
  const card = cardNamed(rules, id);
  return card.type === 'survivor' ? card.abilities : [];
}

export function itemNamed(rules: Rules, id: string): ItemRecord {
  const item = rules.items.get(id);
  if (item === undefined) throw new Error(`No item '${id}' in the pack`);
  return item;
}

export function outcomeNamed(rules: Rules, id: string): OutcomeRecord {
  const outcome = rules.outcomes.get(id);
  if (outcome === undefined) throw new Error(`No outcome card '${id}' in the pack`);
  return outcome;
}

export function actionNamed(rules: Rules, id: string): AutomaAction {
  const action = rules.actions.get(id);
  if (action === undefined) throw new Error(`No action card '${id}' in the pack`);
  return action;
}

/** LA-5.10: the four cards of a colour. */
export function starterCards(rules: Rules, colour: Colour): readonly StarterRecord[] {
  return rules.pack.starters.filter((starter) => starter.colour === colour);
}

/** LA-5.7, LA-5.15: the item deck, each kind as often as it occurs. */
export function itemDeck(rules: Rules, mine: boolean): readonly string[] {
  return rules.pack.items.flatMap(({ id, copies, optional }) => (optional && !mine ? [] : new Array<string>(copies).fill(id)));
}

/** An opponent's colour on a card: others may not take it from the discard pile (LA-16.6). */
export function colourOf(card: Card): Colour | null {
  return 'colour' in card ? card.colour : null;
}
