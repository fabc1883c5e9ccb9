import type { BrokenTie, Outcome, Seat } from '@kronika/game-kernel';
import { type Cards, unknown } from './card';
import { type Good, goods } from './pack';
import type { Score, State } from './state';

/** SG-4.2 Coins, the values of stored cards, and 2 for each good of which nobody else stored as many. Cards that are not known count nothing. */
export function scoresOf(state: State, cards: Cards): readonly Score[] {
  const stored = state.seats.map((seat) => seat.store.filter((one) => one.card !== unknown).map((one) => cards.kind(one.card)));
  const count = (seat: Seat, good: Good) => stored[seat]?.filter((kind) => kind.good === good).length ?? 0;
  return state.seats.map(({ coins }, seat) => ({
    coins,
    stored: (stored[seat] ?? []).reduce((sum, kind) => sum + kind.value, 0),
    majorities:
      2 *
      goods.filter(
        (good) => count(seat, good) > 0 && state.seats.every((_, other) => other === seat || count(other, good) < count(seat, good)),
      ).length,
  }));
}

export function total(score: Score): number {
  return score.coins + score.stored + score.majorities;
}

/** The score that all can see: coins, and everything once the stores are open. */
export function publicScores(state: State): readonly number[] {
  return state.final === null ? state.seats.map((seat) => seat.coins) : state.final.map(total);
}

/** SG-4.3 The highest score wins; a tie goes to who holds more cards, or the place is shared. */
export function outcome(state: State): Outcome | undefined {
  if (state.final === null) return undefined;
  const scores = state.final.map(total);
  const hand = (seat: Seat) => state.seats[seat]?.hand.length ?? 0;
  const ahead = (a: Seat, b: Seat) => (scores[b] ?? 0) - (scores[a] ?? 0) || hand(b) - hand(a);
  const seats = scores.map((_, seat) => seat).sort((a, b) => ahead(a, b) || a - b);
  return {
    kind: 'ranking',
    places: seats.map((seat) => ({ seat, place: 1 + seats.filter((other) => ahead(other, seat) < 0).length, score: scores[seat] ?? 0 })),
    ties: brokenTies(seats, scores, hand),
  };
}

function brokenTies(seats: readonly Seat[], scores: readonly number[], hand: (seat: Seat) => number): readonly BrokenTie[] {
  return [...new Set(seats.map((seat) => scores[seat]))].flatMap((score): readonly BrokenTie[] => {
    const tied = seats.filter((seat) => scores[seat] === score);
    if (tied.length < 2) return [];
    const values = tied.map(hand);
    return new Set(values).size === 1 ? [{ seats: tied, values }] : [{ seats: tied, by: 'cards-in-hand', values }];
  });
}
