import type { Language } from '@kronika/game-kernel';
import type { Shape } from '@kronika/web/ui';
import type { FacePart } from '@kronika/web/ui/cards';
import type { Effect, Slot } from './parse';
import { shapeOf, shapes } from './shapes';
import { effectWords, word } from './words';

const special = {
  speed: shapes.speed,
  tracks: shapes.tracks,
  recycle: shapes.repeat,
  produce: shapes.special,
  roundRepair: shapes.repair,
  restDecontaminate: shapes.contamination,
  scoreFame: shapes.fame,
} as const;

/** The sign of an empty slot. */
export function slotShape(slot: Slot): Shape {
  if (slot.kind === 'armor') return shapes.armor;
  if (slot.kind === 'weapon') return shapes.weapon;
  if (slot.kind === 'special') return special[slot.effect.do];
  const [only, ...others] = slot.accepts;
  return only !== undefined && others.length === 0 ? shapeOf(only) : shapes.item;
}

/** Effects in signs. */
export function effectParts(effects: readonly Effect[], language: Language): readonly FacePart[] {
  return effects.flatMap((effect) => partsOf(effect, language));
}

function partsOf(effect: Effect, language: Language): readonly FacePart[] {
  const amount = (shape: Shape, n: number, label: string): FacePart => ({ kind: 'amount', shape, n, label });
  const text = (words: string): FacePart => ({ kind: 'text', text: words });
  switch (effect.do) {
    case 'choose':
      return effect.options.flatMap((option, index) => [...(index === 0 ? [] : [text('/')]), ...effectParts(option, language)]);
    case 'gain':
      return [text('+'), amount(shapeOf(effect.res), effect.n, word(effect.res, language))];
    case 'pay':
      return [text('−'), amount(shapeOf(effect.res), effect.n, word(effect.res, language))];
    case 'gainItem':
      return [text('+'), amount(shapes.item, effect.n, word('item', language))];
    case 'discardItem':
      return [text('−'), amount(shapes.item, effect.n, word('item', language))];
    case 'damage':
      return [amount(shapes.damage, effect.n, effectWords(effect, language))];
    case 'contaminate':
      return [amount(shapes.contamination, effect.n, effectWords(effect, language))];
    case 'repair':
      return [text('−'), amount(shapes.damage, effect.upTo, effectWords(effect, language))];
    case 'decontaminate':
      return [text('−'), amount(shapes.contamination, effect.upTo, effectWords(effect, language))];
    case 'fame':
      return [text(effect.n > 0 ? '+' : '−'), amount(shapes.fame, Math.abs(effect.n), effectWords(effect, language))];
    case 'moveConvoy':
      return [amount(shapes.truck, effect.upTo, effectWords(effect, language))];
    case 'attack':
      return [{ kind: 'sign', shape: shapes.weapon }];
    case 'takeAllFromCard':
    case 'swapWithCard':
    case 'discardThisCard':
    case 'upgradeFromDiscard':
      return [text(effectWords(effect, language))];
  }
}
