import type { FrameOf } from '../frames/frame';
import { automatic } from '../frames/handler';
import { push, tell } from '../frames/play';
import { isAutoma, fameOf } from '../state/state';
import { automaFame } from '../automa/effects';

/** LA-6.21 to LA-6.23: space by space; at the top damage is removed instead, at the bottom it is taken. */
export const fame = automatic<FrameOf<'fame'>>((play, frame) => {
  const { seat, n, by } = frame;
  if (n === 0) return;
  if (isAutoma(play.state, seat)) {
    automaFame(play, n, by);
    return;
  }
  const { highest, lowest } = play.rules.constants.fame;
  const step = Math.sign(n);
  if (n !== step) push(play, { ...frame, n: n - step });
  const now = fameOf(play.state, seat);
  if (step > 0 && now >= highest) push(play, { at: 'repair', seat, n: 1, must: true, by: 'fame' });
  else if (step < 0 && now <= lowest) push(play, { at: 'damage', seat, n: 1, zone: 'any', by: 'fame' });
  else tell(play, { type: 'fameMoved', open: { seat, n: step, by } });
});
