/** Somebody in a bracket. */
export interface Entrant {
  readonly id: string;
  readonly name: string;
  readonly seed: number | undefined;
}

/** A place in a match: who sits there as far as it is known, and how it went. */
export interface SlotView {
  readonly entrant: Entrant | undefined;
  /** Where the entrant will come from while nobody is known. */
  readonly from: { readonly match: string; readonly as: 'winner' | 'loser' } | undefined;
  readonly score: string;
  readonly advances: boolean;
}

export type MatchStatus = 'waiting' | 'ready' | 'playing' | 'decided' | 'unneeded';
export type MatchSide = 'winners' | 'losers' | 'final' | 'reset' | 'third-place';

/** A match of two, or a table of several. */
export interface MatchView {
  readonly id: string;
  readonly side: MatchSide;
  /** Within its side, from 1. */
  readonly round: number;
  readonly status: MatchStatus;
  readonly slots: readonly SlotView[];
  /** Where the match's own page is. */
  readonly link: string | undefined;
}

/** From a match to a slot of a later one. `slot` of the source is known where several go on from a table. */
export interface LinkView {
  readonly from: string;
  readonly fromSlot: number | undefined;
  readonly to: string;
  readonly toSlot: number;
  readonly as: 'winner' | 'loser';
}

/** A bracket as it is drawn: plain data, whatever it was made from. */
export interface BracketView {
  readonly kind: 'single' | 'double' | 'tables';
  readonly matches: readonly MatchView[];
  readonly links: readonly LinkView[];
}
