import type { Position } from '../frames/handler';
import { baseSkill } from '../convoy/crew';
import { countOf, tokenAt } from '../convoy/queries';
import { abilitiesOf, cardNamed, isVehicle } from '../pack/rules';
import type { Slot, Token } from '../pack/vocabulary';
import { type Address, cardAt, placeOf } from '../state/address';
import type { Player, Survivor } from '../state/state';

/** Guesses of a seasoned player, in points. They are the bot's, not the rules'. */

/** Rounds that are still to come after this one. */
export function roundsLeft({ rules, state }: Position): number {
  return state.phase === 'over' ? 0 : Math.max(0, rules.constants.maxRounds - Math.max(1, state.round));
}

/** One more token of a kind: the first fuel moves the convoy, later ones only a step each. */
export function tokenWorth(player: Player, token: Token, rounds: number): number {
  const n = countOf(player, token);
  switch (token) {
    case 'fuel':
      return n === 0 ? 2.4 : n <= rounds ? 1.4 : 0.8;
    case 'food':
      return n < 2 ? 0.75 : 0.4;
    case 'ammo':
      return n < 2 ? 0.7 : 0.4;
    case 'survivor':
      return 3;
  }
}

/** All tokens of a convoy; `drives` when the move of this round is still to come. */
export function cargoWorth(player: Player, rounds: number, drives: boolean): number {
  const fuel = countOf(player, 'fuel');
  const food = countOf(player, 'food');
  const ammo = countOf(player, 'ammo');
  const now = drives && fuel > 0 ? 2.8 : 0;
  const spare = drives ? Math.max(0, fuel - 1) : fuel;
  const later = Math.min(1, rounds);
  const kept = Math.min(spare, rounds);
  return (
    now +
    1.5 * kept +
    (drives || rounds > 0 ? 0.7 : 0) * (spare - kept) +
    later * (Math.min(food, 2) * 0.75 + Math.max(0, food - 2) * 0.3 + Math.min(ammo, 2) * 0.6 + Math.max(0, ammo - 2) * 0.3)
  );
}

/** What a printed slot is good for while it is whole. */
export function slotWorth(slot: Slot, rounds: number): number {
  switch (slot.kind) {
    case 'cargo':
      return 0.3 + 0.03 * rounds;
    case 'armor':
      return 0.3;
    case 'weapon':
      return (0.25 + 0.12 * slot.level) * Math.min(1, rounds * 0.4);
    case 'special':
      switch (slot.effect.do) {
        case 'speed':
          return rounds * 0.95;
        case 'tracks':
          return rounds * 0.5;
        case 'scoreFame':
          return slot.effect.n;
        case 'recycle':
          return rounds * 0.2;
        case 'produce':
          return rounds * 0.5;
        case 'roundRepair':
          return rounds * 0.35;
        case 'restDecontaminate':
          return rounds * 0.35;
      }
  }
}

/** A whole convoy card, undamaged. */
export function cardWorth({ rules }: Position, id: string, rounds: number): number {
  const card = cardNamed(rules, id);
  if (!isVehicle(card)) return 0;
  const slots = card.slots.reduce((sum, slot) => sum + slotWorth(slot, rounds), 0);
  return card.type === 'truck' ? slots + rounds * (card.speed - 2) * 0.95 + (card.tow - 2) * 0.4 : slots;
}

/** What a survivor still brings: explorations, abilities, a point at the ship. */
export function survivorWorth({ rules }: Position, survivor: Survivor, rounds: number): number {
  const strength = Math.max(0, baseSkill(rules, survivor) - survivor.contamination);
  let worth = 0.6 + strength * (0.25 + 0.28 * rounds) + (survivor.contamination === 0 ? 0.8 : 0);
  for (const ability of abilitiesOf(rules, survivor.card)) {
    if (ability.do === 'speed' && ability.behindAtLeast === 0) worth += 0.8 * rounds;
    if (ability.do === 'scoreFame') worth += ability.lootAtLeast === 0 ? ability.n : ability.n * 0.4;
    if (ability.do === 'restRepair') worth += 0.3 * rounds;
    if (ability.do === 'ignore' || ability.do === 'gainMissingType' || ability.do === 'extraDamage') worth += 0.2 * rounds;
  }
  return worth;
}

/** What leaving a survivor exhausted costs: out of Movement and of the next Exploration. */
export function exhaustionCost({ rules }: Position, survivor: Survivor, rounds: number): number {
  const next = rounds > 0 ? 0.45 * Math.max(0, baseSkill(rules, survivor) - survivor.contamination) : 0;
  const speed = abilitiesOf(rules, survivor.card).reduce(
    (sum, ability) => sum + (ability.do === 'speed' && ability.behindAtLeast === 0 ? ability.n : 0),
    0,
  );
  return next + speed * (rounds > 0 ? 1.5 : 1);
}

/** What damage to a slot costs, with the token that lies there. */
export function damageCost({ rules }: Position, player: Player, address: Address, rounds: number): number {
  const card = cardAt(player, address);
  const slot = card === undefined ? undefined : slotsOfCard(rules.cards.get(card.card), placeOf(address).index);
  if (card === undefined || slot === undefined) return 0;
  const token = tokenAt(player, address);
  const whole = card.damage.includes(true) ? 0 : 0.25;
  return slotWorth(slot, rounds) + whole + (token === null ? 0 : token === 'survivor' ? 3.5 : tokenWorth(player, token, rounds));
}

function slotsOfCard(card: ReturnType<typeof cardNamed> | undefined, index: number): Slot | undefined {
  return card !== undefined && isVehicle(card) ? card.slots[index] : undefined;
}
