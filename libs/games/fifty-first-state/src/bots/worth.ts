import { type Amounts, entries, type Good } from '../goods';
import type { Card, Rules } from '../pack/rules';
import type { CostItem, Effect } from '../pack/vocabulary';

/** What a good is worth in VP to somebody who can still use it: rough, but in the right order. */
const prices: Readonly<Record<Good, number>> = {
  fuel: 0.5,
  iron: 0.5,
  gun: 0.5,
  brick: 0.55,
  ammo: 0.65,
  worker: 0.27,
  'contact-grey': 0.6,
  'contact-red': 0.45,
  'contact-blue': 0.45,
  'contact-universal': 0.7,
  development: 0.7,
  shield: 0.12,
  card: 0.55,
  vp: 1,
};

export function priceOf(good: Good): number {
  return prices[good];
}

export function goodsWorth(amounts: Amounts): number {
  let sum = 0;
  for (const [good, n] of entries(amounts)) sum += n * prices[good];
  return sum;
}

/** What effects bring once; counts of locations are taken as two. */
export function effectsWorth(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + effectWorth(effect), 0);
}

function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return effect.n * prices[effect.res];
    case 'gainPerType':
      return Math.min(effect.max, effect.n * 2) * prices[effect.res];
    case 'gainPerProduced':
      return Math.min(effect.max, effect.n * 2) * prices[effect.res];
    case 'chooseOne':
      return Math.max(...effect.options.map(effectsWorth)) * 1.1;
    case 'cache':
      return effect.goods.reduce((sum, { res, n }) => sum + n * prices[res], 0);
    case 'copyProduction':
      return 0.8;
    case 'useDeals':
      return 0.5 * effect.max;
    case 'steal':
      return 0.7;
    case 'clearLocations':
      return 0.8;
    case 'gainRuins':
      return 0.4;
    case 'repeatFactionAction':
      return 0.3;
  }
}

export function costWorth(cost: readonly CostItem[]): number {
  return cost.reduce(
    (sum, item) => sum + item.n * (item.pay === 'good' ? prices[item.res] : item.pay === 'handCard' ? prices.card : 0.5),
    0,
  );
}

/** What a location that stands brings in a round. */
export function incomeOf(card: Card): number {
  let sum = card.production === undefined ? 0 : effectsWorth(card.production.effects) + (card.production.open ? 0.1 : 0);
  if (card.action !== undefined) {
    const net = effectsWorth(card.action.effects) - costWorth(card.action.cost);
    sum += Math.max(0.1, net) * Math.min(2, card.action.maxPerRound ?? 2) * 0.7;
  }
  for (const trigger of card.triggers) sum += effectsWorth(trigger.effects) * 0.8 * trigger.on.length;
  for (const threshold of card.thresholds) sum += effectsWorth(threshold.effects) * 0.6;
  return card.storage === undefined ? sum : sum + 0.3;
}

/** A standing location, with so many rounds to come: its VP at the end and what it brings until then. */
export function standingWorth(rules: Rules, card: Card, rounds: number): number {
  return rules.constants.vpPerLocationAtEnd + incomeOf(card) * rounds;
}

/** A card in hand: half of what its best use would bring. */
export function handWorth(rules: Rules, card: Card, rounds: number): number {
  const onBuild = card.production?.onBuild ? effectsWorth(card.production.effects) : 0;
  const build = standingWorth(rules, card, rounds) + onBuild + effectsWorth(card.buildBonus) - card.distance * prices['contact-grey'];
  const raze = goodsWorth(card.spoils) - card.distance * prices['contact-red'];
  const deal = goodsWorth(card.deal) * (1 + rounds) - card.distance * prices['contact-blue'];
  return 0.25 + Math.max(0, build, raze, deal) * 0.35;
}
