import { dummyScore } from './dummy-opponent';
/** Sonneborn-Berger: opponent's score times own result; at tables the scores of those beaten and half of those tied. */
export function sonnebornBergerContributions(index, participant) {
  return (index.page(participant)?.entries ?? []).flatMap((entry) => fromRound(index, participant, entry));
}
function fromRound(index, participant, entry) {
  if (entry.kind === 'played') {
    return entry.opponents.map((opponent) => ({
      round: entry.round,
      from: opponent.participant,
      of: 'opponent',
      value: index.adjusted(opponent.participant) * (opponent.place > entry.place ? 1 : opponent.place === entry.place ? 0.5 : 0),
    }));
  }
  // A win's points are a result of 1 and a draw's of ½, whatever they are worth in this event.
  const result = index.book.win > 0 ? resultShare(entry.points, index.book.win, index.book.draw) : 0;
  if (index.book.unplayed === 'as-played') {
    const scheduled = entry.kind === 'forfeit' ? entry.scheduled : [];
    return scheduled.map((opponent) => ({ round: entry.round, from: opponent, of: 'opponent', value: index.adjusted(opponent) * result }));
  }
  const dummy = dummyScore(index, participant, entry);
  return dummy === undefined ? [] : [{ round: entry.round, of: 'dummy', value: dummy * result }];
}
function resultShare(points, win, draw) {
  if (points >= win) return 1;
  if (points === draw) return 0.5;
  return points / win;
}
//# sourceMappingURL=sonneborn-berger.js.map
