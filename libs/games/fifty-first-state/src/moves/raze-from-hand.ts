import { gain } from '../effects/gain';
import type { FrameOf } from '../frames/frame';
import { automatic } from '../frames/handler';
import { push, tell } from '../frames/play';
import { cardNamed } from '../pack/rules';
import { handCardMove } from './hand-card-move';
import type { TurnMove } from './turn-move';

/** FS-M4: pay the distance in red contacts. */
export const razeFromHand: TurnMove<'razeFromHand'> = handCardMove({
  rule: 'FS-M4',
  contact: 'contact-red',
  move: (card) => ({ do: 'razeFromHand' as const, card }),
  then: (seat, card) => ({ at: 'raze-hand', seat, card }),
});

/** FS-7.10: the card is discarded, its spoils are gained; then triggers. */
export const razeHand = automatic<FrameOf<'raze-hand'>>((play, { seat, card }) => {
  tell(play, { type: 'razedFromHand', open: { seat, card } });
  gain(play, seat, cardNamed(play.rules, card).spoils, { by: 'spoils', card });
  push(play, { at: 'triggers', seat, on: 'razed' });
});
