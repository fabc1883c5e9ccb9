import type { IllegalMove, Seat } from '@kronika/game-kernel';
import { afterBuild } from '../effects/after-build';
import type { FrameOf } from '../frames/frame';
import { choice, type Handler, illegal, type Position } from '../frames/handler';
import { push, tell } from '../frames/play';
import { plusTokens } from '../goods';
import { payOptions, type PayOption, type Purse, purseOf } from '../payment/purse';
import { type Card, cardNamed, type Rules } from '../pack/rules';
import { distinct, handOf, inStateOrder, ownPlace, standing } from '../state/queries';
import { type Place, playerAt } from '../state/state';
import type { Move, MoveOf } from './move';
import { locationInHand, notInHand, type TurnMove } from './turn-move';

/** FS-M2, FS-7.21: hand card, then old card, then means of payment. */
export const develop: TurnMove<'develop'> = {
  options: ({ rules, player }) =>
    distinct(handOf(player))
      .filter((card) => rules.cards.has(card))
      .map((card): MoveOf<'develop'> => ({ do: 'develop', card })),
  refusal(turn, move): IllegalMove | undefined {
    const card = locationInHand(turn, move.card);
    if (card === undefined) return notInHand('FS-M2', move.card);
    if (turn.player.places.some((old) => canReplace(turn.rules, turn.purse, card, old))) return undefined;
    return illegal('FS-7.5', 'no own location can be replaced by this card');
  },
  begin(play, seat, { card }) {
    push(play, { at: 'develop', seat, card });
  },
};

/** FS-7.5: by brick or ammo only where the types go together. */
export function typesMatch(rules: Rules, card: Card, old: Place): boolean {
  const oldCard = standing(rules, old);
  // Ruins, and cards without any type, go with everything (FS-14.1).
  if (oldCard === undefined || oldCard.types.length === 0 || card.types.length === 0) return true;
  return oldCard.types.some((type) => card.types.includes(type));
}

function canReplace(rules: Rules, purse: Purse, card: Card, old: Place): boolean {
  return purse.totals.development > 0 || (purse.totals.brick + purse.totals.ammo > 0 && typesMatch(rules, card, old));
}

/** FS-7.24: {brick, ammo, development token} x {supply, cache}. */
function waysToPay({ rules, state }: Position, { seat, card, old }: { seat: Seat; card: string; old: number }): readonly PayOption[] {
  const player = playerAt(state, seat);
  const place = ownPlace(player, old);
  if (place === undefined) return [];
  const purse = purseOf(player);
  const byType = typesMatch(rules, cardNamed(rules, card), place) ? payOptions(purse, 'brick', []) : [];
  return [...byType, ...payOptions(purse, 'development', [])];
}

/** The second step: which own location or Ruins is replaced. */
export const chooseReplaced: Handler<FrameOf<'develop'>> = choice({
  kind: 'choose-replaced',
  rule: 'FS-7.5',
  automaticIfSingle: true,
  actor: ({ seat }) => seat,
  options({ rules, state }, { seat, card }) {
    const player = playerAt(state, seat);
    const purse = purseOf(player);
    return inStateOrder(player.places)
      .filter((old) => canReplace(rules, purse, cardNamed(rules, card), old))
      .map(({ id }): Move => ({ do: 'chooseReplaced', place: id }));
  },
  answer(play, { seat, card }, move) {
    if (move.do === 'chooseReplaced') push(play, { at: 'develop-pay', seat, card, old: move.place });
  },
});

/** The third step: payment; then the old card leaves and the new one comes (FS-7.6). */
export const payDevelopment: Handler<FrameOf<'develop-pay'>> = choice({
  kind: 'pay',
  rule: 'FS-7.24',
  automaticIfSingle: true,
  actor: ({ seat }) => seat,
  options: (position, frame) => waysToPay(position, frame).map(({ source, good }): Move => ({ do: 'payUnit', source, good })),
  answer(play, { seat, card: id, old }, move) {
    if (move.do !== 'payUnit') return;
    const { source, good } = move;
    const paid = source === 'supply' ? { goods: { [good]: 1 }, cached: [] } : { goods: {}, cached: [{ place: source, good, n: 1 }] };
    tell(play, { type: 'paid', open: { seat, ...paid, to: null } });
    const replaced = ownPlace(playerAt(play.state, seat), old);
    if (replaced === undefined || replaced.card === null) return;
    const card = cardNamed(play.rules, id);
    const place = play.state.nextId;
    const open = {
      seat,
      card: id,
      row: card.category,
      place,
      old,
      oldCard: replaced.card,
      wasRuins: replaced.ruined,
      back: plusTokens(replaced.cache, replaced.stored),
    };
    tell(play, { type: 'developed', open });
    const { developVp } = play.rules.constants;
    if (developVp > 0) tell(play, { type: 'gained', open: { seat, goods: { vp: developVp }, by: 'development', card: id } });
    push(play, ...afterBuild(seat, card, place));
  },
});
