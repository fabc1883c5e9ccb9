/** The first player has white. */
export type Colour = 'white' | 'black';

export type ByeKind = 'pairing-allocated' | 'full' | 'half' | 'zero';

/** What a player did in one round. Points are what the round was worth to the player. */
export type RoundRecord =
  | { readonly kind: 'played'; readonly opponent: number; readonly colour: Colour; readonly points: number }
  /** Paired, but not played. */
  | { readonly kind: 'forfeited'; readonly opponent: number; readonly colour?: Colour; readonly points: number }
  /** Not paired; `zero` also stands for every absence. */
  | { readonly kind: 'bye'; readonly bye: ByeKind; readonly points: number };

export interface SwissPlayer {
  /** Tournament pairing number: 1 is the strongest. */
  readonly number: number;
  /** Rounds so far, oldest first; missing ones at the end are absences. */
  readonly rounds: readonly RoundRecord[];
  /** Points from outside the rounds: the stated score of a late entry, a penalty. */
  readonly extraPoints?: number;
  /** Virtual points of accelerated rounds, by round; they count for pairing only. */
  readonly virtualPoints?: readonly number[];
}

export interface DutchRequest {
  /** Everybody who has been paired so far, and everybody who is to be paired now. */
  readonly players: readonly SwissPlayer[];
  /** Who is not to be paired in this round: requested byes, withdrawals. */
  readonly absent?: readonly number[];
  /** Rounds already over; default: the longest record. */
  readonly roundsPlayed?: number;
  /** Rounds of the whole tournament; in the last one topscorers (C3, C10, C11) count. */
  readonly totalRounds: number;
  /** Whether the colour criteria C3 and C10-C13 count. */
  readonly colours: boolean;
  /** The colour of the first odd pairing number in round one. */
  readonly initialColour: Colour;
  readonly forbiddenPairs?: readonly (readonly [number, number])[];
  /** Points of a played game; default 1, 1/2, 0. */
  readonly points?: GamePoints;
}

export interface GamePoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

export const usualPoints: GamePoints = { win: 1, draw: 0.5, loss: 0 };

export function opposite(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
