import type { CostUnit } from '../frames/frame';
import { basics, substituteOf, type Supply, type Token, type Tokens, tokens } from '../goods';
import type { CostItem } from '../pack/vocabulary';
import type { Player } from '../state/state';

/** FS-4.8: all that a player can pay with now. */
export interface Purse {
  readonly supply: Supply;
  readonly caches: readonly { readonly place: number; readonly goods: Tokens }[];
  /** Supply and caches together. */
  readonly totals: Supply;
  readonly hand: number;
  readonly deals: number;
}

export interface PayOption {
  readonly source: 'supply' | number;
  readonly good: Token;
}

export function purseOf(player: Player): Purse {
  const caches: { place: number; goods: Tokens }[] = [];
  let totals: Supply = player.goods;
  for (const place of player.places) {
    if (place.ruined || Object.keys(place.cache).length === 0) continue;
    caches.push({ place: place.id, goods: place.cache });
    totals = added(totals, place.cache);
  }
  return { supply: player.goods, caches, totals, hand: handSize(player), deals: player.deals.length };
}

function added(a: Supply, b: Tokens): Supply {
  const sum: Record<Token, number> = { ...a };
  for (const token of tokens) sum[token] += b[token] ?? 0;
  return sum;
}

export function handSize({ hand }: Player): number {
  return hand.locations + hand.blue + hand.red;
}

/** FS-4.10: a cost in its printed order, unit by unit. */
export function unitsOf(cost: readonly CostItem[]): readonly CostUnit[] {
  return cost.flatMap((item) => repeat(item.pay === 'good' ? item.res : item.pay, item.n));
}

export function repeat(unit: CostUnit, n: number): readonly CostUnit[] {
  return new Array<CostUnit>(n).fill(unit);
}

/** FS-4.9: whether the whole cost can be paid now. Each substitute can stand in only once, so what is short is added up. */
export function payable(purse: Purse, units: readonly CostUnit[]): boolean {
  return payableFrom(purse.totals, purse, units);
}

function payableFrom(totals: Supply, { hand, deals }: { hand: number; deals: number }, units: readonly CostUnit[]): boolean {
  const need: Partial<Record<CostUnit, number>> = {};
  for (const unit of units) need[unit] = (need[unit] ?? 0) + 1;
  if ((need.handCard ?? 0) > hand || (need.ownDeal ?? 0) > deals) return false;
  let ammo = need.ammo ?? 0;
  let spare = 0;
  for (const basic of basics) {
    const over = totals[basic] - (need[basic] ?? 0);
    if (over < 0) ammo -= over;
    else spare += over;
  }
  ammo += Math.max(0, (need.anyBasic ?? 0) - spare);
  const universal =
    (need['contact-universal'] ?? 0) +
    short(totals, need, 'contact-grey') +
    short(totals, need, 'contact-red') +
    short(totals, need, 'contact-blue');
  return (
    ammo <= totals.ammo &&
    universal <= totals['contact-universal'] &&
    short(totals, need, 'worker') + short(totals, need, 'development') + short(totals, need, 'shield') === 0
  );
}

function short(totals: Supply, need: Readonly<Partial<Record<CostUnit, number>>>, good: Token): number {
  return Math.max(0, (need[good] ?? 0) - totals[good]);
}

/** FS-4.10, FS-4.11: the ways to pay one unit that leave the rest payable. */
export function payOptions(purse: Purse, unit: Token | 'anyBasic', rest: readonly CostUnit[]): readonly PayOption[] {
  const found: PayOption[] = [];
  for (const good of acceptable(unit)) {
    if (purse.totals[good] === 0) continue;
    if (rest.length > 0 && !payableFrom({ ...purse.totals, [good]: purse.totals[good] - 1 }, purse, rest)) continue;
    if (purse.supply[good] > 0) found.push({ source: 'supply', good });
    for (const { place, goods } of purse.caches) if ((goods[good] ?? 0) > 0) found.push({ source: place, good });
  }
  return found;
}

function acceptable(unit: Token | 'anyBasic'): readonly Token[] {
  if (unit === 'anyBasic') return [...basics, 'ammo'];
  const substitute = substituteOf(unit);
  return substitute === undefined ? [unit] : [unit, substitute];
}

/** What is left of a purse when one unit was paid from it. */
export function spend(purse: Purse, { source, good }: PayOption): Purse {
  const less = (goods: Supply): Supply => ({ ...goods, [good]: goods[good] - 1 });
  if (source === 'supply') return { ...purse, supply: less(purse.supply), totals: less(purse.totals) };
  return {
    ...purse,
    totals: less(purse.totals),
    caches: purse.caches.map((cache) =>
      cache.place === source ? { place: source, goods: { ...cache.goods, [good]: (cache.goods[good] ?? 0) - 1 } } : cache,
    ),
  };
}

/** Whether a unit is paid in goods rather than in cards. */
export function isGoodsUnit(unit: CostUnit): unit is Token | 'anyBasic' {
  return unit !== 'handCard' && unit !== 'ownDeal';
}
