import fc from 'fast-check';
import type { CostUnit } from '../frames/frame';
import { basics, emptySupply, type Token, type Tokens } from '../goods';
import { newPlayer, type Place, type Player } from '../state/state';
import { payable, payOptions, purseOf, spend, type Purse, isGoodsUnit, unitsOf } from './purse';

const place = (id: number, cache: Tokens): Place => ({
  id,
  card: 'camp',
  row: 'feature',
  ruined: false,
  uses: 0,
  spent: {},
  worker: false,
  cache,
  stored: {},
  shield: false,
});
const player = (goods: Tokens, ...caches: readonly Tokens[]): Player => ({
  ...newPlayer,
  goods: { ...emptySupply, ...goods },
  places: caches.map((cache, index) => place(index + 1, cache)),
});

/** What a unit may be paid with, said once more and as plainly as the rules say it. */
function accepts(unit: CostUnit, good: Token): boolean {
  if (unit === 'anyBasic') return good === 'ammo' || basics.some((basic) => basic === good);
  if (unit === good) return true;
  if (good === 'ammo') return basics.some((basic) => basic === unit);
  return good === 'contact-universal' && (unit === 'contact-grey' || unit === 'contact-red' || unit === 'contact-blue');
}

/** Tries every assignment of goods to units. */
function payableByTrial(goods: readonly Token[], units: readonly CostUnit[]): boolean {
  const [unit, ...rest] = units;
  if (unit === undefined) return true;
  return goods.some((good, index) => accepts(unit, good) && payableByTrial([...goods.slice(0, index), ...goods.slice(index + 1)], rest));
}

const someTokens: readonly Token[] = [
  'fuel',
  'iron',
  'gun',
  'brick',
  'ammo',
  'worker',
  'contact-grey',
  'contact-red',
  'contact-universal',
  'development',
];
const someUnits: readonly CostUnit[] = [...someTokens, 'contact-blue', 'anyBasic'];
const goodsList = fc.array(fc.constantFrom(...someTokens), { maxLength: 6 });
const unitList = fc.array(fc.constantFrom(...someUnits), { maxLength: 4 });

function tokensOf(goods: readonly Token[]): Tokens {
  const counts: Partial<Record<Token, number>> = {};
  for (const good of goods) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

describe('a purse', () => {
  it('FS-4.5, FS-4.6, FS-4.7, FS-4.9 can pay exactly what some assignment of goods to units pays', () => {
    fc.assert(
      fc.property(goodsList, goodsList, unitList, (supply, cached, units) => {
        const purse = purseOf(player(tokensOf(supply), tokensOf(cached)));
        expect(payable(purse, units)).toBe(payableByTrial([...supply, ...cached], units));
      }),
      { numRuns: 500 },
    );
  });

  it('FS-4.11 offers for a unit exactly the goods after which the rest can be paid', () => {
    fc.assert(
      fc.property(
        goodsList,
        goodsList,
        fc.array(fc.constantFrom(...someUnits), { minLength: 1, maxLength: 4 }),
        (supply, cached, [unit, ...rest]) => {
          if (unit === undefined || !isGoodsUnit(unit)) return;
          const purse = purseOf(player(tokensOf(supply), tokensOf(cached)));
          const offered = payOptions(purse, unit, rest).map(({ source, good }) => `${source} ${good}`);
          const expected = new Set<string>();
          const without = (goods: readonly Token[], index: number) => [...goods.slice(0, index), ...goods.slice(index + 1)];
          supply.forEach((good, index) => {
            if (accepts(unit, good) && payableByTrial([...without(supply, index), ...cached], rest)) expected.add(`supply ${good}`);
          });
          cached.forEach((good, index) => {
            if (accepts(unit, good) && payableByTrial([...supply, ...without(cached, index)], rest)) expected.add(`1 ${good}`);
          });
          expect([...offered].sort()).toEqual([...expected].sort());
        },
      ),
      { numRuns: 300 },
    );
  });

  it('FS-4.11 whatever is chosen, the payment can be finished', () => {
    fc.assert(
      fc.property(goodsList, unitList, fc.nat(), (goods, units, seed) => {
        let purse: Purse = purseOf(player(tokensOf(goods)));
        if (!payable(purse, units)) return;
        units.forEach((unit, index) => {
          if (!isGoodsUnit(unit)) return;
          const options = payOptions(purse, unit, units.slice(index + 1));
          expect(options.length).toBeGreaterThan(0);
          purse = spend(purse, options[seed % options.length]!);
        });
        expect(Object.values(purse.totals).every((n) => n >= 0)).toBe(true);
        expect(goods.length - Object.values(purse.totals).reduce((sum, n) => sum + n, 0)).toBe(units.length);
      }),
    );
  });

  it('FS-4.8 adds up supply and caches, and tells the caches apart', () => {
    const purse = purseOf(player({ fuel: 1 }, { fuel: 2, ammo: 1 }, {}, { worker: 1 }));
    expect([purse.totals.fuel, purse.totals.ammo, purse.totals.worker]).toEqual([3, 1, 1]);
    expect(purse.caches.map(({ place: id }) => id)).toEqual([1, 3]);
    expect(payOptions(purse, 'fuel', [])).toEqual([
      { source: 'supply', good: 'fuel' },
      { source: 1, good: 'fuel' },
      { source: 1, good: 'ammo' },
    ]);
  });

  it('FS-4.12 hand cards and deals are counted, not chosen here', () => {
    const { hand } = newPlayer;
    const rich = purseOf({ ...newPlayer, hand: { ...hand, locations: 1, red: 1 }, deals: [{ id: 1, card: 'school' }] });
    expect(payable(rich, ['handCard', 'handCard', 'ownDeal'])).toBe(true);
    expect(payable(rich, ['handCard', 'handCard', 'handCard'])).toBe(false);
    expect(payable(rich, ['ownDeal', 'ownDeal'])).toBe(false);
  });

  it('FS-4.10 spells a cost out in its printed order', () => {
    expect(
      unitsOf([
        { pay: 'good', res: 'worker', n: 1 },
        { pay: 'anyBasic', n: 2 },
        { pay: 'handCard', n: 1 },
        { pay: 'ownDeal', n: 1 },
      ]),
    ).toEqual(['worker', 'anyBasic', 'anyBasic', 'handCard', 'ownDeal']);
  });
});
