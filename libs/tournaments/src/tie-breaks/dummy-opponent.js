/**
 * The score of the dummy opponent that stands in for an unplayed round: the player's own score, but no more than the scheduled opponent's
 * adjusted score after a forfeit, and no more than draws in every round otherwise. Undefined where the round does not count at all:
 * a rest is part of the schedule, and at tables the mean over real meetings needs no stand-in.
 */
export function dummyScore(index, participant, entry) {
  if (entry.kind === 'played' || index.book.seats === 'tables') return undefined;
  const own = index.score(participant);
  if (entry.kind === 'forfeit') {
    const scheduled = entry.scheduled.map((opponent) => index.adjusted(opponent));
    return Math.min(own, ...scheduled);
  }
  if (entry.bye === 'rest') return undefined;
  return Math.min(own, index.book.rounds * index.book.draw);
}
//# sourceMappingURL=dummy-opponent.js.map
