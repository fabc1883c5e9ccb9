import { withoutByes } from './bracket';
import { bracketSize, seedOrder } from './seeding';
/** A single elimination bracket; with a match for third place between the losers of the semi-finals where that is wanted. */
export function singleElimination(players, options) {
  const size = bracketSize(players);
  const winners = winnersRounds(size);
  const semiFinals = winners.at(-2) ?? [];
  const third = options.thirdPlace && semiFinals.length === 2 ? [thirdPlace(semiFinals)] : [];
  return { kind: 'single', players, matches: withoutByes([...winners.flat(), ...third], players) };
}
/** The winners' rounds of a bracket of `size`, the final last. */
export function winnersRounds(size) {
  const rounds = [];
  let slots = seedOrder(size).map((seed) => ({ from: 'seed', seed }));
  for (let round = 1; slots.length > 1; round++) {
    const matches = pairUp(slots).map(([first, second], i) => ({
      id: `W${round}.${i + 1}`,
      side: 'winners',
      round,
      slots: [first, second],
    }));
    rounds.push(matches);
    slots = matches.map((match) => ({ from: 'winner', match: match.id }));
  }
  return rounds;
}
/** Neighbours, two by two. */
export function pairUp(items) {
  const pairs = [];
  for (let i = 0; i + 1 < items.length; i += 2) {
    const [first, second] = [items[i], items[i + 1]];
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
  }
  return pairs;
}
function thirdPlace(semiFinals) {
  const [first, second] = semiFinals.map((match) => ({ from: 'loser', match: match.id }));
  const nobody = { from: 'seed', seed: Infinity };
  return { id: 'T', side: 'third-place', round: 1, slots: [first ?? nobody, second ?? nobody] };
}
//# sourceMappingURL=single.js.map
