import { opposite } from './request';
/** The colours of a pair; `higher` is the higher ranked player. */
export function allocateColours(higher, lower, initialColour) {
  const mine = higher.preference;
  const theirs = lower.preference;
  if (mine.colour === undefined && theirs.colour === undefined) {
    return { colour: higher.rank % 2 === 1 ? initialColour : opposite(initialColour), reason: 'initial colour' };
  }
  if (theirs.colour === undefined || mine.colour === undefined || mine.colour !== theirs.colour) {
    return { colour: mine.colour ?? opposite(theirs.colour ?? initialColour), reason: 'preferences' };
  }
  const stronger = compareWishes(mine, theirs);
  if (stronger !== 0) return { colour: stronger > 0 ? mine.colour : opposite(mine.colour), reason: 'stronger preference' };
  const before = lastDifference(mine.history, theirs.history);
  if (before !== undefined) return { colour: opposite(before), reason: 'alternation' };
  return { colour: mine.colour, reason: 'higher ranked player' };
}
const strengths = ['none', 'mild', 'strong', 'absolute'];
/** Above 0 when the first wish is the stronger one. */
function compareWishes(a, b) {
  const byStrength = strengths.indexOf(a.strength) - strengths.indexOf(b.strength);
  if (byStrength !== 0 || a.strength !== 'absolute') return byStrength;
  return a.imbalance - b.imbalance;
}
/** The first player's colour in the latest game, counted back, in which the colours differed. */
function lastDifference(mine, theirs) {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back);
    if (colour !== theirs.at(-back)) return colour;
  }
  return undefined;
}
//# sourceMappingURL=colour-allocation.js.map
