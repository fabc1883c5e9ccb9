/** Games of a best-of-n match between two: 0 or 1 for the seat that won, undefined for a draw. */
export type GameWinner = 0 | 1 | undefined;

export interface BestOf {
  /** Games won by each. */
  readonly wins: readonly [number, number];
  readonly played: number;
  /** No further game can change who wins, or all games are played. */
  readonly decided: boolean;
  /** Places of the two: [1, 2], [2, 1], or [1, 1] while or where nobody is ahead. */
  readonly places: readonly [number, number];
}

/** How a best-of-n match stands. Games after the decision do not count. */
export function bestOf(n: number, games: readonly GameWinner[]): BestOf {
  const wins: [number, number] = [0, 0];
  let played = 0;
  let decided = false;
  for (const winner of games) {
    if (decided) break;
    played += 1;
    if (winner !== undefined) wins[winner] += 1;
    const lead = Math.abs(wins[0] - wins[1]);
    decided = played >= n || lead > n - played;
  }
  const places = wins[0] > wins[1] ? ([1, 2] as const) : wins[0] < wins[1] ? ([2, 1] as const) : ([1, 1] as const);
  return { wins, played, decided, places };
}
