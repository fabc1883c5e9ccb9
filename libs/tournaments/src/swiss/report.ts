import { allocateColours } from './colour-allocation';
import { colourCost, excessiveDifference, missedPreference, missedStrongPreference, thirdInARow } from './colour-preference';
import { obstacle, type AbsoluteCriteria } from './compatibility';
import type { BracketReport, CountedCriterion, DutchPairing, PairingReason, RoundQuality } from './outcome';
import type { PairedBracket } from './pair-brackets';
import type { Float, PairingCard } from './pairing-card';
import type { Colour } from './request';

type Failures = Partial<Record<CountedCriterion, number>>;

/** The pairings of a bracket with their colours and reasons. */
export function explainBracket(
  { bracket, pairing }: PairedBracket,
  place: number,
  criteria: AbsoluteCriteria,
  initialColour: Colour,
): DutchPairing[] {
  const natural = naturalOpponents(bracket.movedDown, bracket.residents, pairing.pairs);
  const card = (index: number): PairingCard | undefined => bracket.cards[index];
  const bracketScore = (card(bracket.residents[0] ?? 0)?.score ?? 0) / 10;
  return pairing.pairs.flatMap(([upper, lower]) => {
    const higher = card(upper);
    const other = card(lower);
    if (higher === undefined || other === undefined) return [];
    const { colour, reason } = allocateColours(higher, other, initialColour);
    const down: Float = higher.score > other.score ? 'down' : 'none';
    const up: Float = higher.score > other.score ? 'up' : 'none';
    const white = colour === 'white';
    const why: PairingReason = {
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

function whyNot(
  higher: PairingCard,
  natural: PairingCard | undefined,
  actual: PairingCard,
  criteria: AbsoluteCriteria,
): PairingReason['insteadOf'] {
  if (natural === undefined || natural === actual) return undefined;
  return { opponent: natural.number, because: obstacle(criteria, higher, natural) ?? 'the pairing as a whole' };
}

/** The first candidate of the order of generation: moved-down players with the first residents, then half against half. */
function naturalOpponents(
  movedDown: readonly number[],
  residents: readonly number[],
  pairs: readonly (readonly [number, number])[],
): Map<number, number> {
  const natural = new Map<number, number>();
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

export function reportBracket({ bracket, pairing }: PairedBracket): BracketReport {
  const number = (index: number): number => bracket.cards[index]?.number ?? 0;
  return {
    score: (bracket.cards[bracket.residents[0] ?? 0]?.score ?? 0) / 10,
    movedDown: bracket.movedDown.map(number),
    residents: bracket.residents.map(number),
    pairs: pairing.pairs.map(([upper, lower]) => [number(upper), number(lower)] as const),
    downfloaters: pairing.downfloaters.map(number),
    failures: failuresOf({ bracket, pairing }),
  };
}

function failuresOf({ bracket, pairing }: PairedBracket): Failures {
  const failures: Failures = {};
  const fail = (criterion: CountedCriterion, failed: boolean): void => {
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

export function roundQuality(brackets: readonly PairedBracket[]): RoundQuality {
  const differences = brackets.flatMap(({ bracket, pairing }) =>
    pairing.pairs.map(([upper, lower]) => (bracket.cards[upper]?.score ?? 0) - (bracket.cards[lower]?.score ?? 0)),
  );
  const failures: Failures = {};
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

const criteriaInOrder: readonly CountedCriterion[] = ['C6', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17'];
