import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';
import { colours, resources, tokens } from '../pack/vocabulary';

const name = z.string().max(80);
/** A slot of the own convoy, as `b1.0`. */
const slot = z.string().regex(/^[bt][1-9]\.[0-9]$/);
const resource = z.enum(resources);
const token = z.enum(tokens);
/** A position in the convoy: 1 is the truck's. */
const position = z.int().min(1).max(9);
/** A slot of the Exploration Zone, from 1. */
const zoneSlot = z.int().min(1).max(5);
const space = z.int().min(0).max(3);
const option = z.int().min(0).max(9);

/** Section 8. Names are those of the reference; `LA-14.n` says what each does. */
const moveShape = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('chooseColour'), colour: z.enum(colours) }), // LA-14.1
  z.strictObject({ do: z.literal('placeToken'), token, slot }), // LA-14.2
  z.strictObject({ do: z.literal('discardToken'), token }), // LA-14.3
  z.strictObject({ do: z.literal('makeRoom'), token, slot }), // LA-14.4
  z.strictObject({ do: z.literal('rearrange') }), // LA-14.5: opens the choice of one of the next two
  z.strictObject({ do: z.literal('moveToken'), from: slot, to: slot }), // LA-14.5
  z.strictObject({ do: z.literal('swapTokens'), from: slot, to: slot }), // LA-14.5
  z.strictObject({ do: z.literal('keepLayout') }), // LA-14.5
  z.strictObject({ do: z.literal('placeDamage'), slot }), // LA-14.6
  z.strictObject({ do: z.literal('repair'), slot }), // LA-14.7
  z.strictObject({ do: z.literal('stopRepair') }), // LA-14.7
  z.strictObject({ do: z.literal('loseSurvivor'), card: name }), // LA-14.8
  z.strictObject({ do: z.literal('placeContamination'), card: name }), // LA-14.9
  z.strictObject({ do: z.literal('useSuit') }), // LA-14.10
  z.strictObject({ do: z.literal('loseSurvivorToken'), slot }), // LA-14.11
  z.strictObject({ do: z.literal('decontaminate'), card: name }), // LA-14.12
  z.strictObject({ do: z.literal('stopDecontamination') }), // LA-14.12
  z.strictObject({ do: z.literal('useItem'), item: name, card: name.nullable() }), // LA-14.13
  z.strictObject({ do: z.literal('dropItem'), item: name }), // LA-14.14
  z.strictObject({ do: z.literal('feedRecover'), card: name }), // LA-14.15
  z.strictObject({ do: z.literal('feedBoost'), card: name }), // LA-14.16
  z.strictObject({ do: z.literal('startExplore'), slot: zoneSlot }), // LA-14.17
  z.strictObject({ do: z.literal('commit'), card: name }), // LA-14.18
  z.strictObject({ do: z.literal('uncommit'), card: name }), // LA-14.18
  z.strictObject({ do: z.literal('confirmExplore') }), // LA-14.19
  z.strictObject({ do: z.literal('cancelExplore') }), // LA-14.20
  z.strictObject({ do: z.literal('cardAction') }), // LA-14.21
  z.strictObject({ do: z.literal('chooseBlock'), side: z.enum(['left', 'right']) }), // LA-14.22
  z.strictObject({ do: z.literal('chooseTrailerToReplace'), position }), // LA-14.23
  z.strictObject({ do: z.literal('chooseTrailerToDrop'), position }), // LA-14.24
  z.strictObject({ do: z.literal('chooseMount'), position }), // LA-14.25
  z.strictObject({ do: z.literal('chooseEncounterOption'), option }), // LA-14.26
  z.strictObject({ do: z.literal('payResource'), slot }), // LA-14.27
  z.strictObject({ do: z.literal('payItem'), item: name }), // LA-14.27
  z.strictObject({ do: z.literal('bonusAction'), slot: zoneSlot, option }), // LA-14.28
  z.strictObject({ do: z.literal('endExplore') }), // LA-14.29
  z.strictObject({ do: z.literal('pass'), card: name }), // LA-14.30
  z.strictObject({ do: z.literal('endTurn') }), // LA-14.31
  z.strictObject({ do: z.literal('restAbility'), source: name }), // LA-14.32
  z.strictObject({ do: z.literal('restDone') }), // LA-14.33
  z.strictObject({ do: z.literal('medic'), card: name }), // LA-14.34
  z.strictObject({ do: z.literal('hustler'), resource }), // LA-14.35
  z.strictObject({ do: z.literal('startMove'), with: z.enum(['fuel', 'item']) }), // LA-14.36
  z.strictObject({ do: z.literal('addFuel') }), // LA-14.37
  z.strictObject({ do: z.literal('addFood') }), // LA-14.37
  z.strictObject({ do: z.literal('step'), link: name }), // LA-14.38
  z.strictObject({ do: z.literal('stopMove') }), // LA-14.39
  z.strictObject({ do: z.literal('takeWaypoint'), take: z.boolean() }), // LA-14.40
  z.strictObject({ do: z.literal('playMine'), link: name }), // LA-14.41
  z.strictObject({ do: z.literal('stay') }), // LA-14.42
  z.strictObject({ do: z.literal('endMoveTurn') }), // LA-14.42
  z.strictObject({ do: z.literal('renegade'), enemy: name.nullable() }), // LA-14.43
  z.strictObject({ do: z.literal('ambushOption'), option }), // LA-14.44
  z.strictObject({ do: z.literal('attack'), weapon: slot, enemy: name, ammo: slot.nullable() }), // LA-14.45: null fires the item
  z.strictObject({ do: z.literal('moveTarget'), enemy: name, space }), // LA-14.46
  z.strictObject({ do: z.literal('keepTargets') }), // LA-14.46
  z.strictObject({ do: z.literal('evictTarget'), space }), // LA-14.47
  z.strictObject({ do: z.literal('stopFiring') }), // LA-14.48
  z.strictObject({ do: z.literal('takeLoot') }), // LA-14.49
  z.strictObject({ do: z.literal('declineLoot') }), // LA-14.49
  z.strictObject({ do: z.literal('chooseDiscardedCard'), card: name }), // LA-14.50
  z.strictObject({ do: z.literal('finishFeeding') }), // LA-14.51
  z.strictObject({ do: z.literal('eventOption'), option }), // LA-14.52
  z.strictObject({ do: z.literal('resolveSlot'), slot }), // LA-12.1: the owner orders several
]);

