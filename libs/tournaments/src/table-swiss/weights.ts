/** The organiser's weights: avoiding rematches against narrow score groups. */
export interface TableWeights {
  /** Times the square of earlier meetings, for each pair at a table. */
  readonly rematch: number;
  /** For each pair that has met at all. */
  readonly met: number;
  /** Times the squared distance of each score from the table's mean, on the scale where a win is 10. */
  readonly spread: number;
  /** Times the earlier off-size games of each player at an off-size table. */
  readonly offSize: number;
  /** Spreads players who are due to be first over the tables. A preference of the search, not part of the cost. */
  readonly first: number;
}

export const defaultWeights: TableWeights = { rematch: 1000, met: 200, spread: 4, offSize: 2000, first: 100 };

/** What a pair costs that has met this often. */
export function rematchCost(weights: TableWeights, meetings: number): number {
  return weights.rematch * meetings ** 2 + (meetings > 0 ? weights.met : 0);
}
