import type { Seat } from '@kronika/game-kernel';
import { baseSkill, crewIn } from '../convoy/crew';
import { damagedSlots } from '../convoy/queries';
import type { Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { MoveOf } from '../moves/move';
import { itemNamed } from '../pack/rules';
import type { ItemRecord } from '../pack/records';
import { playerAt } from '../state/state';
import { heldKinds } from './held';

/** LA-6.25: items that the seat can use now, outside their own moves; each only if it changes something. */
export function usableItems(position: Position, seat: Seat): readonly MoveOf<'useItem'>[] {
  return heldKinds(position, seat).flatMap((item) => uses(position, seat, item));
}

function uses({ rules, state }: Position, seat: Seat, item: ItemRecord): readonly MoveOf<'useItem'>[] {
  const player = playerAt(state, seat);
  if (item.phase !== 'any' && item.phase !== state.phase) return [];
  if (item.onePerPhase && player.used.includes(item.id)) return [];
  const on = (card: string | null): MoveOf<'useItem'> => ({ do: 'useItem', item: item.id, card });
  switch (item.effect.do) {
    case 'revive':
      return crewIn(player, 'rest').map(({ card }) => on(card));
    case 'decontaminate':
      return player.survivors.some(({ contamination }) => contamination > 0) ? [on(null)] : [];
    case 'repair':
      return damagedSlots(player).length > 0 ? [on(null)] : [];
    case 'setSkill': {
      const { n } = item.effect;
      return player.survivors.filter((survivor) => baseSkill(rules, survivor) < n).map(({ card }) => on(card));
    }
    // These have moves of their own, or their own moment.
    case 'fire':
    case 'fuel':
    case 'speed':
    case 'prevent':
    case 'mine':
      return [];
  }
}

/** LA-19.3: shows and discards the item, and carries it out. */
export function applyItem(play: Play, seat: Seat, { item, card }: MoveOf<'useItem'>): void {
  const record = itemNamed(play.rules, item);
  tell(play, { type: 'itemDiscarded', open: { seat, item, used: true } });
  if (record.onePerPhase) tell(play, { type: 'used', open: { seat, what: item } });
  const { effect } = record;
  switch (effect.do) {
    case 'revive':
      if (card !== null) tell(play, { type: 'crewMoved', open: { seat, cards: [card], to: 'active', by: 'item' } });
      break;
    case 'decontaminate':
      push(play, { at: 'decontaminate', seat, n: effect.upTo, crew: null, most: effect.maxSurvivors, chosen: [], by: 'item' });
      break;
    case 'repair':
      push(play, { at: 'repair', seat, n: effect.upTo, must: false, by: 'item' });
      break;
    case 'setSkill':
      if (card !== null) tell(play, { type: 'skillSet', open: { seat, card, n: effect.n } });
      break;
    case 'fire':
    case 'fuel':
    case 'speed':
    case 'prevent':
    case 'mine':
      break;
  }
}
