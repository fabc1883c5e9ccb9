/** The candidates of C.04.3 articles 3 and 4, literally in the order in which they are generated. Small brackets only. */

export type Pairs = readonly (readonly [number, number])[];

/** All pairings of a bracket with `pairCount` pairs; players are in pairing order, `movedDown` before `residents`. */
export function* candidates(movedDown: readonly number[], residents: readonly number[], pairCount: number): Generator<Pairs> {
  for (let fromAbove = Math.min(movedDown.length, residents.length, pairCount); fromAbove >= 0; fromAbove--) {
    for (const limbo of subsets(movedDown, fromAbove)) {
      for (const opponents of arrangements(residents, fromAbove)) {
        const movedDownPairs = limbo.map((player, index) => [player, opponents[index] ?? -1] as const);
        const remainder = residents.filter((player) => !opponents.includes(player));
        if (remainder.length < 2 * (pairCount - fromAbove)) continue;
        for (const pairs of homogeneous(remainder, pairCount - fromAbove)) yield [...movedDownPairs, ...pairs];
      }
    }
  }
}

/** S1 against S2: transpositions of S2 for each exchange, exchanges in their order (4.2, 4.3). */
function* homogeneous(players: readonly number[], pairCount: number): Generator<Pairs> {
  for (const [upper, lower] of exchanges(players, pairCount)) {
    for (const opponents of arrangements(lower, pairCount)) yield upper.map((player, index) => [player, opponents[index] ?? -1] as const);
  }
}

function exchanges(players: readonly number[], pairCount: number): [number[], number[]][] {
  const upper = players.slice(0, pairCount);
  const lower = players.slice(pairCount);
  const numberOf = (player: number): number => players.indexOf(player) + 1;
  const all: { out: number[]; into: number[] }[] = [];
  for (let count = 0; count <= Math.min(upper.length, lower.length); count++) {
    for (const out of subsets(upper, count)) for (const into of subsets(lower, count)) all.push({ out, into });
  }
  const sum = (list: readonly number[]): number => list.reduce((so, player) => so + numberOf(player), 0);
  all.sort((a, b) => {
    if (a.out.length !== b.out.length) return a.out.length - b.out.length;
    const difference = sum(a.into) - sum(a.out) - (sum(b.into) - sum(b.out));
    if (difference !== 0) return difference;
    // The largest differing number leaving S1 comes first, then the smallest differing number leaving S2.
    for (let i = a.out.length - 1; i >= 0; i--) {
      const larger = numberOf(b.out[i] ?? 0) - numberOf(a.out[i] ?? 0);
      if (larger !== 0) return larger;
    }
    for (let i = 0; i < a.into.length; i++) {
      const smaller = numberOf(a.into[i] ?? 0) - numberOf(b.into[i] ?? 0);
      if (smaller !== 0) return smaller;
    }
    return 0;
  });
  const inOrder = (list: readonly number[]): number[] => [...list].sort((a, b) => numberOf(a) - numberOf(b));
  return all.map(({ out, into }) => [
    inOrder([...upper.filter((player) => !out.includes(player)), ...into]),
    inOrder([...lower.filter((player) => !into.includes(player)), ...out]),
  ]);
}

/** Subsets of a size, in lexicographic order. */
export function* subsets(list: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= list.length - size; index++) {
    for (const tail of subsets(list, size - 1, index + 1)) yield [list[index] ?? -1, ...tail];
  }
}

/** Sequences of a length without repetition, in lexicographic order. */
export function* arrangements(list: readonly number[], length: number): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const [index, first] of list.entries()) {
    for (const tail of arrangements([...list.slice(0, index), ...list.slice(index + 1)], length - 1)) yield [first, ...tail];
  }
}
