import type { DropOrder } from './drop-orders';
import { inDropOrder } from './drop-orders';

/** In which losers' rounds players who met in the winners' bracket can meet again, and how many such meetings there can be. */
export type PossibleRematches = ReadonlyMap<number, number>;

/** A place in the losers' bracket: round (from 1) and match (from 0). */
interface Place {
  readonly round: number;
  readonly match: number;
}

/**
 * Two who met in a winners' match can meet again where the place that its loser drops to and the place that its winner drops to later lead into
 * the same losers' match. Counts those losers' rounds for a full bracket.
 */
export function possibleRematches(size: number, drops: readonly DropOrder[]): PossibleRematches {
  let rounds = 1;
  while (2 ** rounds < size) rounds += 1;
  const places = Array.from({ length: rounds }, (_, w) => dropPlaces(size, w + 1, drops[w] ?? 'natural'));
  const found = new Map<number, number>();
  for (let w = 1; w < rounds; w++) {
    for (let match = 0; match < size / 2 ** w; match++) {
      for (let later = w + 1; later <= rounds; later++) {
        const dropped = places[w - 1]?.[match];
        const droppedLater = places[later - 1]?.[match >> (later - w)];
        if (!dropped || !droppedLater) continue;
        const round = meetingRound(dropped, droppedLater);
        found.set(round, (found.get(round) ?? 0) + 1);
      }
    }
  }
  return found;
}

/** The first losers' round in which a rematch is possible. */
export function firstPossibleRematch(size: number, drops: readonly DropOrder[]): number {
  return Math.min(Infinity, ...possibleRematches(size, drops).keys());
}

/** Where the loser of each match of a winners' round drops to. */
function dropPlaces(size: number, winnersRound: number, order: DropOrder): Place[] {
  const matches = Array.from({ length: size / 2 ** winnersRound }, (_, i) => i);
  const places: Place[] = [];
  inDropOrder(matches, order).forEach((match, position) => {
    places[match] = winnersRound === 1 ? { round: 1, match: position >> 1 } : { round: 2 * (winnersRound - 1), match: position };
  });
  return places;
}

function meetingRound(one: Place, other: Place): number {
  let [a, b] = [one, other];
  while (a.round !== b.round || a.match !== b.match) {
    if (a.round <= b.round) a = next(a);
    else b = next(b);
  }
  return a.round;
}

/** Survivors of an odd round meet newcomers in the match of the same number; survivors of an even one meet each other. */
function next({ round, match }: Place): Place {
  return { round: round + 1, match: round % 2 === 0 ? match >> 1 : match };
}
