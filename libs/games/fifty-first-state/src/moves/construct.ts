import { afterBuild } from '../effects/after-build';
import type { FrameOf } from '../frames/frame';
import { automatic } from '../frames/handler';
import { push, tell } from '../frames/play';
import { cardNamed } from '../pack/rules';
import { handCardMove } from './hand-card-move';
import type { TurnMove } from './turn-move';

/** FS-M1: pay the distance in grey contacts. */
export const construct: TurnMove<'construct'> = handCardMove({
  rule: 'FS-M1',
  contact: 'contact-grey',
  move: (card) => ({ do: 'construct' as const, card }),
  then: (seat, card) => ({ at: 'build', seat, card }),
});

/** FS-7.1: the card comes into the row of its category. */
export const build = automatic<FrameOf<'build'>>((play, { seat, card: id }) => {
  const card = cardNamed(play.rules, id);
  const place = play.state.nextId;
  tell(play, { type: 'built', open: { seat, card: id, row: card.category, place, from: 'hand' } });
  push(play, ...afterBuild(seat, card, place));
});
