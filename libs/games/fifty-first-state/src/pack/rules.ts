import type { Amounts, Good } from '../goods';
import { decksInPlay, type Options } from '../options';
import type { Pack } from './pack';
import type { ConnectionRecord, DeckId, FactionRecord, LocationRecord } from './records';
import type { Ability, AbilityOf, Category, Effect, LocationType } from './vocabulary';

/** A location card, its abilities sorted by kind so that rules find them at once. */
export interface Card {
  readonly id: string;
  readonly category: Category;
  readonly distance: number;
  readonly types: readonly LocationType[];
  readonly spoils: Amounts;
  readonly deal: Amounts;
  readonly buildBonus: readonly Effect[];
  readonly printedShield: boolean;
  readonly production: AbilityOf<'production'> | undefined;
  /** FS-R31: its production copies another; such cards are never copied. */
  readonly copies: boolean;
  readonly action: AbilityOf<'action'> | undefined;
  readonly storage: AbilityOf<'storage'> | undefined;
  readonly triggers: readonly AbilityOf<'trigger'>[];
  readonly thresholds: readonly AbilityOf<'productionThreshold'>[];
  readonly record: LocationRecord;
}

export type FactionAction = FactionRecord['actions'][number];

/** A pack made ready for the rules: what `decide` and `legalMoves` read, and `evolve` never does. */
export interface Rules {
  readonly pack: Pack;
  readonly constants: Pack['constants'];
  readonly defence: Readonly<Record<Category, number>>;
  readonly cards: ReadonlyMap<string, Card>;
  readonly connections: ReadonlyMap<string, ConnectionRecord>;
  readonly factions: ReadonlyMap<string, FactionRecord>;
}

export function makeRules(pack: Pack): Rules {
  const defence = { production: 0, feature: 0, action: 0 };
  for (const category of pack.categories) defence[category.id] = category.defence;
  return {
    pack,
    constants: pack.constants,
    defence,
    cards: new Map(pack.locations.map((record) => [record.id, cardOf(record)])),
    connections: new Map(pack.connections.map((record) => [record.id, record])),
    factions: new Map(pack.factions.map((record) => [record.id, record])),
  };
}

function cardOf(record: LocationRecord): Card {
  const { id, category, distance, types, buildBonus, printedShield, abilities } = record;
  const production = first(abilities, 'production');
  return {
    id,
    category,
    distance,
    types,
    spoils: amountsOf(record.spoils),
    deal: amountsOf(record.deal),
    buildBonus,
    printedShield,
    production,
    copies: production?.effects.some((effect) => effect.do === 'copyProduction') ?? false,
    action: first(abilities, 'action'),
    storage: first(abilities, 'storage'),
    triggers: all(abilities, 'trigger'),
    thresholds: all(abilities, 'productionThreshold'),
    record,
  };
}

function all<Kind extends Ability['kind']>(abilities: readonly Ability[], kind: Kind): AbilityOf<Kind>[] {
  return abilities.filter((ability): ability is AbilityOf<Kind> => ability.kind === kind);
}

function first<Kind extends Ability['kind']>(abilities: readonly Ability[], kind: Kind): AbilityOf<Kind> | undefined {
  return all(abilities, kind)[0];
}

/** A printed list of goods as one lot. */
export function amountsOf<Of extends Good>(
  list: readonly { readonly res: Of; readonly n: number }[],
): Readonly<Partial<Record<Of, number>>> {
  const sum: Partial<Record<Of, number>> = {};
  for (const { res, n } of list) sum[res] = (sum[res] ?? 0) + n;
  return sum;
}

/** The location with this id. A card that the pack does not know cannot be in play. */
export function cardNamed(rules: Rules, id: string): Card {
  const card = rules.cards.get(id);
  if (card === undefined) throw new Error(`No location '${id}' in the pack`);
  return card;
}

export function connectionNamed(rules: Rules, id: string): ConnectionRecord {
  const connection = rules.connections.get(id);
  if (connection === undefined) throw new Error(`No connection card '${id}' in the pack`);
  return connection;
}

export function factionNamed(rules: Rules, id: string): FactionRecord {
  const faction = rules.factions.get(id);
  if (faction === undefined) throw new Error(`No faction '${id}' in the pack`);
  return faction;
}

/** FS-7.14, FS-R46: how often a location's action may be used in a round; null: without limit. */
export function usesPerRound(card: Card, options: Options): number | null {
  const example = card.record.rulebookExample;
  if (example !== null && options[example.option]) return example.maxPerRound;
  return card.action?.maxPerRound ?? null;
}

/** Every card of the main deck, each as often as it occurs. */
export function mainDeck(rules: Rules, options: Options): readonly string[] {
  const decks: readonly DeckId[] = decksInPlay(options);
  return rules.pack.locations.flatMap(({ id, copies }) => {
    const number = decks.reduce((total, deck) => total + copies[deck], 0);
    return new Array<string>(number).fill(id);
  });
}

export type Colour = ConnectionRecord['colour'];
export const colours: readonly Colour[] = ['blue', 'red'];

/** FS-5.4: the connection cards of one colour. */
export function connectionDeck(rules: Rules, colour: Colour): readonly string[] {
  return rules.pack.connections
    .filter((record) => record.colour === colour)
    .flatMap(({ id, copies }) => new Array<string>(copies).fill(id));
}

/** FS-5.5, FS-13.2: the boards that may be dealt or chosen. */
export function factionPool(rules: Rules, options: Options): readonly string[] {
  return rules.pack.factions.filter(({ set }) => set === 'base' || options.promoFactions).map(({ id }) => id);
}