export type Move = z.output<typeof moveShape>;
export type MoveName = Move['do'];
export type MoveOf<Name extends MoveName> = Extract<Move, { do: Name }>;

export const movesSchema = fromZod<Move>(moveShape);

/** The rule that says when a move is legal. */
export const ruleOf: Readonly<Record<MoveName, string>> = {
  chooseColour: 'LA-14.1',
  placeToken: 'LA-14.2',
  discardToken: 'LA-14.3',
  makeRoom: 'LA-14.4',
  rearrange: 'LA-14.5',
  moveToken: 'LA-14.5',
  swapTokens: 'LA-14.5',
  keepLayout: 'LA-14.5',
  placeDamage: 'LA-14.6',
  repair: 'LA-14.7',
  stopRepair: 'LA-14.7',
  loseSurvivor: 'LA-14.8',
  placeContamination: 'LA-14.9',
  useSuit: 'LA-14.10',
  loseSurvivorToken: 'LA-14.11',
  decontaminate: 'LA-14.12',
  stopDecontamination: 'LA-14.12',
  useItem: 'LA-14.13',
  dropItem: 'LA-14.14',
  feedRecover: 'LA-14.15',
  feedBoost: 'LA-14.16',
  startExplore: 'LA-14.17',
  commit: 'LA-14.18',
  uncommit: 'LA-14.18',
  confirmExplore: 'LA-14.19',
  cancelExplore: 'LA-14.20',
  cardAction: 'LA-14.21',
  chooseBlock: 'LA-14.22',
  chooseTrailerToReplace: 'LA-14.23',
  chooseTrailerToDrop: 'LA-14.24',
  chooseMount: 'LA-14.25',
  chooseEncounterOption: 'LA-14.26',
  payResource: 'LA-14.27',
  payItem: 'LA-14.27',
  bonusAction: 'LA-14.28',
  endExplore: 'LA-14.29',
  pass: 'LA-14.30',
  endTurn: 'LA-14.31',
  restAbility: 'LA-14.32',
  restDone: 'LA-14.33',
  medic: 'LA-14.34',
  hustler: 'LA-14.35',
  startMove: 'LA-14.36',
  addFuel: 'LA-14.37',
  addFood: 'LA-14.37',
  step: 'LA-14.38',
  stopMove: 'LA-14.39',
  takeWaypoint: 'LA-14.40',
  playMine: 'LA-14.41',
  stay: 'LA-14.42',
  endMoveTurn: 'LA-14.42',
  renegade: 'LA-14.43',
  ambushOption: 'LA-14.44',
  attack: 'LA-14.45',
  moveTarget: 'LA-14.46',
  keepTargets: 'LA-14.46',
  evictTarget: 'LA-14.47',
  stopFiring: 'LA-14.48',
  takeLoot: 'LA-14.49',
  declineLoot: 'LA-14.49',
  chooseDiscardedCard: 'LA-14.50',
  finishFeeding: 'LA-14.51',
  eventOption: 'LA-14.52',
  resolveSlot: 'LA-12.1',
};

/** Whether two moves are the same. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.do !== b.do) return false;
  const other: Readonly<Record<string, unknown>> = b;
  return Object.entries(a).every(([key, value]) => other[key] === value);
}
