import type { FrameOf } from '../frames/frame';
import { choice, type Handler } from '../frames/handler';
import { push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { findPlace, standing } from '../state/queries';
import { effectsFrame } from './effects';
import { copyTargets } from './possible';

/** FS-M25: gains what another production location produces, with the counts of that location's owner (FS-14.9). */
export const copy: Handler<FrameOf<'copy'>> = choice({
  kind: 'copy-production',
  rule: 'FS-M25',
  automaticIfSingle: true,
  actor: ({ context }) => context.seat,
  options: (position, { context, from }) =>
    copyTargets(position, context, from).map(({ id }): Move => ({ do: 'chooseProductionLocation', place: id })),
  answer(play, { context }, move) {
    const target = move.do === 'chooseProductionLocation' ? findPlace(play.state, move.place) : undefined;
    const card = target && standing(play.rules, target.place);
    if (target === undefined || card?.production === undefined || context.place === null) return;
    // FS-14.17: what depends on the phase's gains comes in stage 5, by this record.
    tell(play, { type: 'copied', open: { seat: context.seat, via: context.place, target: target.place.id } });
    push(play, effectsFrame({ ...context, owner: target.owner, place: target.place.id, card: card.id }, card.production.effects));
  },
});
