import type { FrameOf } from '../frames/frame';
import { choice, type Handler } from '../frames/handler';
import { push } from '../frames/play';
import type { Move } from '../moves/move';
import { cardNamed } from '../pack/rules';
import { gain } from './gain';
import { dealTargets } from './possible';

/** FS-M26: the goods of one to `left` different deals, one at a time; 'done' only after the first. The deals stay (FS-R36). */
export const useDeals: Handler<FrameOf<'use-deals'>> = choice({
  kind: 'use-deals',
  rule: 'FS-M26',
  automaticIfSingle: true,
  actor: ({ context }) => context.seat,
  options(position, { context, from, left, used }): readonly Move[] {
    const targets = left === 0 ? [] : dealTargets(position, context.seat, from, used);
    if (targets.length === 0) return [];
    return [...targets.map(({ id }): Move => ({ do: 'chooseDeal', deal: id })), ...(used.length > 0 ? [{ do: 'done' } as const] : [])];
  },
  answer(play, frame, move) {
    if (move.do !== 'chooseDeal') return;
    const deal = dealTargets(play, frame.context.seat, frame.from, frame.used).find(({ id }) => id === move.deal);
    if (deal === undefined) return;
    gain(play, frame.context.seat, cardNamed(play.rules, deal.card).deal, { by: frame.context.by, card: deal.card });
    push(play, { ...frame, left: frame.left - 1, used: [...frame.used, deal.id] });
  },
});
