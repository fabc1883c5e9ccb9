import type { FrameOf } from '../frames/frame';
import { choice, type Handler } from '../frames/handler';
import { push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { playerAt } from '../state/state';
import { victims } from './possible';

/** FS-M27, FS-R30: first whom to rob. */
export const victim: Handler<FrameOf<'victim'>> = choice({
  kind: 'choose-victim',
  rule: 'FS-M27',
  automaticIfSingle: true,
  actor: ({ seat }) => seat,
  options: ({ state }, { seat, of }) => victims(state, seat, of).map((other): Move => ({ do: 'chooseVictim', seat: other })),
  answer(play, { seat, of, n }, move) {
    if (move.do === 'chooseVictim') push(play, { at: 'loot', seat, victim: move.seat, of, n });
  },
});

/** FS-M27: then what to take from the personal supply, never from cards. */
export const loot: Handler<FrameOf<'loot'>> = choice({
  kind: 'choose-good',
  rule: 'FS-M27',
  automaticIfSingle: true,
  actor: ({ seat }) => seat,
  options: ({ state }, { victim: other, of }) =>
    of.filter((good) => playerAt(state, other).goods[good] > 0).map((good): Move => ({ do: 'chooseGood', good })),
  answer(play, { seat, victim: other, n }, move) {
    if (move.do !== 'chooseGood') return;
    const number = Math.min(n, playerAt(play.state, other).goods[move.good]);
    tell(play, { type: 'stolen', open: { seat, from: other, good: move.good, n: number } });
  },
});
