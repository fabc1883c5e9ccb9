import type { Frame, FrameOf } from '../frames/frame';
import { type Handler, illegal, type Position } from '../frames/handler';
import { type Play, tell } from '../frames/play';
import { type Token, type Tokens } from '../goods';
import { type Move, sameMove } from '../moves/move';
import { distinct, handOf } from '../state/queries';
import { type Player, playerAt } from '../state/state';
import { isGoodsUnit, type PayOption, payOptions, type Purse, purseOf, spend } from './purse';

type Pay = FrameOf<'pay'>;

/** FS-4.9 to FS-4.13: pays a cost unit by unit, asking only where there are several ways. */
export const pay: Handler<Pay> = {
  step(play, frame) {
    const [unit] = frame.units;
    if (unit === undefined) return undefined;
    if (isGoodsUnit(unit)) return payGoods(play, frame);
    const { deals } = playerAt(play.state, frame.seat);
    const [only] = deals;
    // A choice among hand cards is always asked: the number of ways would tell what the hand holds (FS-7.24).
    if (unit === 'handCard' || deals.length > 1 || only === undefined) return frame;
    tell(play, { type: 'dealPaid', open: { seat: frame.seat, deal: only.id } });
    return next(play, frame);
  },
  asking: {
    kind: 'pay',
    actors: (_, { seat }) => [seat],
    moves: waysToPay,
    refusal: (position, frame, _seat, move) =>
      waysToPay(position, frame).some((way) => sameMove(way, move))
        ? undefined
        : illegal(frame.units[0] === 'handCard' || frame.units[0] === 'ownDeal' ? 'FS-4.12' : 'FS-4.11', 'that does not pay for this'),
    answer(play, frame, seat, move) {
      if (move.do === 'payUnit') tellPaid(play, frame, [{ source: move.source, good: move.good }]);
      else if (move.do === 'discardDeal') tell(play, { type: 'dealPaid', open: { seat, deal: move.deal } });
      else if (move.do === 'discardFromHand') {
        const colour = play.rules.connections.get(move.card)?.colour ?? null;
        tell(play, { type: 'handCardPaid', open: { seat, card: move.card, colour } });
      }
      const rest = frame.units.slice(1);
      if (rest.length > 0) play.stack.push({ ...frame, units: rest });
    },
  },
};

function next(play: Play, frame: Pay): Frame | undefined {
  return pay.step(play, { ...frame, units: frame.units.slice(1) });
}

/** Pays all units in goods that can be paid in one way only, as one fact. */
function payGoods(play: Play, frame: Pay): Frame | undefined {
  const paid: PayOption[] = [];
  let purse = purseOf(playerAt(play.state, frame.seat));
  let index = 0;
  let several = false;
  for (; index < frame.units.length; index++) {
    const unit = frame.units[index];
    if (unit === undefined || !isGoodsUnit(unit)) break;
    const [option, other] = payOptions(purse, unit, frame.units.slice(index + 1));
    if (option === undefined) throw new Error(`Nothing pays for ${unit}`);
    several = other !== undefined;
    if (several) break;
    paid.push(option);
    purse = spend(purse, option);
  }
  if (paid.length > 0) tellPaid(play, frame, paid);
  const rest = { ...frame, units: frame.units.slice(index) };
  return several ? rest : pay.step(play, rest);
}

function tellPaid(play: Play, { seat, to }: Pay, paid: readonly PayOption[]): void {
  const goods: Partial<Record<Token, number>> = {};
  const cached: { place: number; good: Token; n: number }[] = [];
  for (const { source, good } of paid) {
    if (source === 'supply') goods[good] = (goods[good] ?? 0) + 1;
    else cached.push({ place: source, good, n: 1 });
  }
  const open: { seat: number; goods: Tokens; cached: typeof cached; to: Pay['to'] } = { seat, goods, cached, to };
  tell(play, { type: 'paid', open });
}

function waysToPay({ state }: Position, frame: Pay): readonly Move[] {
  const player = playerAt(state, frame.seat);
  const [unit, ...rest] = frame.units;
  if (unit === undefined) return [];
  if (unit === 'handCard') return distinct(handOf(player)).map((card): Move => ({ do: 'discardFromHand', card }));
  if (unit === 'ownDeal') return player.deals.map(({ id }): Move => ({ do: 'discardDeal', deal: id }));
  return payOptions(purseOf(player), unit, rest).map(({ source, good }): Move => ({ do: 'payUnit', source, good }));
}

/** A player with the purse already counted, so that many costs can be compared with it. */
export interface Payer {
  readonly player: Player;
  readonly purse: Purse;
}

export function payerOf(player: Player): Payer {
  return { player, purse: purseOf(player) };
}
