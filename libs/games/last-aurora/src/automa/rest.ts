import { type Play, tell } from '../frames/play';
import { automaOf, left, topOf } from '../state/state';

/** LA-17.15: food turns further action cards, without shuffling. */
export function automaRests(play: Play): void {
  if (play.state.automa === null) return;
  while (automaOf(play.state).food > 0 && left(automaOf(play.state).deck) > 0) {
    const card = topOf(automaOf(play.state).deck);
    if (card === undefined) throw new Error('The action deck is not known');
    tell(play, { type: 'automaHolds', open: { res: 'food', n: -1, by: 'rest' } });
    tell(play, { type: 'automaRevealed', open: { card, from: 'deck' } });
  }
}
