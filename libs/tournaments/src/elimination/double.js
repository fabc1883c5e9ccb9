import { withoutByes } from './bracket';
import { dropOrdersBySize, inDropOrder } from './drop-orders';
import { bracketSize } from './seeding';
import { pairUp, winnersRounds } from './single';
/**
 * A double elimination bracket of 2^n: n winners' rounds, 2 (n - 1) losers' rounds, a final and, where it is wanted, a reset that is played if
 * the losers' finalist wins the final. Round 1 of the losers pairs the losers of round 1; after that losers come in against those who survived,
 * and survivors meet each other, in turn.
 */
export function doubleElimination(players, options) {
  const size = bracketSize(players);
  const drops = options.drops ?? dropOrdersBySize[size] ?? [];
  const winners = winnersRounds(size);
  const losers = losersRounds(winners, drops);
  const champion = { from: 'winner', match: winners.at(-1)?.[0]?.id ?? '' };
  const challenger = losers.last ?? { from: 'loser', match: winners.at(-1)?.[0]?.id ?? '' };
  const final = { id: 'F', side: 'final', round: 1, slots: [champion, challenger] };
  const reset = {
    id: 'R',
    side: 'reset',
    round: 1,
    slots: [
      { from: 'winner', match: 'F' },
      { from: 'loser', match: 'F' },
    ],
  };
  const raw = [...winners.flat(), ...losers.matches, final, ...(options.reset ? [reset] : [])];
  return { kind: 'double', players, matches: withoutByes(raw, players) };
}
function losersRounds(winners, drops) {
  const matches = [];
  const dropping = (winnersRound) =>
    inDropOrder(winners[winnersRound - 1] ?? [], drops[winnersRound - 1] ?? 'natural').map((match) => ({ from: 'loser', match: match.id }));
  const play = (round, pairs) => {
    const played = pairs.map(([first, second], i) => ({
      id: `L${round}.${i + 1}`,
      side: 'losers',
      round,
      slots: [first, second],
    }));
    matches.push(...played);
    return played.map((match) => ({ from: 'winner', match: match.id }));
  };
  if (winners.length < 2) return { matches, last: undefined };
  let alive = play(1, pairUp(dropping(1)));
  for (let winnersRound = 2; winnersRound <= winners.length; winnersRound++) {
    const round = 2 * (winnersRound - 1);
    if (winnersRound > 2) alive = play(round - 1, pairUp(alive));
    const fresh = dropping(winnersRound);
    alive = play(
      round,
      alive.flatMap((survivor, i) => (fresh[i] ? [[survivor, fresh[i]]] : [])),
    );
  }
  return { matches, last: alive[0] };
}
//# sourceMappingURL=double.js.map
