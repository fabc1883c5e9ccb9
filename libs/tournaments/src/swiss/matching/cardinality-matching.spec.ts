import fc from 'fast-check';
import { exposable, largestMatching } from './cardinality-matching';

const graphs = fc.integer({ min: 0, max: 9 }).chain((size) =>
  fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }).map((cells) => ({
    size,
    adjacent: (a: number, b: number): boolean => a !== b && cells[Math.min(a, b) * size + Math.max(a, b)]!,
  })),
);

/** The size of the largest matching of the vertices, by trying all of them. */
function largestByTrying(vertices: readonly number[], adjacent: (a: number, b: number) => boolean): number {
  const [first, ...others] = vertices;
  if (first === undefined) return 0;
  const without = largestByTrying(others, adjacent);
  const paired = others
    .filter((other) => adjacent(first, other))
    .map(
      (other) =>
        1 +
        largestByTrying(
          others.filter((v) => v !== other),
          adjacent,
        ),
    );
  return Math.max(without, ...paired);
}

describe('largestMatching', () => {
  it('matches as many vertices as can be, along edges only', () => {
    fc.assert(
      fc.property(graphs, ({ size, adjacent }) => {
        const mate = largestMatching(size, adjacent);
        const matched = Array.from(mate).flatMap((other, v) => (other === -1 ? [] : [[v, other] as const]));
        for (const [v, other] of matched) expect(mate[other] === v && adjacent(v, other)).toBe(true);
        expect(matched.length / 2).toBe(largestByTrying([...mate.keys()], adjacent));
      }),
      { numRuns: 500 },
    );
  });

  it('knows who can be left alone instead of the one who is', () => {
    fc.assert(
      fc.property(graphs, ({ size, adjacent }) => {
        const mate = largestMatching(size, adjacent);
        const exposed = [...mate.keys()].filter((v) => mate[v] === -1);
        fc.pre(exposed.length === 1);
        const everybody = [...mate.keys()];
        const expected = everybody.filter(
          (v) =>
            largestByTrying(
              everybody.filter((other) => other !== v),
              adjacent,
            ) ===
            (size - 1) / 2,
        );
        expect([...exposable(size, adjacent, mate, exposed[0]!)].sort((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
