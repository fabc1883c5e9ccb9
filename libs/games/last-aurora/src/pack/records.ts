import * as z from 'zod';
import {
  ability,
  automaAbility,
  colours,
  effect,
  enemyNumbers,
  eventEffect,
  hitZones,
  itemEffect,
  lootPairs,
  periods,
  resource,
  slot,
  targetLetters,
} from './vocabulary';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const name = z.string().min(1).max(80);
/** Where a record comes from: the rulebook's text, public sources, or our own design (LA-20.1). */
const source = z.enum(['rulebook', 'public', 'designed']);
/** `designedFields` names the values of an otherwise known record that were designed. */
const sourced = { source, designedFields: z.array(z.string()), note: z.string().nullable() };
/** 'ours' marks a Polish name that no rulebook gives. */
const names = { nameEn: name, namePl: name, namePlSource: z.enum(['rulebook', 'ours']) };
const count = z.int().min(0).max(20);
const number = z.string().regex(/^\d{3}$/);
const slots = z.array(slot).min(1).max(6);

const truck = { type: z.literal('truck'), tow: z.int().min(0).max(3), speed: z.int().min(1).max(9), slots };
const trailer = { type: z.literal('trailer'), slots };
const device = { type: z.literal('device'), slots };
const survivor = { type: z.literal('survivor'), skill: z.int().min(1).max(6), abilities: z.array(ability) };
const card = { id, number, ...names, ...sourced };

const starter = { ...card, colour: z.enum(colours).nullable() };
export const starterRecord = z.discriminatedUnion('type', [
  z.strictObject({ ...starter, ...truck }),
  z.strictObject({ ...starter, ...trailer }),
  z.strictObject({ ...starter, ...survivor }),
]);

const explored = { ...card, period: z.enum(periods), extra: z.boolean() };
const block = z.strictObject({ food: count, fuel: count, ammo: count, item: count });
export const explorationRecord = z.discriminatedUnion('type', [
  z.strictObject({ ...explored, ...truck }),
  z.strictObject({ ...explored, ...trailer }),
  z.strictObject({ ...explored, ...device }),
  z.strictObject({ ...explored, ...survivor }),
  z.strictObject({
    ...explored,
    type: z.literal('location'),
    effects: z.array(effect),
    blocks: z.strictObject({ left: block, right: block }),
  }),
  z.strictObject({
    ...explored,
    type: z.literal('encounter'),
    tokens: z.strictObject({ food: count, fuel: count, ammo: count }),
    options: z.array(z.array(effect).min(1)).min(2),
  }),
  z.strictObject({ ...explored, type: z.literal('event'), effects: z.array(eventEffect).min(1) }),
]);

export const enemyRecord = z.strictObject({
  ...card,
  type: z.literal('enemy'),
  period: z.enum(periods),
  enemyNo: z.enum(enemyNumbers),
  ambush: z.array(effect).min(1),
});

const defence = z.int().min(1).max(12);
const looted = { ...card, pair: z.enum(lootPairs), defence: z.strictObject({ '2': defence, '3': defence, '4': defence }) };
export const lootRecord = z.discriminatedUnion('type', [
  z.strictObject({ ...looted, ...truck }),
  z.strictObject({ ...looted, ...device }),
  z.strictObject({ ...looted, ...survivor }),
]);

export const itemRecord = z.strictObject({
  id,
  numbers: z.array(number),
  ...names,
  copies: z.int().min(1).max(9),
  phase: z.enum(['any', 'exploration', 'movement', 'fire']),
  optional: z.boolean(),
  onePerPhase: z.boolean(),
  effect: itemEffect,
  ...sourced,
});

const shot = z.strictObject({ damage: z.int().min(0).max(9), jam: z.boolean() });
const strike = z.strictObject({ damage: z.int().min(0).max(9), ambush: z.boolean() });
export const outcomeRecord = z.strictObject({
  id,
  number,
  /** By weapon level, from 1 on. */
  weapon: z.array(shot).length(4),
  enemy: z.strictObject({ I: strike, II: strike, III: strike, IV: strike, V: strike, VI: strike }),
  targetOrder: z.array(z.enum(targetLetters)).length(4),
  backZone: z.enum(hitZones),
  ...sourced,
});

