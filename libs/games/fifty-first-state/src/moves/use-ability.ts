import type { IllegalMove, Seat } from '@kronika/game-kernel';
import { effectsFrame } from '../effects/effects';
import { anyPossible, boardActions } from '../effects/possible';
import type { CostUnit, EffectContext, FrameOf, PaidTo, Usable } from '../frames/frame';
import { automatic, illegal, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { unitsOf } from '../payment/purse';
import { usesPerRound } from '../pack/rules';
import type { Effect } from '../pack/vocabulary';
import { ownPlace, standing } from '../state/queries';
import { playerAt } from '../state/state';
import { cannotPay, type Turn } from './turn-move';

/** A location's action or an action of the board, brought to one shape. */
interface Ability {
  readonly units: readonly CostUnit[];
  readonly effects: readonly Effect[];
  readonly uses: number;
  readonly maxPerRound: number | null;
  readonly to: PaidTo;
  readonly context: EffectContext;
}

function abilityOf({ rules, state }: Position, seat: Seat, usable: Usable): Ability | undefined {
  const player = playerAt(state, seat);
  if (usable.of === 'location') {
    const place = ownPlace(player, usable.place);
    const card = place && standing(rules, place);
    if (place === undefined || card?.action === undefined) return undefined;
    return {
      units: unitsOf(card.action.cost),
      effects: card.action.effects,
      uses: place.uses,
      maxPerRound: usesPerRound(card, state.options),
      to: { place: place.id },
      context: { seat, owner: seat, place: place.id, by: 'action', card: card.id },
    };
  }
  const action = boardActions(rules, state, seat).find(({ id }) => id === usable.action);
  if (action === undefined) return undefined;
  return {
    units: unitsOf(action.cost),
    effects: action.effects,
    uses: player.board[action.id]?.uses ?? 0,
    maxPerRound: action.maxPerRound,
    to: { action: action.id },
    context: { seat, owner: seat, place: null, by: 'faction', card: player.faction },
  };
}

/** FS-M6, FS-M7, FS-7.14, FS-7.16: uses left, a cost that can be paid, and an effect that does something (FS-R20). */
export function refusalToUse(turn: Turn, usable: Usable, effects?: readonly Effect[]): IllegalMove | undefined {
  const rule = usable.of === 'location' ? 'FS-M6' : 'FS-M7';
  const ability = abilityOf(turn, turn.seat, usable);
  if (ability === undefined) return illegal(rule, 'there is no such action');
  if (ability.maxPerRound !== null && ability.uses >= ability.maxPerRound) {
    return illegal(usable.of === 'location' ? 'FS-7.14' : 'FS-7.16', 'it cannot be used again in this round');
  }
  const unpaid = cannotPay(turn, ability.units);
  if (unpaid !== undefined) return unpaid;
  return anyPossible(turn, ability.context, effects ?? ability.effects) ? undefined : illegal('FS-R20', 'it would have no effect');
}

/** Pay, then use; `option` answers a choice in advance. */
export function beginUse(play: Play, seat: Seat, usable: Usable, option: number | null): void {
  const ability = abilityOf(play, seat, usable);
  if (ability === undefined) return;
  push(play, { at: 'pay', seat, units: ability.units, to: ability.to }, { at: 'use', seat, ability: usable, option });
}

/** FS-7.14: counts one use and applies the effect. */
export const use = automatic<FrameOf<'use'>>((play, { seat, ability: usable, option }) => {
  const ability = abilityOf(play, seat, usable);
  if (ability === undefined) return;
  tell(
    play,
    usable.of === 'location'
      ? { type: 'used', open: { seat, place: usable.place } }
      : { type: 'actionUsed', open: { seat, action: usable.action } },
  );
  const [effect] = ability.effects;
  const chosen = option !== null && effect?.do === 'chooseOne' ? effect.options[option] : undefined;
  push(play, effectsFrame(ability.context, chosen ?? ability.effects));
});
