import type { FrameOf } from '../frames/frame';
import { automatic } from '../frames/handler';
import { push } from '../frames/play';
import { inStateOrder, standing } from '../state/queries';
import { playerAt } from '../state/state';
import { effectsFrame } from './effects';

/** FS-8.2 to FS-8.4: mandatory, for the acting player, after the action; each location that has the trigger gives. */
export const triggers = automatic<FrameOf<'triggers'>>((play, { seat, on }) => {
  const frames = inStateOrder(playerAt(play.state, seat).places).flatMap((place) => {
    const card = standing(play.rules, place);
    if (card === undefined) return [];
    const context = { seat, owner: seat, place: place.id, by: 'trigger', card: card.id } as const;
    return card.triggers.filter((trigger) => trigger.on.includes(on)).map((trigger) => effectsFrame(context, trigger.effects));
  });
  push(play, ...frames);
});
