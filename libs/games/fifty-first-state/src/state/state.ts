import type { Seat } from '@kronika/game-kernel';
import type { Frame } from '../frames/frame';
import { type Amounts, emptySupply, type Supply, type Tokens } from '../goods';
import type { Options } from '../options';
import type { Category } from '../pack/vocabulary';

export type Phase = 'setup-faction' | 'setup-keep' | 'lookout-1' | 'lookout-2' | 'production' | 'action' | 'cleanup' | 'over';

/** Where a location lies in its State; gained Ruins lie after the three rows (FS-7.23). */
export type Row = Category | 'gained';

/** A location of a State, built or in ruins. Everybody names it by its number, also face down. */
export interface Place {
  readonly id: number;
  /** Null where the face is not known: Ruins that somebody else gained from the deck. */
  readonly card: string | null;
  readonly row: Row;
  readonly ruined: boolean;
  /** Uses of its action in this round. */
  readonly uses: number;
  /** Activation goods (FS-4.13). */
  readonly spent: Tokens;
  /** A foreign worker lies on it (FS-7.18). */
  readonly worker: boolean;
  /** Goods put here by its building bonus (FS-14.3). */
  readonly cache: Tokens;
  /** Goods kept over Cleanup (FS-8.10). */
  readonly stored: Tokens;
  readonly shield: boolean;
}

export interface Deal {
  readonly id: number;
  readonly card: string;
}

/** FS-4.15: the numbers are public; the cards are null where they are not known. */
export interface Hand {
  readonly locations: number;
  readonly blue: number;
  readonly red: number;
  readonly cards: readonly string[] | null;
}

/** An action of the faction board in this round, with the goods that mark it. */
export interface UsedAction {
  readonly uses: number;
  readonly spent: Tokens;
}

/** A player, or the automatic opponent of a solo game. */
export interface Player {
  readonly faction: string | null;
  readonly vp: number;
  readonly goods: Supply;
  readonly hand: Hand;
  /** By time of entering; see `inStateOrder`. */
  readonly places: readonly Place[];
  readonly deals: readonly Deal[];
  readonly board: Readonly<Record<string, UsedAction>>;
  readonly passed: boolean;
  /** Turns taken in this Action phase (FS-6.23). */
  readonly turns: number;
  /** Goods gained in this Production phase (FS-6.10). */
  readonly produced: Amounts;
  /** Has made the simultaneous choice of the moment: starting cards, storing. */
  readonly confirmed: boolean;
  /** The starting cards to be rejected, until all have confirmed; null where none or not known. */
  readonly rejected: readonly string[] | null;
  /** Answers given to the simultaneous choice of the moment. */
  readonly answers: number;
  /** Borgo's workers. */
  readonly brawlers: number;
}

/** A face-down deck; the order is null where it is not known. */
export interface Deck {
  readonly order: readonly string[] | null;
  /** How many cards of it are gone. */
  readonly drawn: number;
  readonly size: number;
}

export interface ConnectionPile {
  readonly deck: Deck;
  readonly discard: readonly string[];
  readonly faceUp: string | null;
}

/** Attempts of one kind in this round by a virtual opponent, with the pile they make. */
export interface Attempts {
  readonly failures: number;
  readonly success: boolean;
  readonly pile: readonly string[];
}
export type AttemptKind = 'raze' | 'deal' | 'develop';

export interface SoloState {
  readonly attempts: Readonly<Record<AttemptKind, Attempts>>;
  /** Cards that Borgo revealed and still resolves (FS-8.13). */
  readonly revealed: readonly string[];
}

/** Production of a location that goes to somebody else, or that a copy will repeat in stage 5. */
export interface Redirected {
  readonly seat: Seat;
  /** The location that copies or diverts. */
  readonly via: number;
  readonly target: number;
}

export interface State {
  readonly options: Options;
  /** Players at the table; a solo game has one more in `players`. */
  readonly seats: number;
  readonly round: number;
  readonly phase: Phase;
  readonly first: Seat;
  /** FS-8.6: somebody has reached 25 VP. */
  readonly endTriggered: boolean;
  readonly endedBy: 'vp' | 'rounds' | null;
  readonly players: readonly Player[];
  readonly deck: Deck;
  readonly discard: readonly string[];
  readonly display: readonly string[];
  readonly connections: { readonly blue: ConnectionPile; readonly red: ConnectionPile };
  readonly diverted: readonly Redirected[];
  readonly copied: readonly Redirected[];
  readonly solo: SoloState | null;
  readonly stack: readonly Frame[];
  /** How often something was asked; makes the ids of decisions. */
  readonly asks: number;
  /** Numbers the turns that a take-back stays within. */
  readonly turn: number;
  /** The number of the next place or deal. */
  readonly nextId: number;
}

const emptyHand: Hand = { locations: 0, blue: 0, red: 0, cards: [] };

export const newPlayer: Player = {
  faction: null,
  vp: 0,
  goods: emptySupply,
  hand: emptyHand,
  places: [],
  deals: [],
  board: {},
  passed: false,
  turns: 0,
  produced: {},
  confirmed: false,
  rejected: null,
  answers: 0,
  brawlers: 0,
};

const noAttempts: Attempts = { failures: 0, success: false, pile: [] };
export const newSolo: SoloState = { attempts: { raze: noAttempts, deal: noAttempts, develop: noAttempts }, revealed: [] };

/** Cards left in a deck. */
export function left(deck: Deck): number {
  return deck.size - deck.drawn;
}

/** The player at a seat (or the automatic opponent behind the last one). */
export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`No player ${seat}`);
  return player;
}
