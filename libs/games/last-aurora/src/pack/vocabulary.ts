import * as z from 'zod';

export const resources = ['food', 'fuel', 'ammo'] as const;
export type Resource = (typeof resources)[number];
export const resource = z.enum(resources);

/** What can lie on a cargo slot. */
export const tokens = ['survivor', ...resources] as const;
export type Token = (typeof tokens)[number];

/** LA-6.15: parts of a convoy that damage falls on. */
export const hitZones = ['any', 'topRow', 'bottomRow', 'frontColumn', 'truck', 'column2', 'column3', 'column4'] as const;
export type HitZone = (typeof hitZones)[number];
const hitZone = z.enum(hitZones);

const few = z.int().min(1).max(9);

/** Effects that cards, slots of the Exploration Zone, shortcuts and ambushes are made of. */
const plainEffect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('gain'), res: resource, n: few }),
  z.strictObject({ do: z.literal('gainItem'), n: few }),
  z.strictObject({ do: z.literal('pay'), res: z.enum([...resources, 'anyResource']), n: few }),
  z.strictObject({ do: z.literal('discardItem'), n: few }),
  z.strictObject({ do: z.literal('damage'), n: few, zone: hitZone }),
  z.strictObject({ do: z.literal('repair'), upTo: few }),
  z.strictObject({ do: z.literal('contaminate'), n: few, target: z.enum(['acting', 'chooseOwn']) }),
  z.strictObject({ do: z.literal('decontaminate'), upTo: few, target: z.enum(['acting', 'any']), maxSurvivors: few }),
  z.strictObject({ do: z.literal('fame'), n: z.int().min(-5).max(5) }),
  z.strictObject({ do: z.literal('takeAllFromCard') }),
  z.strictObject({ do: z.literal('swapWithCard') }),
  z.strictObject({ do: z.literal('discardThisCard') }),
  z.strictObject({ do: z.literal('moveConvoy'), upTo: few }),
  z.strictObject({ do: z.literal('attack') }),
  z.strictObject({ do: z.literal('upgradeFromDiscard') }),
]);
export type PlainEffect = z.output<typeof plainEffect>;
const chooseEffect = z.strictObject({ do: z.literal('choose'), options: z.array(z.array(plainEffect).min(1)).min(2) });
/** What happens to one player. */
export const effect = z.discriminatedUnion('do', [...plainEffect.options, chooseEffect]);
export type Effect = z.output<typeof effect>;
export type EffectOf<Do extends Effect['do']> = Extract<Effect, { do: Do }>;
/** An event's effect on all players, or on those with the lowest fame (LA-19.9). */
export const eventEffect = z.strictObject({ do: z.literal('eachPlayer'), lowestFame: z.boolean(), effects: z.array(effect).min(1) });

/** What a survivor can do (LA-19.2). */
export const ability = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('moveToRestInstead') }),
  z.strictObject({ do: z.literal('speed'), n: few, behindAtLeast: z.int().min(0) }),
  z.strictObject({
    do: z.literal('ignore'),
    what: z.enum(['contamination', 'fameLoss']),
    in: z.array(z.enum(['cardAction', 'bonusAction'])).min(1),
  }),
  z.strictObject({ do: z.literal('restRepair'), upTo: few }),
  z.strictObject({ do: z.literal('reviveOne') }),
  z.strictObject({ do: z.literal('extraDamage'), n: few }),
  z.strictObject({ do: z.literal('bonusFromAnySlot') }),
  z.strictObject({ do: z.literal('ignoreEnemy') }),
  z.strictObject({ do: z.literal('gainMissingType') }),
  z.strictObject({ do: z.literal('scoreFame'), n: z.int(), lootAtLeast: z.int().min(0) }),
]);
export type Ability = z.output<typeof ability>;

/** What a special slot does while it is undamaged. */
const slotEffect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('speed'), n: few }),
  z.strictObject({ do: z.literal('tracks') }),
  z.strictObject({ do: z.literal('recycle'), accepts: z.array(resource).min(1) }),
  z.strictObject({ do: z.literal('produce'), res: resource }),
  z.strictObject({ do: z.literal('roundRepair'), upTo: few }),
  z.strictObject({ do: z.literal('restDecontaminate'), upTo: few }),
  z.strictObject({ do: z.literal('scoreFame'), n: z.int(), perFood: z.boolean(), max: z.int() }),
]);
export type SlotEffect = z.output<typeof slotEffect>;

/** LA-6.5, LA-6.6 */
export const slot = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cargo'), accepts: z.array(z.enum(tokens)).min(1) }),
  z.strictObject({ kind: z.literal('armor') }),
  z.strictObject({ kind: z.literal('weapon'), level: z.int().min(1).max(4) }),
  z.strictObject({ kind: z.literal('special'), effect: slotEffect }),
]);
export type Slot = z.output<typeof slot>;

/** LA-19.3 */
export const itemEffect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('revive') }),
  z.strictObject({ do: z.literal('decontaminate'), upTo: few, maxSurvivors: few }),
  z.strictObject({ do: z.literal('fire'), extraDamage: z.int().min(0) }),
  z.strictObject({ do: z.literal('fuel'), damage: z.int().min(0) }),
  z.strictObject({ do: z.literal('speed'), n: few }),
  z.strictObject({ do: z.literal('repair'), upTo: few }),
  z.strictObject({ do: z.literal('setSkill'), n: few }),
  z.strictObject({ do: z.literal('prevent'), n: few }),
  z.strictObject({ do: z.literal('mine'), items: z.int().min(0) }),
]);
export type ItemEffect = z.output<typeof itemEffect>;

/** What an Automa card does in a later phase (LA-17.28 to LA-17.33). */
export const automaAbility = z.discriminatedUnion('do', [
  z.strictObject({ when: z.literal('beforeMove'), do: z.literal('fuelElseAmmo') }),
  z.strictObject({ when: z.literal('beforeMove'), do: z.literal('survivorIfHumanHasMore') }),
  z.strictObject({ when: z.literal('beforeMove'), do: z.literal('tracks') }),
  z.strictObject({ when: z.literal('endOfRound'), do: z.literal('humanDamage'), n: few }),
  z.strictObject({ when: z.literal('endOfRound'), do: z.literal('humanFameIfAhead'), n: z.int() }),
  z.strictObject({ when: z.literal('endOfRound'), do: z.literal('decontaminate'), n: few }),
  z.strictObject({ when: z.literal('endOfRound'), do: z.literal('humanContaminate'), n: few }),
]);
export type AutomaAbility = z.output<typeof automaAbility>;

export const periods = ['I', 'II', 'III'] as const;
export type Period = (typeof periods)[number];
export const enemyNumbers = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export type EnemyNo = (typeof enemyNumbers)[number];
export const lootPairs = ['I-II', 'III-IV', 'V-VI'] as const;
export type LootPair = (typeof lootPairs)[number];
export const targetLetters = ['A', 'B', 'C', 'D'] as const;
export type TargetLetter = (typeof targetLetters)[number];
export const colours = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof colours)[number];
