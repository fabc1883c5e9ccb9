import type { Seat } from '@kronika/game-kernel';
import { abilitiesOf, cardNamed, type Rules } from '../pack/rules';
import type { Ability } from '../pack/vocabulary';
import type { Play } from '../frames/play';
import { push, tell } from '../frames/play';
import { eliminate } from '../phases/elimination';
import { type Player, playerAt, type Survivor } from '../state/state';

/** LA-R10: medicine replaces the printed skill. */
export function baseSkill(rules: Rules, survivor: Survivor): number {
  const card = cardNamed(rules, survivor.card);
  const printed = card.type === 'survivor' ? card.skill : 0;
  return survivor.skill === null ? printed : Math.max(printed, survivor.skill);
}

/** LA-8.7, LA-R9: base, less contamination, plus food. */
export function skillOf(rules: Rules, survivor: Survivor): number {
  return Math.max(0, baseSkill(rules, survivor) - survivor.contamination + survivor.food);
}

export function crewIn(player: Player, zone: Survivor['zone']): readonly Survivor[] {
  return player.survivors.filter((survivor) => survivor.zone === zone);
}

export function survivorNamed(player: Player, card: string): Survivor | undefined {
  return player.survivors.find((survivor) => survivor.card === card);
}

/** LA-8.18: survivors in the Active Zone that have an ability. */
export function activeWith<Do extends Ability['do']>(
  rules: Rules,
  player: Player,
  does: Do,
): readonly { readonly card: string; readonly ability: Extract<Ability, { do: Do }> }[] {
  const found: { card: string; ability: Extract<Ability, { do: Do }> }[] = [];
  for (const { card, zone } of player.survivors) {
    if (zone !== 'active') continue;
    for (const ability of abilitiesOf(rules, card)) if (isAbility(ability, does)) found.push({ card, ability });
  }
  return found;
}

function isAbility<Do extends Ability['do']>(ability: Ability, does: Do): ability is Extract<Ability, { do: Do }> {
  return ability.do === does;
}

/** Whether a card has an ability, wherever it lies. */
export function hasAbility(rules: Rules, card: string, does: Ability['do']): boolean {
  return abilitiesOf(rules, card).some((ability) => ability.do === does);
}

/** LA-6.18: the survivor is dead. */
export function isDead(rules: Rules, survivor: Survivor): boolean {
  return survivor.contamination > 0 && survivor.contamination >= baseSkill(rules, survivor) + survivor.food;
}

/** Where a survivor card goes when it is discarded (LA-6.11). */
export function discardPileOf(rules: Rules, card: string): 'discard' | 'lootDiscard' {
  return rules.loot.has(card) ? 'lootDiscard' : 'discard';
}

/** LA-6.18, LA-6.20: the card and one token go. */
export function killDead(play: Play, seat: Seat): void {
  for (const survivor of playerAt(play.state, seat).survivors) {
    if (!isDead(play.rules, survivor)) continue;
    tell(play, {
      type: 'survivorLost',
      open: { seat, card: survivor.card, by: 'contamination', to: discardPileOf(play.rules, survivor.card) },
    });
    if (playerAt(play.state, seat).survivors.length === 0) {
      eliminate(play, seat);
      return;
    }
    push(play, { at: 'lose-token', seat });
  }
}
