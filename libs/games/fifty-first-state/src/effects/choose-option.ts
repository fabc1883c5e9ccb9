import type { FrameOf } from '../frames/frame';
import { choice, type Handler } from '../frames/handler';
import { push } from '../frames/play';
import type { Move } from '../moves/move';
import { effectsFrame } from './effects';
import { anyPossible } from './possible';

/** FS-M24: one of several lists of effects; those that would bring nothing are not offered (FS-R92). */
export const option: Handler<FrameOf<'option'>> = choice({
  kind: 'choose-option',
  rule: 'FS-M24',
  automaticIfSingle: true,
  actor: ({ context }) => context.seat,
  options: (position, { context, options }) =>
    options.flatMap((list, index): Move[] => (anyPossible(position, context, list) ? [{ do: 'chooseOption', option: index }] : [])),
  answer(play, { context, options }, move) {
    const chosen = move.do === 'chooseOption' ? options[move.option] : undefined;
    if (chosen !== undefined) push(play, effectsFrame(context, chosen));
  },
});
