import { gain } from '../effects/gain';
import type { FrameOf } from '../frames/frame';
import { automatic } from '../frames/handler';
import { push, tell } from '../frames/play';
import { cardNamed } from '../pack/rules';
import { handCardMove } from './hand-card-move';
import type { TurnMove } from './turn-move';

/** FS-M3: pay the distance in blue contacts. */
export const signDeal: TurnMove<'signDeal'> = handCardMove({
  rule: 'FS-M3',
  contact: 'contact-blue',
  move: (card) => ({ do: 'signDeal' as const, card }),
  then: (seat, card) => ({ at: 'deal', seat, card }),
});

/** FS-7.8: tucked under the board, it yields its deal goods at once; then triggers. */
export const deal = automatic<FrameOf<'deal'>>((play, { seat, card }) => {
  tell(play, { type: 'dealSigned', open: { seat, card, deal: play.state.nextId } });
  gain(play, seat, cardNamed(play.rules, card).deal, { by: 'deal', card });
  push(play, { at: 'triggers', seat, on: 'deal-signed' });
});
