import type { ColourPreference } from './colour-preference';
import type { PairingCard } from './pairing-card';
import { opposite, type Colour } from './request';

/** Why a pair has its colours, by the article of C.04.3. */
export type ColourReason =
  /** 5.2.1: both wishes, or the only one, are granted. */
  | 'preferences'
  /** 5.2.2: the stronger wish, or of two absolute ones the wider difference. */
  | 'stronger preference'
  /** 5.2.3: the last round in which the two had different colours, the other way round. */
  | 'alternation'
  /** 5.2.4. */
  | 'higher ranked player'
  /** 5.2.5: nobody wishes; the pairing number of the higher ranked player decides. */
  | 'initial colour';

export interface ColourAllocation {
  /** The colour of the first player given. */
  readonly colour: Colour;
  readonly reason: ColourReason;
}

/** The colours of a pair; `higher` is the higher ranked player. */
export function allocateColours(higher: PairingCard, lower: PairingCard, initialColour: Colour): ColourAllocation {
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
function compareWishes(a: ColourPreference, b: ColourPreference): number {
  const byStrength = strengths.indexOf(a.strength) - strengths.indexOf(b.strength);
  if (byStrength !== 0 || a.strength !== 'absolute') return byStrength;
  return a.imbalance - b.imbalance;
}

/** The first player's colour in the latest game, counted back, in which the colours differed. */
function lastDifference(mine: readonly Colour[], theirs: readonly Colour[]): Colour | undefined {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back);
    if (colour !== theirs.at(-back)) return colour;
  }
  return undefined;
}
