import { allocateColours } from './colour-allocation';
import { colourCost, excessiveDifference, missedPreference, missedStrongPreference, thirdInARow } from './colour-preference';
import { obstacle } from './compatibility';
/** The pairings of a bracket with their colours and reasons. */
export function explainBracket({ bracket, pairing }, place, criteria, initialColour) {
  const natural = naturalOpponents(bracket.movedDown, bracket.residents, pairing.pairs);
  const card = (index) => bracket.cards[index];
  const bracketScore = (card(bracket.residents[0] ?? 0)?.score ?? 0) / 10;
  return pairing.pairs.flatMap(([upper, lower]) => {
    const higher = card(upper);
    const other = card(lower);
    if (higher === undefined || other === undefined) return [];
    const { colour, reason } = allocateColours(higher, other, initialColour);
    const down = higher.score > other.score ? 'down' : 'none';
    const up = higher.score > other.score ? 'up' : 'none';
    const white = colour === 'white';
    const why = {
      bracket: place,
      bracketScore,
      higher: higher.number,
      floats: white ? { white: down, black: up } : { white: up, black: down },
      insteadOf: whyNot(higher, card(natural.get(upper) ?? lower), other, criteria),
      colours: reason,
    };
    return [white ? { white: higher.number, black: other.number, why } : { white: other.number, black: higher.number, why }];
  });
}
function whyNot(higher, natural, actual, criteria) {
  if (natural === undefined || natural === actual) return undefined;
  return { opponent: natural.number, because: obstacle(criteria, higher, natural) ?? 'the pairing as a whole' };
}
/** The first candidate of the order of generation: moved-down players with the first residents, then half against half. */
function naturalOpponents(movedDown, residents, pairs) {
  const natural = new Map();
  const fromAbove = new Set(movedDown);
  const pairedAbove = pairs.filter(([upper]) => fromAbove.has(upper));
  pairedAbove.forEach(([upper], index) => natural.set(upper, residents[index] ?? upper));
  const taken = new Set(pairedAbove.map(([, lower]) => lower));
  const remainder = residents.filter((player) => !taken.has(player));
  const half = pairs.length - pairedAbove.length;
  for (let i = 0; i < half; i++) {
    const upper = remainder[i];
    const lower = remainder[i + half];
    if (upper === undefined || lower === undefined) continue;
    natural.set(upper, lower);
    natural.set(lower, upper);
  }
  return natural;
}
export function reportBracket({ bracket, pairing }) {
  const number = (index) => bracket.cards[index]?.number ?? 0;
  return {
    score: (bracket.cards[bracket.residents[0] ?? 0]?.score ?? 0) / 10,
    movedDown: bracket.movedDown.map(number),
    residents: bracket.residents.map(number),
    pairs: pairing.pairs.map(([upper, lower]) => [number(upper), number(lower)]),
    downfloaters: pairing.downfloaters.map(number),
    failures: failuresOf({ bracket, pairing }),
  };
}
function failuresOf({ bracket, pairing }) {
  const failures = {};
  const fail = (criterion, failed) => {
    if (failed) failures[criterion] = (failures[criterion] ?? 0) + 1;
  };
  const fromAbove = new Set(bracket.movedDown);
  for (const [upper, lower] of pairing.pairs) {
    const higher = bracket.cards[upper];
    const other = bracket.cards[lower];
    if (higher === undefined || other === undefined) continue;
    const cost = colourCost(higher.preference, other.preference);
    fail('C10', (cost & excessiveDifference) !== 0);
    fail('C11', (cost & thirdInARow) !== 0);
    fail('C12', (cost & missedPreference) !== 0);
    fail('C13', (cost & missedStrongPreference) !== 0);
    fail('C15', fromAbove.has(upper) && other.floats[0] === 'up');
    fail('C17', fromAbove.has(upper) && other.floats[1] === 'up');
  }
  for (const floater of pairing.downfloaters) {
    fail('C6', true);
    fail('C14', !fromAbove.has(floater) && bracket.cards[floater]?.floats[0] === 'down');
    fail('C16', !fromAbove.has(floater) && bracket.cards[floater]?.floats[1] === 'down');
  }
  return failures;
}
export function roundQuality(brackets) {
  const differences = brackets.flatMap(({ bracket, pairing }) =>
    pairing.pairs.map(([upper, lower]) => (bracket.cards[upper]?.score ?? 0) - (bracket.cards[lower]?.score ?? 0)),
  );
  const failures = {};
  for (const bracket of brackets) {
    for (const criterion of criteriaInOrder) {
      const count = failuresOf(bracket)[criterion] ?? 0;
      if (count > 0) failures[criterion] = (failures[criterion] ?? 0) + count;
    }
  }
  return {
    floatingPairs: differences.filter((difference) => difference !== 0).length,
    widestScoreDifference: Math.max(0, ...differences) / 10,
    failures,
  };
}
const criteriaInOrder = ['C6', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17'];
//# sourceMappingURL=report.js.map
