import type { SeatState } from './kernel-state';
import type { Outcome, Placing } from './outcome';

/**
 * The outcome with seats that gave up placed behind all that did not, whatever their bot scored: who gave up later is placed before who
 * gave up earlier. Solo and co-operative outcomes stand as the game gives them.
 */
export function settle(outcome: Outcome, seats: readonly SeatState[]): Outcome {
  if (outcome.kind !== 'ranking' || seats.every((seat) => seat.gaveUp === undefined)) return outcome;
  const gaveUp = (placing: Placing) => seats[placing.seat]?.gaveUp;
  const stayed = outcome.places.filter((placing) => gaveUp(placing) === undefined);
  const left = outcome.places.filter((placing) => gaveUp(placing) !== undefined).sort((a, b) => (gaveUp(b) ?? 0) - (gaveUp(a) ?? 0));
  return {
    kind: 'ranking',
    places: [
      ...stayed.map((placing) => ({ ...placing, place: 1 + stayed.filter((other) => other.place < placing.place).length })),
      ...left.map((placing, index) => ({ ...placing, place: stayed.length + index + 1 })),
    ],
    ties: outcome.ties
      .map((tie) => {
        const kept = tie.seats.flatMap((seat, index) => (seats[seat]?.gaveUp === undefined ? [index] : []));
        const pick = <Item>(items: readonly Item[]) => items.filter((_, index) => kept.includes(index));
        return { ...tie, seats: pick(tie.seats), ...(tie.values === undefined ? {} : { values: pick(tie.values) }) };
      })
      .filter((tie) => tie.seats.length > 1),
  };
}
