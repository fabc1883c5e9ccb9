import type { Seat } from '@kronika/game-kernel';
import { crewIn, hasAbility, skillOf } from '../convoy/crew';
import { countOf } from '../convoy/queries';
import { spend } from '../effects/pay';
import type { FrameOf } from '../frames/frame';
import type { Handler, Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { heldKinds } from '../items/held';
import { applyItem, usableItems } from '../items/use';
import type { Move } from '../moves/move';
import { roadOf } from '../movement/road';
import { cardNamed } from '../pack/rules';
import { type Player, playerAt } from '../state/state';
import { cardActionPossible, makesPossible, zoneCard } from './card-action';

type ExploreFrame = FrameOf<'explore'>;

export function hasActive(player: Player): boolean {
  return player.survivors.some(({ zone }) => zone === 'active');
}

/** LA-8.4, LA-4.19: who cannot act is still asked where feeding or an item might matter; only public facts count. */
export function hasExploreTurn(player: Player, acted: boolean): boolean {
  if (!acted && hasActive(player)) return true;
  return player.items.n > 0 || (countOf(player, 'food') > 0 && crewIn(player, 'exhausted').length > 0);
}

/** A turn of the Exploration phase: explore or pass; food and items before or after. */
export const explore: Handler<ExploreFrame> = {
  step(play, frame) {
    if (hasExploreTurn(playerAt(play.state, frame.seat), frame.acted)) return frame;
    push(play, { at: 'explore-end', seat: frame.seat });
    return undefined;
  },
  asking: { kind: 'explore', actors: (_, { seat }) => [seat], moves, answer },
};

function moves(position: Position, { seat, acted }: ExploreFrame): readonly Move[] {
  const player = playerAt(position.state, seat);
  const active = crewIn(player, 'active');
  const found: Move[] = [];
  if (!acted && active.length > 0) {
    for (let slot = 0; slot < position.state.zone.length; slot++)
      if (mayExplore(position, seat, slot)) found.push({ do: 'startExplore', slot: slot + 1 });
    for (const { card } of active) found.push({ do: 'pass', card });
  }
  found.push(...feeding(player), ...usableItems(position, seat));
  if (acted || active.length === 0) found.push({ do: 'endTurn' });
  return found;
}

/** LA-6.27 */
export function feeding(player: Player): readonly Move[] {
  if (countOf(player, 'food') === 0) return [];
  return player.survivors.flatMap(({ card, zone }): Move[] => {
    if (zone === 'exhausted') return [{ do: 'feedRecover', card }];
    return zone === 'active' ? [{ do: 'feedBoost', card }] : [];
  });
}

/** LA-14.17: a card that can be explored, at a cost that could be reached. */
function mayExplore(position: Position, seat: Seat, slot: number): boolean {
  const found = zoneCard(position, slot);
  if (found === null || cardNamed(position.rules, found.card).type === 'enemy') return false;
  if ((roadOf(position).record.slots[slot]?.cost ?? 0) > withinReach(position, seat)) return false;
  const crew = crewIn(playerAt(position.state, seat), 'active').map(({ card }) => card);
  return mayConfirm(position, seat, slot, crew);
}

/** LA-8.8: the card action is possible, or a bonus taken first can make it so. */
export function mayConfirm(position: Position, seat: Seat, slot: number, crew: readonly string[]): boolean {
  if (cardActionPossible(position, seat, slot)) return true;
  const found = zoneCard(position, slot);
  if (found === null || cardNamed(position.rules, found.card).type !== 'encounter') return false;
  const anySlot = crew.some((card) => hasAbility(position.rules, card, 'bonusFromAnySlot'));
  return roadOf(position).record.slots.some(
    ({ bonus }, index) => (index === slot || anySlot) && bonus.some((option) => makesPossible(position, slot, option)),
  );
}

/** All Active skill, with every food and every item that could help: more than this is out of reach. */
function withinReach(position: Position, seat: Seat): number {
  const { rules, state } = position;
  const player = playerAt(state, seat);
  let reach = countOf(player, 'food');
  for (const survivor of crewIn(player, 'active')) reach += skillOf(rules, survivor);
  const items = player.items.cards ?? [];
  for (const { id, effect } of heldKinds(position, seat)) {
    const copies = items.filter((item) => item === id).length;
    if (effect.do === 'setSkill') reach += copies * effect.n;
    if (effect.do === 'decontaminate') reach += copies * effect.upTo;
    if (effect.do === 'revive') reach += Math.max(0, ...crewIn(player, 'rest').map((survivor) => skillOf(rules, survivor)));
  }
  return reach;
}

function answer(play: Play, frame: ExploreFrame, move: Move): void {
  const { seat } = frame;
  if (feed(play, seat, move)) {
    push(play, frame);
    return;
  }
  switch (move.do) {
    case 'startExplore': {
      push(play, { at: 'commit', seat, slot: move.slot - 1, crew: [] });
      return;
    }
    case 'pass': {
      // LA-8.16, LA-R11: the skill as it is now.
      const survivor = playerAt(play.state, seat).survivors.find(({ card }) => card === move.card);
      const n = survivor === undefined ? 0 : skillOf(play.rules, survivor);
      tell(play, { type: 'passed', open: { seat, card: move.card } });
      tell(play, { type: 'crewMoved', open: { seat, cards: [move.card], to: 'rest', by: 'pass' } });
      push(play, { at: 'repair', seat, n, must: false, by: 'pass' }, { at: 'explore', seat, acted: true });
      return;
    }
    case 'useItem':
      push(play, frame);
      {
        applyItem(play, seat, move);
        return;
      }
    case 'endTurn': {
      push(play, { at: 'explore-end', seat });
      return;
    }
    default:
  }
}

/** LA-14.15, LA-14.16; whether the move was one of these. */
export function feed(play: Play, seat: Seat, move: Move): boolean {
  if (move.do !== 'feedRecover' && move.do !== 'feedBoost') return false;
  spend(play, seat, 'food', 'food');
  if (move.do === 'feedRecover') tell(play, { type: 'crewMoved', open: { seat, cards: [move.card], to: 'rest', by: 'food' } });
  else tell(play, { type: 'boosted', open: { seat, card: move.card } });
  return true;
}
