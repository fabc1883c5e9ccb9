import type { ColourReason } from './colour-allocation';
import type { Obstacle } from './compatibility';
import type { Float } from './pairing-card';

/** A paired round, or why a person has to decide. Players go by pairing number. */
export type DutchOutcome = PairedRound | NeedsRuling;

export interface PairedRound {
  readonly kind: 'paired';
  readonly round: number;
  /** In the order of the boards. */
  readonly pairings: readonly DutchPairing[];
  readonly bye: DutchBye | undefined;
  readonly brackets: readonly BracketReport[];
  readonly quality: RoundQuality;
}

/** No pairing of the round satisfies the absolute criteria C1-C3. */
export interface NeedsRuling {
  readonly kind: 'needs-ruling';
  readonly round: number;
  readonly reason: 'no complete pairing' | 'no player may have the bye';
  /** Who is left over when as many players as possible are paired; other choices may leave others. */
  readonly leftOver: readonly number[];
}

export interface DutchPairing {
  readonly white: number;
  readonly black: number;
  readonly why: PairingReason;
}

/** What a person who asks 'why these two?' is told. */
export interface PairingReason {
  /** Place of the bracket from the top, from 1, and the score of its residents. */
  readonly bracket: number;
  readonly bracketScore: number;
  readonly higher: number;
  /** The float that this pairing means for the player with white, and with black. */
  readonly floats: { readonly white: Float; readonly black: Float };
  /** Whom the higher ranked player would have met by the order of the bracket alone, and what spoke against it. */
  readonly insteadOf: { readonly opponent: number; readonly because: Obstacle | 'the pairing as a whole' } | undefined;
  readonly colours: ColourReason;
}

export interface DutchBye {
  readonly player: number;
  readonly score: number;
  readonly unplayedBefore: number;
}

export interface BracketReport {
  readonly score: number;
  readonly movedDown: readonly number[];
  readonly residents: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
  /** How many players or pairs fail each criterion, where any do. */
  readonly failures: Readonly<Partial<Record<CountedCriterion, number>>>;
}

export type CountedCriterion = 'C6' | 'C10' | 'C11' | 'C12' | 'C13' | 'C14' | 'C15' | 'C16' | 'C17';

export interface RoundQuality {
  /** Pairs of players with different scores. */
  readonly floatingPairs: number;
  /** The widest score difference in a pair, in points. */
  readonly widestScoreDifference: number;
  /** The sum of all brackets' failures. */
  readonly failures: Readonly<Partial<Record<CountedCriterion, number>>>;
}
