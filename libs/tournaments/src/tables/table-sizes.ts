/** The sizes that an organiser allows, within the seats of the game. */
export interface SizeChoice {
  readonly allowed: readonly number[];
  readonly preferred: number;
}

/** How many tables of which size: preferred ones first, off-size ones at the bottom; `byes` is how many find no table. */
export interface TableSizes {
  readonly sizes: readonly number[];
  readonly byes: number;
}

/**
 * The fewest byes, then the fewest off-size tables, then the smaller tables. Preferred 4 from {3, 4, 5} thus gives fours, with one 5 for a
 * remainder of 1, two 3s for 2 and one 3 for 3; from {3, 4}: (-N mod 4) threes.
 */
export function tableSizes(players: number, choice: SizeChoice): TableSizes {
  const off = [...new Set(choice.allowed)].filter((size) => size !== choice.preferred && size >= 2).sort((x, y) => x - y);
  for (let byes = 0; byes <= players; byes++) {
    const offSizes = fewestOffSizes(players - byes, choice.preferred, off);
    if (!offSizes) continue;
    const rest = players - byes - offSizes.reduce((seats, size) => seats + size, 0);
    const preferred = Array.from({ length: rest / choice.preferred }, () => choice.preferred);
    return { sizes: [...preferred, ...offSizes.sort((x, y) => y - x)], byes };
  }
  return { sizes: [], byes: players };
}

/** No rematch is possible at most while rounds <= floor((N - 1) / (k - 1)). */
export function roundsWithoutRematch(players: number, size: number): number {
  return Math.floor((players - 1) / (size - 1));
}

/** The smallest multiset of off-size tables that leaves a multiple of the preferred size; smaller sizes win a draw. */
function fewestOffSizes(seats: number, preferred: number, off: readonly number[]): number[] | undefined {
  let candidates: readonly (readonly number[])[] = [[]];
  // More off-size tables than the preferred size has seats never help: some of them would already add up to whole preferred tables.
  for (let count = 0; count <= preferred; count++) {
    const fitting = candidates.find((sizes) => fits(seats, preferred, sizes));
    if (fitting) return [...fitting];
    candidates = candidates.flatMap((sizes) => off.filter((size) => size >= (sizes.at(-1) ?? 0)).map((size) => [...sizes, size]));
  }
  return undefined;
}

function fits(seats: number, preferred: number, sizes: readonly number[]): boolean {
  const rest = seats - sizes.reduce((sum, size) => sum + size, 0);
  return rest >= 0 && rest % preferred === 0;
}
