import type { IllegalMove, Seat } from '@kronika/game-kernel';
import type { Frame } from '../frames/frame';
import { type Play, push } from '../frames/play';
import type { Contact } from '../goods';
import { repeat } from '../payment/purse';
import { cardNamed } from '../pack/rules';
import { distinct, handOf } from '../state/queries';
import { cannotPay, locationInHand, notInHand, type Turn } from './turn-move';

interface NamesCard {
  readonly card: string;
}

/** Construct, deal and raze from hand are alike: a hand card, its distance in contacts of one colour, then what happens. */
export function handCardMove<Made extends NamesCard>(spec: {
  readonly rule: string;
  readonly contact: Contact;
  move(card: string): Made;
  then(seat: Seat, card: string): Frame;
}) {
  return {
    options: ({ rules, player }: Turn): readonly Made[] =>
      distinct(handOf(player))
        .filter((card) => rules.cards.has(card))
        .map((card) => spec.move(card)),
    refusal(turn: Turn, move: NamesCard): IllegalMove | undefined {
      const card = locationInHand(turn, move.card);
      return card === undefined ? notInHand(spec.rule, move.card) : cannotPay(turn, repeat(spec.contact, card.distance));
    },
    begin(play: Play, seat: Seat, move: NamesCard): void {
      const { distance } = cardNamed(play.rules, move.card);
      push(play, { at: 'pay', seat, units: repeat(spec.contact, distance), to: null }, spec.then(seat, move.card));
    },
  };
}
