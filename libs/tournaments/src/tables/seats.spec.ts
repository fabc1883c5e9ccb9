import fc from 'fast-check';
import { seededGenerator } from '../random/generator';
import { seatCost, seatHistory, seatTable } from './seats';

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

describe('seatTable', () => {
  it('is the cheapest of all k! orders', () => {
    const earlier = fc.array(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 3, maxLength: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(earlier, fc.integer({ min: 2, max: 5 }), fc.string(), (tables, size, seed) => {
        const history = seatHistory(tables);
        const members = ['a', 'b', 'c', 'd', 'e'].slice(0, size);
        const seated = seatTable(history, members, seededGenerator(seed));
        expect([...seated].sort()).toEqual(members);
        expect(seatCost(history, seated)).toBe(Math.min(...permutations(members).map((order) => seatCost(history, order))));
      }),
    );
  });

  it('never lets the same player go first twice while somebody has not been first', () => {
    const tables: string[][] = [];
    for (let round = 0; round < 4; round++) tables.push(seatTable(seatHistory(tables), ['a', 'b', 'c', 'd'], seededGenerator(`r${round}`)));
    expect(new Set(tables.map((table) => table[0])).size).toBe(4);
  });

  it('charges the first seat twice', () => {
    const history = seatHistory([['a', 'b']]);
    expect(seatCost(history, ['a', 'b'])).toBe(3 + 2 + 3);
    expect(seatCost(history, ['b', 'a'])).toBe(2);
  });

  it('draws among equal orders, so that round 1 is not in the order of the list', () => {
    const firsts = new Set(
      Array.from({ length: 40 }, (_, i) => seatTable(seatHistory([]), ['a', 'b', 'c', 'd'], seededGenerator(`${i}`))[0]),
    );
    expect(firsts.size).toBe(4);
  });
});
