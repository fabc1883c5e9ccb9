import { type FrameOf, notExploring } from '../frames/frame';
import { automatic, choice } from '../frames/handler';
import { push, tell } from '../frames/play';
import { stopOf } from '../state/state';
import { roadOf } from './road';

/** LA-10.11, LA-16.10, LA-16.11: what lies on a link that was just used. */
export const link = automatic<FrameOf<'link'>>((play, { seat, link: id, crew }) => {
  const found = roadOf(play).links.get(id);
  if (found === undefined) return;
  const exploring = { slot: null, crew: crew ?? [], part: crew === null ? null : ('bonusAction' as const) };
  const mine = play.state.mines.find((laid) => laid.link === id && laid.seat !== seat);
  if (mine !== undefined) {
    tell(play, { type: 'mineSprung', open: { seat, link: id } });
    // LA-18.3, LA-R45
    push(play, { at: 'effects', seat, list: [{ do: 'damage', n: 1, zone: 'truck' }], exploring: notExploring, by: 'mine' });
  }
  if (found.kind === 'avalanche') tell(play, { type: 'avalanche', open: { link: id } });
  if (found.effects.length > 0) push(play, { at: 'effects', seat, list: found.effects, exploring, by: 'shortcut' });
});

/** LA-10.8, LA-14.40: a resource or an item may be taken, contamination must. */
export const waypoint = choice<FrameOf<'waypoint'>>({
  kind: 'take-waypoint',
  moves({ state }, { seat }) {
    const counter = state.waypoints.find(({ stop }) => stop === stopOf(state, seat));
    if (counter === undefined) return [];
    if (counter.kind === 'contamination') return [{ do: 'takeWaypoint', take: true }];
    return [
      { do: 'takeWaypoint', take: true },
      { do: 'takeWaypoint', take: false },
    ];
  },
  answer(play, { seat, crew }, move) {
    const counter = play.state.waypoints.find(({ stop }) => stop === stopOf(play.state, seat));
    if (move.do !== 'takeWaypoint' || !move.take || counter === undefined) return;
    const { stop, kind } = counter;
    if (kind === 'contamination') {
      // The counter stays. A committed Hermit keeps it from a bonus move (LA-16.5).
      const exploring = { slot: null, crew: crew ?? [], part: crew === null ? null : ('bonusAction' as const) };
      push(play, { at: 'effects', seat, list: [{ do: 'contaminate', n: 1, target: 'chooseOwn' }], exploring, by: 'waypoint' });
      return;
    }
    tell(play, { type: 'waypointTaken', open: { seat, stop, kind } });
    push(
      play,
      kind === 'item' ? { at: 'draw', seat, n: 1, by: 'waypoint' } : { at: 'place', seat, tokens: [kind], why: 'gain', by: 'waypoint' },
    );
  },
});
