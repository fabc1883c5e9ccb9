/** An account, or whoever else is rated. */
export type PlayerId = string;

/** One seat of a rated game; seats are in seating order, seat 0 is the first player. */
export interface RatedSeat {
  readonly player: PlayerId;
  /** Shared where the game was tied: 1, 2, 2, 4. */
  readonly place: number;
  readonly faction?: string;
}

/** A released result that counts for ratings. */
export interface RatedResult {
  /** The game, or the table of a tournament. */
  readonly id: string;
  /** Which game was played (`fifty-first-state`). */
  readonly game: string;
  /** When it was released, in milliseconds since 1970. */
  readonly time: number;
  readonly seats: readonly RatedSeat[];
}

/** What the log says about a result: it counts, in place of what was said before, or it does not count any more. */
export type ResultFact = { readonly kind: 'released'; readonly result: RatedResult } | { readonly kind: 'withdrawn'; readonly id: string };

/**
 * The results that count, in the order in which they were first released: a correction takes the place of what it corrects, so that ratings are
 * as if it had been right from the start.
 */
export function effectiveResults(facts: Iterable<ResultFact>): RatedResult[] {
  const results = new Map<string, RatedResult | undefined>();
  for (const fact of facts) {
    if (fact.kind === 'withdrawn') results.set(fact.id, undefined);
    else results.set(fact.result.id, { ...fact.result, time: results.get(fact.result.id)?.time ?? fact.result.time });
  }
  return [...results.values()].filter((result) => result !== undefined);
}
