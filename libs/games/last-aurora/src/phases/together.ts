import type { Seat } from '@kronika/game-kernel';
import { automaRests } from '../automa/rest';
import type { Frame, FrameOf } from '../frames/frame';
import type { Handler } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { runLane } from '../frames/run';
import { playerAt, standardOrder } from '../state/state';
import { startingTokens } from './setup';

/** LA-5.11, LA-9.1: all players at once, each with an own stack of what is to be done. */
export const together: Handler<FrameOf<'together'>> = {
  step(play, frame) {
    if (play.state.lanes === null) {
      const lanes = play.state.players.map((_, seat) => laneOf(play, frame.what, seat));
      tell(play, { type: 'lanesOpened', open: { lanes } });
      lanes.forEach((lane, seat) => runLane(play, seat, [...lane]));
    }
    if (play.state.lanes?.some(({ stack }) => stack.length > 0) === true) return frame;
    tell(play, { type: 'lanesClosed', open: {} });
    if (frame.what === 'rest') {
      automaRests(play);
      tell(play, { type: 'phaseBegan', open: { phase: 'movement', round: play.state.round } });
      push(play, { at: 'movement', left: standardOrder(play.state) });
    }
    return undefined;
  },
  asking: {
    kind: 'together',
    actors: ({ state }) => (state.lanes ?? []).flatMap(({ stack }, seat) => (stack.length > 0 ? [seat] : [])),
    // Seats answer in their own stacks, never here.
    moves: () => [],
    answer: () => undefined,
  },
};

function laneOf(play: Play, what: 'setup' | 'rest', seat: Seat): readonly Frame[] {
  if (playerAt(play.state, seat).eliminated > 0) return [];
  if (what === 'setup') return [{ at: 'place', seat, tokens: startingTokens(play.rules), why: 'gain', by: 'setup' }];
  return [{ at: 'rest-feed', seat }];
}
