import { counted, type Good, type Language, type Rules } from '@kronika/games/fifty-first-state';
import { type Amount, type FacePart, type FaceRow, goodsShapes, signShapes } from '@kronika/web/ui/cards';
import type { Shape } from '@kronika/web/ui';

type Location = Rules['pack']['locations'][number];
type Faction = Rules['pack']['factions'][number];
type Ability = Location['abilities'][number];
type Effect =
  | Location['buildBonus'][number]
  | Faction['actions'][number]['effects'][number]
  | Extract<Ability, { effects: unknown }>['effects'][number];
type Cost = Extract<Ability, { kind: 'action' }>['cost'][number];

export interface Words {
  readonly language: Language;
}

/** A number of a good as an icon, with its words. */
export function amountOf(language: Language, good: Good, n: number): Amount {
  return { shape: goodsShapes[good], n, label: counted(language, good, n) };
}

const text = (value: string): FacePart => ({ kind: 'text', text: value });
const sign = (shape: Shape): FacePart => ({ kind: 'sign', shape });
const goods = (words: Words, good: Good, n: number): FacePart => ({ kind: 'amount', ...amountOf(words.language, good, n) });

/** An ability in signs: what it is, what it costs, what it gives. */
export function abilityRow(ability: Ability, words: Words, label: string): FaceRow {
  return { parts: abilityParts(ability, words), label };
}

/** Effects behind a sign: a building bonus, an action of a board. */
export function effectsRow(effects: readonly Effect[], words: Words, shape: Shape, label: string): FaceRow {
  return { parts: [sign(shape), ...effectParts(effects, words)], label };
}

/** Cost, arrow, effects. */
export function exchangeParts(cost: readonly Cost[], effects: readonly Effect[], words: Words): readonly FacePart[] {
  return [...cost.map((item) => costPart(item, words)), ...(cost.length === 0 ? [] : [text('→')]), ...effectParts(effects, words)];
}

function abilityParts(ability: Ability, words: Words): readonly FacePart[] {
  switch (ability.kind) {
    case 'production':
      return [sign(ability.open ? signShapes.openProduction : signShapes.production), ...effectParts(ability.effects, words)];
    case 'action': {
      const uses = ability.maxPerRound === 1 ? [] : [text(ability.maxPerRound === null ? '×∞' : `×${ability.maxPerRound}`)];
      return [...exchangeParts(ability.cost, ability.effects, words), ...uses];
    }
    case 'storage':
      return [
        sign(signShapes.storage),
        ...ability.slots.flatMap(({ of, max }) => [
          text(max === null ? '∞' : String(max)),
          ...(of.length === 4 ? [sign(signShapes.any)] : of.map((good) => goods(words, good, 1))),
        ]),
      ];
    case 'trigger':
      return [
        sign(signShapes.trigger),
        ...ability.on.map((event) => sign(event === 'razed' ? signShapes.spoils : signShapes.deal)),
        text('→'),
        ...effectParts(ability.effects, words),
      ];
    case 'productionThreshold':
      return [
        text(`≥${ability.min}`),
        ...(ability.of.length === 4 ? [sign(signShapes.any)] : ability.of.map((good) => goods(words, good, 1))),
        text('→'),
        ...effectParts(ability.effects, words),
      ];
    case 'keepHandInCleanup':
      return [goods(words, 'card', 1), sign(signShapes.storage)];
  }
}

function costPart(item: Cost, words: Words): FacePart {
  switch (item.pay) {
    case 'good':
      return goods(words, item.res, item.n);
    case 'anyBasic':
      return { kind: 'amount', shape: signShapes.any, n: item.n, label: '' };
    case 'handCard':
      return goods(words, 'card', item.n);
    case 'ownDeal':
      return { kind: 'amount', shape: signShapes.deal, n: item.n, label: '' };
  }
}

function effectParts(effects: readonly Effect[], words: Words): readonly FacePart[] {
  return effects.flatMap((effect): readonly FacePart[] => {
    switch (effect.do) {
      case 'gain':
        return [goods(words, effect.res, effect.n)];
      case 'gainPerType':
        return [goods(words, effect.res, effect.n), text('/'), sign(typeShape(effect.type)), text(`≤${effect.max}`)];
      case 'gainPerProduced':
        return [goods(words, effect.res, effect.n), text('/'), goods(words, effect.per, 1), text(`≤${effect.max}`)];
      case 'chooseOne':
        return effect.options.flatMap((option, index) => [...(index === 0 ? [] : [text('|')]), ...effectParts(option, words)]);
      case 'cache':
        return [sign(signShapes.storage), ...effect.goods.map(({ res, n }) => goods(words, res, n))];
      case 'copyProduction':
        return [sign(signShapes.repeat), sign(effect.divert ? signShapes.steal : signShapes.production)];
      case 'useDeals':
        return [sign(signShapes.repeat), { kind: 'amount', shape: signShapes.deal, n: effect.max, label: '' }];
      case 'steal':
        return [sign(signShapes.steal), { kind: 'amount', shape: signShapes.any, n: effect.n, label: '' }];
      case 'clearLocations':
        return [sign(signShapes.repeat), { kind: 'amount', shape: signShapes.action, n: effect.max, label: '' }];
      case 'gainRuins':
        return [{ kind: 'amount', shape: signShapes.ruins, n: effect.n, label: '' }];
      case 'repeatFactionAction':
        return [sign(signShapes.repeat)];
    }
  });
}

function typeShape(type: string): Shape {
  const others: Readonly<Record<string, Shape>> = { contact: signShapes.contact, liberty: signShapes.liberty, toxic: signShapes.toxic };
  const found = Object.entries(goodsShapes).find(([good]) => good === type)?.[1];
  return found ?? others[type] ?? signShapes.any;
}
