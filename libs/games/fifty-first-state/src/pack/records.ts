import * as z from 'zod';
import { goods } from '../goods';
import { ability, amount, bonusEffect, borgoEffect, categoryIds, costItem, factionEffect, plainEffect, typeIds } from './vocabulary';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const name = z.string().min(1).max(80);
/** Where a value comes from: the rulebook's text, public sources named in `evidence`, or our own design. */
const source = z.enum(['rulebook', 'public', 'designed']);
const sourced = { source, evidence: z.array(z.string()) };
const rulings = z.array(z.string());
/** Names in both languages; 'ours' marks a Polish name that no rulebook gives. */
const names = { nameEn: name, namePl: name, namePlSource: z.enum(['rulebook', 'ours']) };

/** The three decks that a card may belong to. */
export const deckIds = ['base', 'new-era', 'winter'] as const;
const copies = z.int().min(0).max(20);

export const locationRecord = z.strictObject({
  id,
  ...names,
  altNamesEn: z.array(name),
  copies: z.strictObject({ base: copies, 'new-era': copies, winter: copies }),
  category: z.enum(categoryIds),
  distance: z.int().min(0).max(9),
  types: z.array(z.enum(typeIds)).max(2),
  spoils: z.array(amount),
  deal: z.array(amount),
  abilities: z.array(ability),
  buildBonus: z.array(bonusEffect),
  printedShield: z.boolean(),
  /** FS-R46: how often the rulebook's example uses the card, and the option that follows the example. */
  rulebookExample: z.strictObject({ maxPerRound: z.int().min(1), option: z.literal('shipwreckTwice') }).nullable(),
  ...sourced,
  rulebook: z.string().nullable(),
  rulings,
});

export const factionRecord = z.strictObject({
  id,
  ...names,
  set: z.enum(['base', 'promo']),
  production: z.array(amount),
  feature: z.array(ability),
  actions: z.array(
    z.strictObject({ id, cost: z.array(costItem), effects: z.array(factionEffect).min(1), maxPerRound: z.int().min(1).nullable() }),
  ),
  ...sourced,
  notes: z.string().nullable(),
  rulings,
});

export const connectionRecord = z.strictObject({
  id,
  ...names,
  colour: z.enum(['blue', 'red']),
  copies: z.int().min(1).max(20),
  /** A card is discarded when it is played, so only goods can pay for it. */
  cost: z.array(costItem.refine((item) => item.pay === 'good' || item.pay === 'anyBasic', 'a connection card is paid for in goods')),
  effects: z.array(plainEffect).min(1),
  ...sourced,
});

/** Attempts that an opponent makes until the first success or the last allowed failure. */
const attempts = z.strictObject({ maxFailures: z.int().min(1), vp: z.int().min(0) });
const editions = z.array(z.enum(['master-set', 'ultimate'])).min(1);

export const soloRecord = z.strictObject({
  standard: z.strictObject({
    vpPerConnection: z.int(),
    vpPerRaze: z.int(),
    vpPerOpenProductionUse: z.int(),
    lookoutFaceUp: z.int().min(2),
    source,
    rulings,
  }),
  opponents: z.array(
    z.strictObject({
      id,
      nameEn: name,
      namePl: name,
      editions,
      maxRazeAttempts: z.int().min(0),
      lookoutExtraCards: z.int().min(0),
      dealAttack: attempts.nullable(),
      develop: attempts.nullable(),
      source,
      rulings,
    }),
  ),
  /** FS-10.8: which spoils draw the virtual opponent's eye first. */
  spoilsPriority: z.strictObject({ order: z.array(z.enum(goods)), source, note: z.string(), rulings }),
  achievements: z.array(z.strictObject({ id, nameEn: name, namePl: name, minVp: z.int(), source })).min(1),
  borgo: z.strictObject({
    id,
    nameEn: name,
    namePl: name,
    editions,
    workerName: z.strictObject({ en: name, pl: name }),
    hardModeExtraBrawlers: z.int(),
    actionByType: z.partialRecord(z.enum(typeIds), z.enum(['attack', 'build', 'development'])),
    actionOrder: z.array(z.enum(['attack', 'build', 'development'])),
    actionByTypeSource: source,
    actionByTypeNote: z.string(),
    standard: z.strictObject({ vpPerConnection: z.int(), elseBrawlers: z.int(), elseVp: z.int() }),
    attack: z.strictObject({ brawlers: z.int(), vpNoTarget: z.int(), vpShielded: z.int(), vpRazed: z.int() }),
    developmentByDeck: z.strictObject({ base: z.array(borgoEffect), 'new-era': z.array(borgoEffect), winter: z.array(borgoEffect) }),
    openProductionUse: z.strictObject({ brawlersAdded: z.int() }),
    source,
    rulings,
  }),
});

export const baseRecord = z.strictObject({
  game: z.literal('fifty-first-state'),
  part: z.literal('core'),
  schemaVersion: z.literal(1),
  sources: z.array(z.strictObject({ id, title: z.string() })),
  constants: z.strictObject({
    endTriggerVp: z.int().min(1),
    startHandDealt: z.int().min(1).max(9),
    startHandKept: z.int().min(1).max(9),
    connectionCostWorkers: z.int().min(0),
    developVp: z.int().min(0),
    vpPerLocationAtEnd: z.int(),
    vpPerRuinsAtEnd: z.int(),
    shieldDefence: z.int().min(0),
    openProductionWorkers: z.int().min(0).max(1),
    openProductionOwnerWorkers: z.int().min(0),
    maxTurnsPerActionPhase: z.int().min(1),
    maxRounds: z.int().min(1),
  }),
  goods: z.array(z.strictObject({ id: z.enum(goods), nameEn: name, namePl: name, source })),
  types: z.array(z.strictObject({ id: z.enum(typeIds), ...names, source })),
  categories: z.array(z.strictObject({ id: z.enum(categoryIds), nameEn: name, namePl: name, defence: z.int().min(1).max(12), source })),
});

export type LocationRecord = z.output<typeof locationRecord>;
export type FactionRecord = z.output<typeof factionRecord>;
export type ConnectionRecord = z.output<typeof connectionRecord>;
export type SoloRecord = z.output<typeof soloRecord>;
export type DeckId = (typeof deckIds)[number];
