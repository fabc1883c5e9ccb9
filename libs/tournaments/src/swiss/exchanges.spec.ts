import fc from 'fast-check';
import { seededGenerator } from '../random/generator';
import { candidates } from '../testing/swiss/generation-order';
import { Exchanges } from './exchanges';
import { PerfectMatching } from './matching/perfect-matching';

/** A homogeneous bracket in which only these pairs can meet, all equally good. */
function upperHalf(size: number, canMeet: (a: number, b: number) => boolean): number[] | undefined {
  const graph = new PerfectMatching(size, 1);
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) if (!canMeet(a, b)) graph.weights(0)[a * size + b] = -Infinity;
  graph.begin(new Int32Array(size).fill(-1));
  if (!graph.solve()) return undefined;
  const players = Array.from({ length: size }, (_, index) => index);
  return new Exchanges(graph, players, canMeet).settleUpperHalf();
}

describe('exchanges', () => {
  it('C.04.3 4.3 are none where none is needed', () => {
    expect(upperHalf(6, () => true)).toEqual([0, 1, 2]);
  });

  it('C.04.3 4.3 take the lowest out of S1 and the highest out of S2', () => {
    expect(upperHalf(6, (a, b) => a !== b && !(a === 2 && b > 2) && !(b === 2 && a > 2))).toEqual([0, 1, 3]);
  });

  it('C.04.3 4.3.4 with the same difference, the smallest differing number leaves S2', () => {
    // 4 and 5 meet only 0 and 1, so two players must leave S2: 6 and 9, or 7 and 8.
    const pairs = '0-4 0-5 1-4 1-5 2-6 2-7 2-8 3-6 3-7 3-10 3-11 6-7 7-8 7-11 8-9 9-10 10-11'.split(' ');
    expect(upperHalf(12, (a, b) => pairs.includes(`${Math.min(a, b)}-${Math.max(a, b)}`))).toEqual([0, 1, 2, 3, 6, 9]);
  });

  it('C.04.3 4.3 are those of the first candidate in the order of generation', () => {
    const brackets = fc.record({ seed: fc.nat(), half: fc.integer({ min: 1, max: 5 }), density: fc.integer({ min: 20, max: 60 }) });
    fc.assert(
      fc.property(brackets, ({ seed, half, density }) => {
        const size = 2 * half;
        const chance = seededGenerator(`exchanges ${seed}`);
        const cells = Array.from({ length: size * size }, () => chance.int(100) < density);
        const canMeet = (a: number, b: number): boolean => a !== b && cells[Math.min(a, b) * size + Math.max(a, b)]!;
        const players = Array.from({ length: size }, (_, index) => index);
        fc.pre(players.every((a) => players.some((b) => canMeet(a, b))));
        const upper = upperHalf(size, canMeet);
        let expected: number[] | undefined;
        for (const pairs of candidates([], players, half)) {
          if (!pairs.every(([a, b]) => canMeet(a, b))) continue;
          expected = pairs.map(([a]) => a);
          break;
        }
        expect(upper).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
