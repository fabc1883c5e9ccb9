import * as z from 'zod';
import { goods, tokens } from '../goods';

/** The words that cards and boards are written in (FS-18.2 to FS-18.4). A record with a word that is not here is refused (FS-18.5). */

/** FS-2: icons of location types. */
export const typeIds = ['fuel', 'iron', 'gun', 'brick', 'ammo', 'worker', 'card', 'contact', 'vp', 'liberty', 'toxic'] as const;
export const categoryIds = ['production', 'feature', 'action'] as const;

const good = z.enum(goods);
const token = z.enum(tokens);
const locationType = z.enum(typeIds);
const count = z.int().min(1).max(99);

/** A number of one good, as printed. */
export const amount = z.strictObject({ res: good, n: count });

const gain = z.strictObject({ do: z.literal('gain'), res: good, n: count });
const gainPerType = z.strictObject({ do: z.literal('gainPerType'), type: locationType, res: good, n: count, max: count });
const gainPerProduced = z.strictObject({ do: z.literal('gainPerProduced'), per: good, res: good, n: count, max: count });
const plain = z.discriminatedUnion('do', [gain, gainPerType]);
const chooseOne = z.strictObject({ do: z.literal('chooseOne'), options: z.array(z.array(plain).min(1)).min(2) });
const cache = z.strictObject({ do: z.literal('cache'), goods: z.array(z.strictObject({ res: token, n: count })).min(1) });
const copyProduction = z.strictObject({
  do: z.literal('copyProduction'),
  from: z.enum(['own', 'own-other', 'opponent']),
  divert: z.boolean().default(false),
});
const useDeals = z.strictObject({ do: z.literal('useDeals'), from: z.enum(['own', 'opponent']), max: count });
const steal = z.strictObject({ do: z.literal('steal'), of: z.array(token).min(1), n: count });
const clearLocations = z.strictObject({ do: z.literal('clearLocations'), max: count, excludeSelf: z.boolean() });
const gainRuins = z.strictObject({ do: z.literal('gainRuins'), n: count });
const repeatFactionAction = z.strictObject({ do: z.literal('repeatFactionAction') });

/** What a location may yield in Production, where it is copied, and when it is built. */
export const productionEffect = z.discriminatedUnion('do', [gain, gainPerType, gainPerProduced, chooseOne, copyProduction]);
/** What building a location may yield. */
export const bonusEffect = z.discriminatedUnion('do', [gain, gainPerType, chooseOne, cache, copyProduction, gainRuins]);
/** What using a location may do. */
export const actionEffect = z.discriminatedUnion('do', [
  gain,
  gainPerType,
  chooseOne,
  copyProduction,
  useDeals,
  steal,
  clearLocations,
  gainRuins,
]);
/** What an action of a faction board may do. */
export const factionEffect = z.discriminatedUnion('do', [gain, chooseOne, gainRuins, repeatFactionAction]);
/** What triggers, thresholds and connection cards yield: nothing that asks (FS-8.2). */
export const plainEffect = plain;

export const costItem = z.discriminatedUnion('pay', [
  z.strictObject({ pay: z.literal('good'), res: token, n: count }),
  z.strictObject({ pay: z.literal('anyBasic'), n: count }),
  z.strictObject({ pay: z.literal('handCard'), n: count }),
  z.strictObject({ pay: z.literal('ownDeal'), n: count }),
]);

export const ability = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('production'),
    open: z.boolean(),
    effects: z.array(productionEffect).min(1),
    onBuild: z.boolean().default(true),
  }),
  z.strictObject({
    kind: z.literal('action'),
    cost: z.array(costItem),
    effects: z.array(actionEffect).min(1),
    maxPerRound: z.int().min(1).nullable(),
  }),
  z.strictObject({
    kind: z.literal('storage'),
    slots: z.array(z.strictObject({ of: z.array(token).min(1), max: z.int().min(1).nullable() })).min(1),
  }),
  z.strictObject({
    kind: z.literal('trigger'),
    on: z.array(z.enum(['deal-signed', 'razed'])).min(1),
    effects: z.array(plainEffect).min(1),
  }),
  z.strictObject({
    kind: z.literal('productionThreshold'),
    of: z.array(good).min(1),
    min: z.int().min(1),
    effects: z.array(plainEffect).min(1),
  }),
  z.strictObject({ kind: z.literal('keepHandInCleanup') }),
]);

/** What Borgo's Development does for a deck in play (FS-12.12). */
export const borgoEffect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('addBrawlers'), n: count }),
  z.strictObject({ do: z.literal('shieldHighestDistance'), tie: z.array(z.enum(categoryIds)).min(1) }),
]);

export type LocationType = z.output<typeof locationType>;
export type Category = (typeof categoryIds)[number];
export type Amount = z.output<typeof amount>;
export type CostItem = z.output<typeof costItem>;
export type Ability = z.output<typeof ability>;
export type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;
export type PlainEffect = z.output<typeof plainEffect>;
export type ProductionEffect = z.output<typeof productionEffect>;
/** Any effect of a card or a board. */
export type Effect = ProductionEffect | z.output<typeof bonusEffect> | z.output<typeof actionEffect> | z.output<typeof factionEffect>;
export type EffectOf<Verb extends Effect['do']> = Extract<Effect, { do: Verb }>;
export type BorgoEffect = z.output<typeof borgoEffect>;
export type TriggerEvent = AbilityOf<'trigger'>['on'][number];
