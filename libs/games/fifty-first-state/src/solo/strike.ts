import { gain } from '../effects/gain';
import { ruinPlace } from '../effects/ruin-place';
import { type Play, push, tell } from '../frames/play';
import { checkEnd } from '../phases/action';
import { findPlace, standing } from '../state/queries';

export type Strike = 'razed' | 'shield-lost' | 'forge';

/** What an automatic opponent's attack does to a location of the human (FS-10.7, FS-12.10, FS-R33). */
export function strike(play: Play, id: number): Strike {
  const human = 0;
  const found = findPlace(play.state, id);
  const card = found && standing(play.rules, found.place);
  if (found === undefined || card === undefined) throw new Error(`An attack on ${id}, which is no location`);
  if (card.printedShield) return 'forge';
  if (found.place.shield) {
    tell(play, { type: 'shieldLost', open: { seat: human, place: id } });
    return 'shield-lost';
  }
  ruinPlace(play, play.state.seats, found);
  gain(play, human, card.deal, { by: 'compensation', card: card.id });
  return 'razed';
}

/** VP for the automatic opponent. */
export function opponentScores(play: Play, vp: number): void {
  if (vp > 0) tell(play, { type: 'gained', open: { seat: play.state.seats, goods: { vp }, by: 'opponent', card: null } });
}

/** FS-10.6, FS-12.9: a face-up connection card goes to the discard, red before blue. False when there is none. */
export function discardConnection(play: Play): boolean {
  const { connections, seats } = play.state;
  for (const colour of ['red', 'blue'] as const) {
    const card = connections[colour].faceUp;
    if (card === null) continue;
    tell(play, { type: 'opponentTookConnection', open: { seat: seats, colour, card } });
    return true;
  }
  return false;
}

/** The turn of the automatic opponent is over. */
export function endOpponentTurn(play: Play): void {
  checkEnd(play);
  push(play, { at: 'next', after: play.state.seats });
}
