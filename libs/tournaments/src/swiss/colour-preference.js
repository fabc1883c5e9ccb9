import { opposite } from './request';
export const noPreference = { strength: 'none', colour: undefined, imbalance: 0, repeated: undefined, history: [] };
/** The colour preference that follows from the games played; byes and forfeits have no colour. */
export function colourPreference(rounds) {
  const history = rounds.flatMap((round) => (round.kind === 'played' ? [round.colour] : []));
  const last = history.at(-1);
  if (last === undefined) return noPreference;
  const difference = history.reduce((so, colour) => so + (colour === 'white' ? 1 : -1), 0);
  const imbalance = Math.abs(difference);
  const rarer = difference > 0 ? 'black' : 'white';
  const repeated = history.at(-2) === last ? last : undefined;
  if (imbalance > 1) return { strength: 'absolute', colour: rarer, imbalance, repeated, history };
  if (repeated !== undefined) return { strength: 'absolute', colour: opposite(repeated), imbalance, repeated, history };
  if (imbalance === 1) return { strength: 'strong', colour: rarer, imbalance, repeated, history };
  return { strength: 'mild', colour: opposite(last), imbalance, repeated, history };
}
/** C3: two players with the same absolute preference do not meet (unless one is a topscorer: the caller knows). */
export function sameAbsolutePreference(a, b) {
  return a.strength === 'absolute' && b.strength === 'absolute' && a.colour === b.colour;
}
/** What a pair costs in the colour criteria: bit 0 for C10, 1 for C11, 2 for C12, 3 for C13. */
export function colourCost(a, b) {
  if (a.colour === undefined || a.colour !== b.colour) return 0;
  let cost = missedPreference;
  if (a.strength !== 'mild' && b.strength !== 'mild' && !(a.strength === 'absolute' && b.strength === 'absolute'))
    cost |= missedStrongPreference;
  if (sameAbsolutePreference(a, b)) {
    if (a.imbalance > 1 && b.imbalance > 1) cost |= excessiveDifference;
    if (thirdTimeInARow(a, b)) cost |= thirdInARow;
  }
  return cost;
}
export const excessiveDifference = 1;
export const thirdInARow = 2;
export const missedPreference = 4;
export const missedStrongPreference = 8;
/** C11: the wider difference is granted its colour; does the other one, or with equal differences either, get a colour for the third time? */
function thirdTimeInARow(a, b) {
  if (a.imbalance === b.imbalance) return a.repeated !== undefined && a.repeated === b.repeated;
  const denied = a.imbalance > b.imbalance ? b : a;
  return denied.repeated !== undefined && denied.repeated !== denied.colour;
}
//# sourceMappingURL=colour-preference.js.map
