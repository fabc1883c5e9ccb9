import type { IllegalMove } from '@kronika/game-kernel';
import { illegal } from '../frames/handler';
import { hasShield, ownPlace, standing } from '../state/queries';
import type { Place } from '../state/state';
import type { MoveOf } from './move';
import type { Turn } from './turn-move';

/** FS-M13, FS-6.13: not an action; before or after it, any number of times, one per location (FS-7.22). */
export function shieldOptions(turn: Turn): readonly MoveOf<'placeShield'>[] {
  if (turn.player.goods.shield === 0) return [];
  return turn.player.places
    .filter((place) => unshielded(turn, place))
    .map(({ id }): MoveOf<'placeShield'> => ({ do: 'placeShield', place: id }));
}

export function shieldRefusal(turn: Turn, { place: id }: MoveOf<'placeShield'>): IllegalMove | undefined {
  if (turn.player.goods.shield === 0) return illegal('FS-M13', 'no shield in the personal supply');
  const place = ownPlace(turn.player, id);
  if (place === undefined || place.ruined) return illegal('FS-R19', 'that is no own location that stands');
  return unshielded(turn, place) ? undefined : illegal('FS-7.22', 'it carries a shield already');
}

function unshielded({ rules }: Turn, place: Place): boolean {
  const card = standing(rules, place);
  return card !== undefined && !hasShield(card, place);
}
