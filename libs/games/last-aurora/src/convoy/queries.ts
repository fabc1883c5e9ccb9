import { cardOfType, type Rules, slotsOf } from '../pack/rules';
import { type HitZone, type Resource, resources, type Slot, type SlotEffect, type Token } from '../pack/vocabulary';
import { type Address, addressOf, cardAt, eachSlot, placeOf } from '../state/address';
import type { ConvoyCard, Player } from '../state/state';

/** Questions that many rules ask of a convoy. */

export function isDamaged(player: Player, address: Address): boolean {
  return cardAt(player, address)?.damage[placeOf(address).index] ?? false;
}

export function tokenAt(player: Player, address: Address): Token | null {
  return cardAt(player, address)?.tokens[placeOf(address).index] ?? null;
}

/** The printed slot at an address. */
export function slotAt(rules: Rules, player: Player, address: Address): Slot | undefined {
  const card = cardAt(player, address);
  return card === undefined ? undefined : slotsOf(rules, card.card)[placeOf(address).index];
}

function accepts(slot: Slot | undefined, token: Token): boolean {
  return slot?.kind === 'cargo' && slot.accepts.includes(token);
}

/** LA-6.5: undamaged slots that take such a token, empty or not. */
export function slotsFor(rules: Rules, player: Player, token: Token): readonly Address[] {
  const found: Address[] = [];
  eachSlot(player, (card, index, row, column) => {
    if (!card.damage[index] && accepts(slotsOf(rules, card.card)[index], token)) found.push(addressOf(row, column, index));
  });
  return found;
}

export function emptySlotsFor(rules: Rules, player: Player, token: Token): readonly Address[] {
  return slotsFor(rules, player, token).filter((address) => tokenAt(player, address) === null);
}

/** Slots that hold a token of one of these kinds. */
export function slotsHolding(player: Player, kinds: readonly Token[]): readonly Address[] {
  const found: Address[] = [];
  eachSlot(player, (card, index, row, column) => {
    const token = card.tokens[index] ?? null;
    if (token !== null && kinds.includes(token)) found.push(addressOf(row, column, index));
  });
  return found;
}

export function countOf(player: Player, token: Token): number {
  let n = 0;
  eachSlot(player, ({ tokens }, index) => {
    if (tokens[index] === token) n++;
  });
  return n;
}

export function hasResource(player: Player): boolean {
  return resources.some((res) => countOf(player, res) > 0);
}

/** Types of resources that the convoy has none of (LA-19.2, Hustler). */
export function missingTypes(player: Player): readonly Resource[] {
  return resources.filter((res) => countOf(player, res) === 0);
}

/** LA-6.15: whether a slot lies in a hit zone. */
function inZone(zone: HitZone, row: 'b' | 't', column: number): boolean {
  switch (zone) {
    case 'any':
      return true;
    case 'topRow':
      return row === 't';
    case 'bottomRow':
      return row === 'b';
    case 'frontColumn':
      return column === 0;
    case 'truck':
      return row === 'b' && column === 0;
    case 'column2':
      return column === 1;
    case 'column3':
      return column === 2;
    case 'column4':
      return column === 3;
  }
}

/** LA-6.12, LA-6.13: where damage may go. */
export function undamagedIn(player: Player, zone: HitZone): readonly Address[] {
  const found: Address[] = [];
  eachSlot(player, ({ damage }, index, row, column) => {
    if (!damage[index] && inZone(zone, row, column)) found.push(addressOf(row, column, index));
  });
  return found;
}

export function damagedSlots(player: Player): readonly Address[] {
  const found: Address[] = [];
  eachSlot(player, ({ damage }, index, row, column) => {
    if (damage[index]) found.push(addressOf(row, column, index));
  });
  return found;
}

export interface ActiveSlot<Effect extends SlotEffect = SlotEffect> {
  readonly address: Address;
  readonly effect: Effect;
}

/** LA-15.10: special slots that work, of one kind. */
export function workingSlots<Do extends SlotEffect['do']>(
  rules: Rules,
  player: Player,
  does: Do,
): readonly ActiveSlot<Extract<SlotEffect, { do: Do }>>[] {
  const found: ActiveSlot<Extract<SlotEffect, { do: Do }>>[] = [];
  eachSlot(player, (card, index, row, column) => {
    const slot = slotsOf(rules, card.card)[index];
    if (slot?.kind === 'special' && !card.damage[index] && isEffect(slot.effect, does))
      found.push({ address: addressOf(row, column, index), effect: slot.effect });
  });
  return found;
}

function isEffect<Do extends SlotEffect['do']>(effect: SlotEffect, does: Do): effect is Extract<SlotEffect, { do: Do }> {
  return effect.do === does;
}

/** Undamaged weapons with their levels. */
export function weaponsOf(rules: Rules, player: Player): readonly { readonly address: Address; readonly level: number }[] {
  const found: { address: Address; level: number }[] = [];
  eachSlot(player, (card, index, row, column) => {
    const slot = slotsOf(rules, card.card)[index];
    if (slot?.kind === 'weapon' && !card.damage[index]) found.push({ address: addressOf(row, column, index), level: slot.level });
  });
  return found;
}

/** LA-10.7 */
export function hasTracks(rules: Rules, player: Player): boolean {
  return workingSlots(rules, player, 'tracks').length > 0;
}

/** LA-10.3: a survivor token lies on the truck card. */
export function hasDriver(player: Player): boolean {
  return player.bottom[0]?.tokens.includes('survivor') ?? false;
}

/** The truck's tow value. */
export function towOf(rules: Rules, player: Player): number {
  const truck = player.bottom[0];
  return truck === undefined ? 0 : cardOfType(rules, truck.card, 'truck').tow;
}

export function trailersOf(player: Player): number {
  return Math.max(0, player.bottom.length - 1);
}

/** All cards of a convoy. */
export function convoyCards(player: Player): readonly ConvoyCard[] {
  return [...player.bottom, ...player.top.filter((card) => card !== null)];
}
