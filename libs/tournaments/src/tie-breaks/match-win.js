import { mean } from '../scoring/exact';
import { sizeNeutralPoints } from '../scoring/placement-points';
const floor = 0.33;
/** Match points of each round that counts: 3 for a win, 1 for a draw; at tables three times the share of opponents beaten. */
export function matchPointContributions(index, participant) {
  return (index.page(participant)?.entries ?? []).flatMap((entry) => {
    const points = matchPoints(index, entry);
    return points === undefined ? [] : [{ round: entry.round, of: 'own', value: points }];
  });
}
/** Match-win % = max(0.33, match points / (3 x rounds played)). */
export function matchWin(index, participant) {
  const points = matchPointContributions(index, participant).map((contribution) => contribution.value);
  return Math.max(floor, mean(points) / 3);
}
/** Each opponent's match-win %, once per meeting. */
export function opponentsMatchWinContributions(index, participant) {
  return (index.page(participant)?.entries ?? []).flatMap((entry) =>
    entry.kind === 'played'
      ? entry.opponents.map((opponent) => ({
          round: entry.round,
          from: opponent.participant,
          of: 'opponent',
          value: matchWin(index, opponent.participant),
        }))
      : [],
  );
}
/** Byes with points are rounds like any other; a round without points that nobody expected the player in is not. */
function matchPoints(index, entry) {
  switch (entry.kind) {
    case 'forfeit':
      return entry.won ? 3 : 0;
    case 'bye':
      if (entry.points <= 0) return undefined;
      return entry.points >= index.book.win ? 3 : 1;
    case 'played': {
      if (entry.opponents.length > 1) return 3 * (sizeNeutralPoints([entry.place, ...entry.opponents.map((o) => o.place)])[0] ?? 0);
      const opponent = entry.opponents[0];
      if (!opponent || entry.place < opponent.place) return 3;
      return entry.place === opponent.place ? 1 : 0;
    }
  }
}
//# sourceMappingURL=match-win.js.map
