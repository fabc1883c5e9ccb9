import type { EffectContext, Frame, FrameOf } from '../frames/frame';
import { type Handler, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { amountsOf } from '../pack/rules';
import type { Effect, EffectOf } from '../pack/vocabulary';
import { countType } from '../state/queries';
import { playerAt } from '../state/state';
import { topCard } from './draw';
import { Gains } from './gain';

/** Carries out effects in printed order; stops at the first that may have to be asked about, the rest waits below it. */
export const effects: Handler<FrameOf<'effects'>> = {
  step(play, { context, list }) {
    const gains = new Gains();
    for (const [index, effect] of list.entries()) {
      const steps = carryOut(play, context, effect, gains);
      if (steps.length === 0) continue;
      gains.give(play, context);
      const rest = list.slice(index + 1);
      push(play, ...steps, ...(rest.length > 0 ? [effectsFrame(context, rest)] : []));
      return undefined;
    }
    gains.give(play, context);
    return undefined;
  },
};

export function effectsFrame(context: EffectContext, list: readonly Effect[]): Frame {
  return { at: 'effects', context, list };
}

/** Does a plain effect at once; returns the frames of one that asks. */
function carryOut(play: Play, context: EffectContext, effect: Effect, gains: Gains): readonly Frame[] {
  switch (effect.do) {
    case 'gain':
      gains.add(effect.res, effect.n);
      return [];
    case 'gainPerType':
      gains.add(effect.res, perType(play, context, effect));
      return [];
    case 'gainPerProduced':
      // FS-7.3, FS-R31: outside of stage 5 of the Production phase it yields nothing.
      return [];
    case 'cache':
      if (context.place !== null) {
        tell(play, { type: 'cached', open: { seat: context.seat, place: context.place, goods: amountsOf(effect.goods) } });
      }
      return [];
    case 'gainRuins':
      gains.give(play, context);
      for (let n = 0; n < effect.n; n++) gainRuins(play, context);
      return [];
    case 'chooseOne':
      return [{ at: 'option', context, options: effect.options }];
    case 'copyProduction':
      return [{ at: 'copy', context, from: effect.from }];
    case 'useDeals':
      return [{ at: 'use-deals', context, from: effect.from, left: effect.max, used: [] }];
    case 'steal':
      return [{ at: 'victim', seat: context.seat, of: effect.of, n: effect.n }];
    case 'clearLocations':
      return [{ at: 'clear', context, left: effect.max, excludeSelf: effect.excludeSelf, begun: false }];
    case 'repeatFactionAction':
      return [{ at: 'repeat', seat: context.seat }];
  }
}

/** FS-14.2, FS-14.9: counted in the State of the location's owner, up to the maximum. */
export function perType({ rules, state }: Position, { owner }: Pick<EffectContext, 'owner'>, effect: EffectOf<'gainPerType'>): number {
  return Math.min(effect.max, effect.n * countType(rules, playerAt(state, owner), effect.type));
}

/** FS-8.12: the top card of the deck comes face down into the State; without a card nothing happens (FS-4.14). */
function gainRuins(play: Play, { seat }: EffectContext): void {
  const card = topCard(play);
  if (card === undefined) return;
  tell(play, { type: 'ruinsGained', open: { seat, place: play.state.nextId }, sealed: [{ to: [seat], data: card }] });
}
