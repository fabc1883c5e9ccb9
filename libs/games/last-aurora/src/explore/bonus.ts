import type { Seat } from '@kronika/game-kernel';
import { hasAbility } from '../convoy/crew';
import { countOf, damagedSlots, hasDriver } from '../convoy/queries';
import { salvageable } from '../convoy/upgrade';
import { payable, tokenOnCard } from '../effects/effects';
import { attackOptions } from '../fire/attack';
import type { FrameOf } from '../frames/frame';
import type { Position } from '../frames/handler';
import { placeOnRoad, roadOf } from '../movement/road';
import type { MoveOf } from '../moves/move';
import { cardNamed } from '../pack/rules';
import { type Effect, type Resource, resources } from '../pack/vocabulary';
import { playerAt } from '../state/state';
import { cardActionPossible, zoneCard } from './card-action';

type ResolveFrame = FrameOf<'resolve'>;

/** The committed survivors that live (LA-6.19, LA-R12). */
export function livingCrew({ state }: Position, { seat, crew }: Pick<ResolveFrame, 'seat' | 'crew'>): readonly string[] {
  const { survivors } = playerAt(state, seat);
  return crew.filter((card) => survivors.some((survivor) => survivor.card === card));
}

/** LA-14.28: the options of the explored slot, or of any slot with the Explorer committed. */
export function bonusMoves(position: Position, frame: ResolveFrame): readonly MoveOf<'bonusAction'>[] {
  const living = livingCrew(position, frame);
  if (frame.bonusDone || living.length === 0) return [];
  const anySlot = living.some((card) => hasAbility(position.rules, card, 'bonusFromAnySlot'));
  const found: MoveOf<'bonusAction'>[] = [];
  roadOf(position).record.slots.forEach(({ bonus }, slot) => {
    if (slot !== frame.slot && !anySlot) return;
    bonus.forEach((option, index) => {
      if (bonusPossible(position, frame, option, living)) found.push({ do: 'bonusAction', slot: slot + 1, option: index });
    });
  });
  return found;
}

function bonusPossible(position: Position, frame: ResolveFrame, option: readonly Effect[], living: readonly string[]): boolean {
  const { seat } = frame;
  return (
    payable(position, seat, option, frame.slot) &&
    option.every((effect) => hasTarget(position, seat, effect, living)) &&
    (frame.cardDone || !breaksCardAction(position, frame, option))
  );
}

/** An option needs something to act on. */
function hasTarget(position: Position, seat: Seat, effect: Effect, living: readonly string[]): boolean {
  const player = playerAt(position.state, seat);
  switch (effect.do) {
    case 'repair':
      return damagedSlots(player).length > 0;
    case 'decontaminate':
      return player.survivors.some(({ card, contamination }) => contamination > 0 && living.includes(card));
    case 'moveConvoy': // LA-16.5, LA-R46
      return hasDriver(player) && placeOnRoad(position, seat) < roadOf(position).last;
    case 'upgradeFromDiscard':
      return salvageable(position, seat).length > 0;
    case 'attack':
      return attackOptions(position, seat, 'bonus').length > 0;
    default:
      return true;
  }
}

/** LA-8.8: a cost that leaves an encounter without an option may not be paid first. */
function breaksCardAction(position: Position, { seat, slot }: ResolveFrame, option: readonly Effect[]): boolean {
  const found = zoneCard(position, slot);
  if (found === null || cardNamed(position.rules, found.card).type !== 'encounter' || !cardActionPossible(position, seat, slot))
    return false;
  const cost = option.flatMap((effect): Resource[] => (effect.do === 'moveConvoy' ? ['fuel'] : effect.do === 'attack' ? ['ammo'] : []));
  if (cost.length === 0) return false;
  const player = playerAt(position.state, seat);
  const leftOf = (res: Resource) => countOf(player, res) - cost.filter((paid) => paid === res).length;
  const card = cardNamed(position.rules, found.card);
  if (card.type !== 'encounter') return false;
  return !card.options.some((effects) =>
    effects.every((effect) => {
      if (effect.do === 'pay')
        return effect.res === 'anyResource' ? resources.some((res) => leftOf(res) > 0) : leftOf(effect.res) >= effect.n;
      if (effect.do === 'swapWithCard') return resources.some((res) => res !== tokenOnCard(position.state, slot) && leftOf(res) > 0);
      return effect.do !== 'discardItem' || player.items.n >= effect.n;
    }),
  );
}
