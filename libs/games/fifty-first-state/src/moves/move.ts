import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';
import { tokens } from '../goods';

const card = z.string().max(80);
const place = z.int().min(0);
const seat = z.int().min(0);
const good = z.enum(tokens);

/** Everything that a player can answer; the ids are those of section 7 of the rules. */
const moveShape = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('takeLookoutCard'), card }), // FS-M0
  z.strictObject({ do: z.literal('construct'), card }), // FS-M1
  z.strictObject({ do: z.literal('develop'), card }), // FS-M2
  z.strictObject({ do: z.literal('signDeal'), card }), // FS-M3
  z.strictObject({ do: z.literal('razeFromHand'), card }), // FS-M4
  z.strictObject({ do: z.literal('razeOpponent'), place }), // FS-M5
  z.strictObject({ do: z.literal('activateLocation'), place }), // FS-M6
  z.strictObject({ do: z.literal('factionAction'), action: z.string().max(80) }), // FS-M7
  z.strictObject({ do: z.literal('exchangeWorkers'), good: z.enum(['fuel', 'iron', 'gun', 'brick', 'card']) }), // FS-M8
  z.strictObject({ do: z.literal('useOpenProduction'), place }), // FS-M9
  z.strictObject({ do: z.literal('takeConnection'), colour: z.enum(['blue', 'red']) }), // FS-M10
  z.strictObject({ do: z.literal('playConnection'), card }), // FS-M11
  z.strictObject({ do: z.literal('pass') }), // FS-M12
  z.strictObject({ do: z.literal('placeShield'), place }), // FS-M13
  z.strictObject({ do: z.literal('again') }), // FS-M14
  z.strictObject({ do: z.literal('endTurn') }), // FS-M14
  z.strictObject({ do: z.literal('keepStartingCards'), cards: z.array(card).max(20) }), // FS-M20
  z.strictObject({ do: z.literal('chooseReplaced'), place }), // FS-M2, second step
  z.strictObject({ do: z.literal('payUnit'), source: z.union([z.literal('supply'), place]), good }), // FS-M21
  z.strictObject({ do: z.literal('discardFromHand'), card }), // FS-M22
  z.strictObject({ do: z.literal('discardDeal'), deal: place }), // FS-M23
  z.strictObject({ do: z.literal('chooseOption'), option: z.int().min(0).max(20) }), // FS-M24
  z.strictObject({ do: z.literal('chooseProductionLocation'), place }), // FS-M25
  z.strictObject({ do: z.literal('chooseDeal'), deal: place }), // FS-M26
  z.strictObject({ do: z.literal('chooseVictim'), seat }), // FS-M27
  z.strictObject({ do: z.literal('chooseGood'), good }), // FS-M27
  z.strictObject({ do: z.literal('chooseLocation'), place }), // FS-M28
  z.strictObject({ do: z.literal('done') }), // FS-M26, FS-M28
  z.strictObject({ do: z.literal('chooseUsedFactionAction'), action: z.string().max(80) }), // FS-M29
  z.strictObject({ do: z.literal('store'), place, good }), // FS-M30
  z.strictObject({ do: z.literal('doneStoring') }), // FS-M30
  z.strictObject({ do: z.literal('chooseRazed'), place }), // FS-M31
  z.strictObject({ do: z.literal('chooseLostDeal'), deal: place }), // FS-M31
  z.strictObject({ do: z.literal('chooseFaction'), faction: z.string().max(80) }), // FS-M32
  z.strictObject({ do: z.literal('chooseOccupied'), place }), // FS-M33
  z.strictObject({ do: z.literal('chooseShielded'), place }), // FS-M33
]);

export type Move = z.output<typeof moveShape>;
export type MoveName = Move['do'];
export type MoveOf<Name extends MoveName> = Extract<Move, { do: Name }>;

export const movesSchema = fromZod<Move>(moveShape);

/** Whether two moves are the same. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.do !== b.do) return false;
  const other: Readonly<Record<string, unknown>> = b;
  for (const [key, value] of Object.entries(a)) {
    if (Array.isArray(value) ? !sameList(value, other[key]) : value !== other[key]) return false;
  }
  return true;
}

function sameList(a: readonly unknown[], b: unknown): boolean {
  return Array.isArray(b) && a.length === b.length && a.every((item, index) => item === b[index]);
}
