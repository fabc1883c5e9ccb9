import type { Seat } from '@kronika/game-kernel';
import type { EffectContext, Frame } from '../frames/frame';
import type { Card } from '../pack/rules';
import { effectsFrame } from './effects';

/** FS-7.2, FS-7.3: a production location produces at once, then comes the building bonus. */
export function afterBuild(seat: Seat, card: Card, place: number): readonly Frame[] {
  const context = (by: EffectContext['by']): EffectContext => ({ seat, owner: seat, place, by, card: card.id });
  return [
    ...(card.production?.onBuild ? [effectsFrame(context('production'), card.production.effects)] : []),
    ...(card.buildBonus.length > 0 ? [effectsFrame(context('bonus'), card.buildBonus)] : []),
  ];
}
