import type { CostUnit } from '../frames/frame';
import { basics, contacts, emptySupply, substituteOf, type Supply, type Token, type Tokens, tokens } from '../goods';
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

/** How many of each unit a cost asks for. */
type Need = Readonly<Record<CostUnit, number>>;

const nothing: Need = { ...emptySupply, anyBasic: 0, handCard: 0, ownDeal: 0 };

// Costs are looked at for every card of every legal-move list; the same cost is worked out once.
const unitLists = new WeakMap<readonly CostItem[], readonly CostUnit[]>();
const repeated = new Map<CostUnit, (readonly CostUnit[])[]>();
const needs = new WeakMap<readonly CostUnit[], Need>();

/** FS-4.10: a cost in its printed order, unit by unit. */
export function unitsOf(cost: readonly CostItem[]): readonly CostUnit[] {
  let units = unitLists.get(cost);
  if (units === undefined) {
    units = cost.flatMap((item) => repeat(item.pay === 'good' ? item.res : item.pay, item.n));
    unitLists.set(cost, units);
  }
  return units;
}

/** A cost of `n` times the same unit. */
export function repeat(unit: CostUnit, n: number): readonly CostUnit[] {
  let lists = repeated.get(unit);
  if (lists === undefined) repeated.set(unit, (lists = []));
  return (lists[n] ??= new Array<CostUnit>(n).fill(unit));
}

function needOf(units: readonly CostUnit[]): Need {
  let need = needs.get(units);
  if (need === undefined) {
    const counts: Record<CostUnit, number> = { ...nothing };
    for (const unit of units) counts[unit]++;
    need = counts;
    needs.set(units, need);
  }
  return need;
}

/** FS-4.9: whether the whole cost can be paid now. Each substitute can stand in only once, so what is short is added up. */
export function payable(purse: Purse, units: readonly CostUnit[]): boolean {
  return covers(purse.totals, purse, needOf(units));
}

function covers(totals: Supply, { hand, deals }: { readonly hand: number; readonly deals: number }, need: Need): boolean {
  if (need.handCard > hand || need.ownDeal > deals) return false;
  if (need.worker > totals.worker || need.development > totals.development || need.shield > totals.shield) return false;
  let ammo = need.ammo;
  let spare = 0;
  for (const basic of basics) {
    const over = totals[basic] - need[basic];
    if (over < 0) ammo -= over;
    else spare += over;
  }
  ammo += Math.max(0, need.anyBasic - spare);
  let universal = need['contact-universal'];
  for (const contact of contacts) universal += Math.max(0, need[contact] - totals[contact]);
  return ammo <= totals.ammo && universal <= totals['contact-universal'];
}

/** FS-4.10, FS-4.11: the ways to pay one unit that leave the rest payable. */
export function payOptions(purse: Purse, unit: Token | 'anyBasic', rest: readonly CostUnit[]): readonly PayOption[] {
  const found: PayOption[] = [];
  for (const good of acceptable(unit)) {
    if (purse.totals[good] === 0) continue;
    if (rest.length > 0 && !covers({ ...purse.totals, [good]: purse.totals[good] - 1 }, purse, needOf(rest))) continue;
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
