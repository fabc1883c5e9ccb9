import { counted } from '@kronika/games/fifty-first-state';
import { goodsShapes, signShapes } from '@kronika/web/ui/cards';
/** A number of a good as an icon, with its words. */
export function amountOf(language, good, n) {
  return { shape: goodsShapes[good], n, label: counted(language, good, n) };
}
const text = (value) => ({ kind: 'text', text: value });
const sign = (shape) => ({ kind: 'sign', shape });
const goods = (words, good, n) => ({ kind: 'amount', ...amountOf(words.language, good, n) });
/** An ability in signs: what it is, what it costs, what it gives. */
export function abilityRow(ability, words, label) {
  return { parts: abilityParts(ability, words), label };
}
/** Effects behind a sign: a building bonus, an action of a board. */
export function effectsRow(effects, words, shape, label) {
  return { parts: [sign(shape), ...effectParts(effects, words)], label };
}
/** Cost, arrow, effects. */
export function exchangeParts(cost, effects, words) {
  return [...cost.map((item) => costPart(item, words)), ...(cost.length === 0 ? [] : [text('→')]), ...effectParts(effects, words)];
}
function abilityParts(ability, words) {
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
function costPart(item, words) {
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
function effectParts(effects, words) {
  return effects.flatMap((effect) => {
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
function typeShape(type) {
  const others = { contact: signShapes.contact, liberty: signShapes.liberty, toxic: signShapes.toxic };
  const found = Object.entries(goodsShapes).find(([good]) => good === type)?.[1];
  return found ?? others[type] ?? signShapes.any;
}
//# sourceMappingURL=face-rows.js.map
