/** `W1.1`, `L3.2`: bracket, round and number of the match; `F` the final, `R` its reset, `T` the match for third place. */
export type MatchId = string;

/** Where the player of a slot comes from. Seeds are numbered from 1. */
export type Slot =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner'; readonly match: MatchId }
  | { readonly from: 'loser'; readonly match: MatchId };

export type BracketSide = 'winners' | 'losers' | 'final' | 'reset' | 'third-place';

export interface BracketMatch {
  readonly id: MatchId;
  readonly side: BracketSide;
  /** Within its side, from 1. */
  readonly round: number;
  readonly slots: readonly [Slot, Slot];
}

/** A bracket without byes: matches that nobody plays are left out, and their players are where they come in. */
export interface Bracket {
  readonly kind: 'single' | 'double';
  readonly players: number;
  /** In an order in which every match follows those that feed it. */
  readonly matches: readonly BracketMatch[];
}

/** A match before byes are taken out: an absent slot is a seed that nobody has. */
export interface RawMatch {
  readonly id: MatchId;
  readonly side: BracketSide;
  readonly round: number;
  readonly slots: readonly [Slot, Slot];
}

/**
 * Takes out the matches that byes decide. A match with one player passes that player on; one with none passes nobody on. What is left has two
 * players in every match.
 */
export function withoutByes(raw: readonly RawMatch[], players: number): BracketMatch[] {
  const passes = new Map<MatchId, { winner: Slot | undefined; loser: Slot | undefined }>();
  const matches: BracketMatch[] = [];
  const occupant = (slot: Slot): Slot | undefined => {
    if (slot.from === 'seed') return slot.seed <= players ? slot : undefined;
    const passed = passes.get(slot.match);
    return passed ? passed[slot.from] : slot;
  };
  for (const match of raw) {
    const [first, second] = [occupant(match.slots[0]), occupant(match.slots[1])];
    if (first && second) matches.push({ ...match, slots: [first, second] });
    else passes.set(match.id, { winner: first ?? second, loser: undefined });
  }
  return matches;
}
