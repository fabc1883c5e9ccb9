import type { IllegalMove, Seat } from '@kronika/game-kernel';
import { illegal, type Position } from '../frames/handler';
import type { Play } from '../frames/play';
import type { CostUnit } from '../frames/frame';
import { payable, type Purse, purseOf } from '../payment/purse';
import type { Card } from '../pack/rules';
import { handOf } from '../state/queries';
import { type Player, playerAt } from '../state/state';
import type { MoveName, MoveOf } from './move';

/** A player's turn as the rules look at it. */
export interface Turn extends Position {
  readonly seat: Seat;
  readonly player: Player;
  readonly purse: Purse;
}

/** One kind of action of a turn. `options` lists the candidates; those that `refusal` lets pass are the legal ones. */
export interface TurnMove<Name extends MoveName> {
  options(turn: Turn): readonly MoveOf<Name>[];
  refusal(turn: Turn, move: MoveOf<Name>): IllegalMove | undefined;
  /** Puts the steps of a legal move on the stack. */
  begin(play: Play, seat: Seat, move: MoveOf<Name>): void;
}

export function turnOf({ rules, state }: Position, seat: Seat): Turn {
  const player = playerAt(state, seat);
  return { rules, state, seat, player, purse: purseOf(player) };
}

/** The location of this name in the own hand. */
export function locationInHand({ rules, player }: Turn, id: string): Card | undefined {
  return handOf(player).includes(id) ? rules.cards.get(id) : undefined;
}

export function notInHand(rule: string, card: string): IllegalMove {
  return illegal(rule, `no location '${card}' in hand`);
}

/** FS-4.9 */
export function cannotPay(turn: Turn, units: readonly CostUnit[]): IllegalMove | undefined {
  return payable(turn.purse, units) ? undefined : illegal('FS-4.9', 'the cost cannot be paid in full');
}
