import type { FrameOf } from '../frames/frame';
import { choice, type Handler } from '../frames/handler';
import { push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { clearable } from './possible';

/** FS-M28, FS-14.11: clears one to `left` own locations, one at a time; 'done' only after the first. */
export const clear: Handler<FrameOf<'clear'>> = choice({
  kind: 'clear-locations',
  rule: 'FS-M28',
  automaticIfSingle: true,
  actor: ({ context }) => context.seat,
  options({ state }, { context, left, excludeSelf, begun }): readonly Move[] {
    const places = left === 0 ? [] : clearable(state, context, excludeSelf);
    if (places.length === 0) return [];
    return [...places.map(({ id }): Move => ({ do: 'chooseLocation', place: id })), ...(begun ? [{ do: 'done' } as const] : [])];
  },
  answer(play, frame, move) {
    if (move.do !== 'chooseLocation') return;
    tell(play, { type: 'cleared', open: { seat: frame.context.seat, place: move.place } });
    push(play, { ...frame, left: frame.left - 1, begun: true });
  },
});
