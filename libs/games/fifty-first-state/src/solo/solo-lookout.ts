import { topCard } from '../effects/draw';
import type { FrameOf } from '../frames/frame';
import { type Handler } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { buildFree, refuseTaking, revealDisplay, takeMoves } from '../phases/lookout';
import { opponentOf } from './virtual-opponent';

/** FS-10.4: four cards; the human takes two of them, the opponent gets two and one more from the deck (FS-11.2: two more). */
export const soloDraft: Handler<FrameOf<'solo-draft'>> = {
  step(play, frame) {
    if (frame.step === 1 && play.state.display.length === 0) revealDisplay(play, 1, play.rules.pack.solo.standard.lookoutFaceUp);
    const { display } = play.state;
    const [card] = display;
    if (display.length > 1) return frame;
    // FS-10.16: steps that find no card are skipped; a single card is taken by force.
    if (card !== undefined) tell(play, { type: 'taken', open: { seat: 0, card } });
    opponentPick(play, frame.step);
    return undefined;
  },
  asking: {
    kind: 'draft',
    actors: () => [0],
    moves: ({ state }) => takeMoves(state.display),
    refusal: ({ state }, _frame, _seat, move) => refuseTaking(state.display, move),
    answer(play, { step }, seat, move) {
      if (move.do !== 'takeLookoutCard') return;
      tell(play, { type: 'taken', open: { seat, card: move.card } });
      opponentPick(play, step);
    },
  },
};

function opponentPick(play: Play, step: 1 | 2): void {
  const { seats, display } = play.state;
  if (step === 1) {
    if (display.length > 0) buildFree(play, seats, play.chance.pick('virtual-opponent-lookout', display), 'display');
    push(play, { at: 'solo-draft', step: 2 });
    return;
  }
  for (const card of display) buildFree(play, seats, card, 'display');
  for (let extra = opponentOf(play).lookoutExtraCards; extra > 0; extra--) {
    const card = topCard(play);
    if (card !== undefined) buildFree(play, seats, card, 'deck');
  }
}