const stopId = z.string().regex(/^[a-z][0-9]{2}$/);
const linkId = z.string().regex(/^[a-z][a-z0-9-]+$/);
const coordinate = z.int().min(0).max(2000);
export const mapRecord = z.strictObject({
  id: z.enum(['alpha', 'beta']),
  nameEn: name,
  namePl: name,
  /** The drawing that the coordinates belong to. */
  size: z.strictObject({ width: coordinate, height: coordinate }),
  regions: z.array(z.strictObject({ id, ...names, source })).length(3),
  /** In the order of the main road. */
  stops: z
    .array(
      z.strictObject({ id: stopId, nameEn: name, namePl: name, region: id, x: coordinate, y: coordinate, special: z.boolean(), source }),
    )
    .min(2),
  roads: z.array(z.strictObject({ id: linkId, from: stopId, to: stopId })),
  shortcuts: z.array(
    z.strictObject({
      id: linkId,
      kind: z.enum(['shortcut', 'dangerous', 'avalanche']),
      from: stopId,
      to: stopId,
      tracks: z.boolean(),
      effects: z.array(effect),
      source,
    }),
  ),
  moorings: z.array(z.strictObject({ number: z.int().min(1), stop: stopId, x: coordinate, y: coordinate, source })).length(6),
  /** Slots of the Exploration Zone from the left: LA-8.2, LA-8.14, LA-16.4. */
  slots: z.array(z.strictObject({ cost: z.int().min(1).max(5), bonus: z.array(z.array(effect).min(1)) })).length(5),
  orderAfterExploration: z.boolean(),
  source,
  note: z.string(),
});

const hold = z.int().min(0).max(20);
export const automaRecord = z.strictObject({
  board: z.strictObject({
    cells: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          id: z.string(),
          row: z.enum(targetLetters),
          column: z.int().min(1),
          kind: z.literal('hull'),
          startsDamaged: z.boolean(),
        }),
        z.strictObject({
          id: z.string(),
          row: z.enum(targetLetters),
          column: z.int().min(1),
          kind: z.literal('weapon'),
          level: z.int().min(1).max(4),
          startsDamaged: z.boolean(),
        }),
        z.strictObject({
          id: z.string(),
          row: z.enum(targetLetters),
          column: z.int().min(1),
          kind: z.literal('speed'),
          n: z.int().min(1),
          startsDamaged: z.boolean(),
        }),
      ]),
    ),
    columns: z.int().min(1).max(9),
    baseSpeed: z.int().min(1),
    holds: z.strictObject({ food: hold, fuel: hold, ammo: hold, survivor: hold }),
    start: z.strictObject({ food: hold, fuel: hold, ammo: hold, survivor: z.int().min(1) }),
    ...sourced,
  }),
  actions: z
    .array(
      z.strictObject({
        id,
        number,
        value: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        arrow: z.enum(['left', 'right']),
        priorities: z.array(z.enum(['gather', 'recruit', 'upgrade', 'encounter'])),
        enemyOnSlot: z.array(z.strictObject({ do: z.literal('gain'), res: resource, n: z.int().min(1) })),
        abilities: z.array(automaAbility),
        ...sourced,
      }),
    )
    .min(1),
});

export const baseRecord = z.strictObject({
  game: z.literal('last-aurora'),
  part: z.literal('core'),
  schemaVersion: z.literal(1),
  sources: z.array(z.strictObject({ id, kind: z.enum(['rulebook', 'public']), title: z.string(), gives: z.string().nullable() })),
  constants: z.strictObject({
    itemLimit: z.int().min(1).max(9),
    maxRounds: z.int().min(1).max(6),
    keepAtEndOfRound: z.strictObject({ solo: z.int().min(0), two: z.int().min(0), more: z.int().min(0) }),
    targetCounters: z.int().min(1).max(4),
    mineCounters: z.int().min(1).max(9),
    automaGap: z.int().min(1),
    fame: z.strictObject({ lowest: z.int(), highest: z.int(), start: z.int() }),
    start: z.strictObject({ survivor: z.literal(2), food: count, fuel: count, ammo: count }),
    extraCards: z.array(z.strictObject({ players: z.int().min(2).max(4), I: count, II: count, III: count })).length(3),
  }),
  waypoints: z.array(
    z.strictObject({
      kind: z.enum(['food', 'fuel', 'ammo', 'item', 'contamination']),
      count: z.int().min(0).max(10),
      source,
      designedFields: z.array(z.string()),
    }),
  ),
});

export type StarterRecord = z.output<typeof starterRecord>;
export type ExplorationRecord = z.output<typeof explorationRecord>;
export type EnemyRecord = z.output<typeof enemyRecord>;
export type LootRecord = z.output<typeof lootRecord>;
export type ItemRecord = z.output<typeof itemRecord>;
export type OutcomeRecord = z.output<typeof outcomeRecord>;
export type MapRecord = z.output<typeof mapRecord>;
export type AutomaRecord = z.output<typeof automaRecord>;
export type AutomaAction = AutomaRecord['actions'][number];
export type AutomaCell = AutomaRecord['board']['cells'][number];
export type WaypointKind = z.output<typeof baseRecord>['waypoints'][number]['kind'];
