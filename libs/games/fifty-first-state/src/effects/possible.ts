import type { Seat } from '@kronika/game-kernel';
import type { EffectContext } from '../frames/frame';
import type { Position } from '../frames/handler';
import { type Amounts, entries, type Token, totalTokens } from '../goods';
import { payable, purseOf, unitsOf } from '../payment/purse';
import { cardNamed, factionNamed, type FactionAction, type Rules } from '../pack/rules';
import type { Effect } from '../pack/vocabulary';
import { canDraw, countType, inStateOrder, isAutomatic, opponents, standing } from '../state/queries';
import { type Deal, type Place, playerAt, type State } from '../state/state';

/** FS-R20, FS-R92: whether an effect would change anything now. */
export function possible(position: Position, context: EffectContext, effect: Effect): boolean {
  const { rules, state } = position;
  switch (effect.do) {
    case 'gain':
      return effect.res !== 'card' || canDraw(state);
    case 'gainPerType':
      return countType(rules, playerAt(state, context.owner), effect.type) > 0 && (effect.res !== 'card' || canDraw(state));
    case 'gainPerProduced':
      // FS-R31: it counts in the Production phase only; an automatic opponent produces nothing (FS-14.18).
      return state.phase === 'production' && !isAutomatic(state, context.owner);
    case 'chooseOne':
      return effect.options.some((option) => anyPossible(position, context, option));
    case 'cache':
      return true;
    case 'copyProduction':
      return copyTargets(position, context, effect.from).length > 0;
    case 'useDeals':
      return dealTargets(position, context.seat, effect.from, []).length > 0;
    case 'steal':
      return victims(state, context.seat, effect.of).length > 0;
    case 'clearLocations':
      return clearable(state, context, effect.excludeSelf).length > 0;
    case 'gainRuins':
      return canDraw(state);
    case 'repeatFactionAction':
      return repeatable(position, context.seat).length > 0;
  }
}

export function anyPossible(position: Position, context: EffectContext, effects: readonly Effect[]): boolean {
  return effects.some((effect) => possible(position, context, effect));
}

/** Whether a lot of goods would bring anything: cards only while there are some. */
export function yields(state: State, goods: Amounts): boolean {
  return entries(goods).some(([good]) => good !== 'card' || canDraw(state));
}

/** The production locations that a copy may choose (FS-R31, FS-R32, FS-14.18), in State order. */
export function copyTargets(position: Position, context: EffectContext, from: 'own' | 'own-other' | 'opponent'): readonly Place[] {
  const { state, rules } = position;
  const owners = from === 'opponent' ? opponents(state, context.seat) : [context.seat];
  return owners.flatMap((owner) =>
    inStateOrder(playerAt(state, owner).places).filter((place) => {
      const card = standing(rules, place);
      if (card?.production === undefined || card.copies || (from === 'own-other' && place.id === context.place)) return false;
      return anyPossible(position, { ...context, owner, place: place.id }, card.production.effects);
    }),
  );
}

/** FS-R35, FS-R36: deals that may be used, of oneself or of opponents who have not passed. */
export function dealTargets({ rules, state }: Position, seat: Seat, from: 'own' | 'opponent', used: readonly number[]): readonly Deal[] {
  const owners = from === 'opponent' ? opponents(state, seat) : [seat];
  return owners.flatMap((owner) =>
    playerAt(state, owner).deals.filter(({ id, card }) => !used.includes(id) && yields(state, cardNamed(rules, card).deal)),
  );
}

/** FS-R30: opponents with one of these goods in their personal supply. */
export function victims(state: State, seat: Seat, of: readonly Token[]): readonly Seat[] {
  return opponents(state, seat).filter((other) => of.some((good) => playerAt(state, other).goods[good] > 0));
}

/** FS-14.11, FS-R34: own locations on which activation goods or a foreign worker lie. */
export function clearable(state: State, { seat, place: self }: EffectContext, excludeSelf: boolean): readonly Place[] {
  return inStateOrder(playerAt(state, seat).places).filter(
    (place) => !place.ruined && !(excludeSelf && place.id === self) && (place.worker || totalTokens(place.spent) > 0),
  );
}

/** FS-13.3: faction actions used in this round whose cost can be paid again. */
export function repeatable(position: Position, seat: Seat): readonly FactionAction[] {
  const { state, rules } = position;
  const player = playerAt(state, seat);
  return boardActions(rules, state, seat).filter(
    (action) =>
      action.maxPerRound !== null &&
      (player.board[action.id]?.uses ?? 0) > 0 &&
      !action.effects.some((effect) => effect.do === 'repeatFactionAction') &&
      payable(purseOf(player), unitsOf(action.cost)) &&
      anyPossible(position, { seat, owner: seat, place: null, by: 'faction', card: player.faction }, action.effects),
  );
}

/** The actions of a player's board; the automatic opponent has none. */
export function boardActions(rules: Rules, state: State, seat: Seat): readonly FactionAction[] {
  const { faction } = playerAt(state, seat);
  return faction === null ? [] : factionNamed(rules, faction).actions;
}
