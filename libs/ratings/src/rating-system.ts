import type { PlayerId, RatedResult } from './rated-result';

/** A player's rating as it stands. */
export interface RatingEntry {
  readonly player: PlayerId;
  /** The estimate, on the system's own scale. */
  readonly value: number;
  /** Its standard deviation. */
  readonly deviation: number;
  /** What players are ranked by: careful where little is known. */
  readonly ordinal: number;
  readonly games: number;
  /** Too little is known yet for the rating to be compared. */
  readonly provisional: boolean;
}

/** What one result did to one player. */
export interface RatingChange {
  readonly result: string;
  readonly time: number;
  readonly player: PlayerId;
  readonly place: number;
  readonly seats: number;
  readonly before: RatingEntry;
  readonly after: RatingEntry;
}

/** Ratings while results come in, one after another. */
export interface Ladder {
  /** The changes that become visible with this result. Results that the system does not rate change nothing. */
  add(result: RatedResult): readonly RatingChange[];
  entry(player: PlayerId): RatingEntry | undefined;
  /** Best first. */
  entries(): readonly RatingEntry[];
}

/** A way of rating: nothing but a fold over results, so that ratings can be computed anew at any time. */
export interface RatingSystem {
  readonly id: string;
  open(): Ladder;
}

/** All ratings and their history from nothing. */
export function recompute(system: RatingSystem, results: Iterable<RatedResult>): { ladder: Ladder; history: RatingChange[] } {
  const ladder = system.open();
  const history: RatingChange[] = [];
  for (const result of results) history.push(...ladder.add(result));
  return { ladder, history };
}

/** Best first; equal ones by name, so that the order is always the same. */
export function byOrdinal(one: RatingEntry, other: RatingEntry): number {
  return other.ordinal - one.ordinal || (one.player < other.player ? -1 : 1);
}
