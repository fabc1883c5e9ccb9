import type { Colour } from '../swiss/request';

/** A tournament report file (FIDE TRF16 and TRF-2026) as data. Numbers of players are starting ranks. */
export interface TrfFile {
  readonly header: TrfHeader;
  readonly players: readonly TrfPlayer[];
  /** Rounds of the whole tournament (142, XXR). */
  readonly rounds: number | undefined;
  /** The colour of the first odd number in round one (152, XXC). */
  readonly initialColour: Colour | undefined;
  /** Players rank by their place in the file, not by starting rank (XXC rank). */
  readonly rankByPlace: boolean;
  readonly points: TrfPoints;
  /** Requested byes (240). */
  readonly byes: readonly TrfByes[];
  /** Absent from the next round (XXZ). */
  readonly absent: readonly number[];
  /** Virtual points of accelerated rounds (250, XXA). */
  readonly virtualPoints: readonly TrfVirtualPoints[];
  /** Groups of players of whom no two may meet (260, XXP). */
  readonly forbidden: readonly TrfForbidden[];
  /** Lines that are kept but not understood: teams, national ratings, remarks. */
  readonly otherLines: readonly string[];
}

export interface TrfPlayer {
  readonly startingRank: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | undefined;
  readonly federation: string;
  readonly fideNumber: string;
  readonly birthDate: string;
  readonly points: number;
  readonly rank: number | undefined;
  /** By round; undefined where the file says nothing. */
  readonly rounds: readonly (TrfCell | undefined)[];
  /** Where the file says so, from 1; 0 in a file that was not read. */
  readonly line: number;
}

/** One round of a player as written: opponent (0 for none), colour, result. */
export interface TrfCell {
  readonly opponent: number;
  readonly colour: Colour | undefined;
  readonly result: TrfResult;
}

export const trfResults = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'U', 'F', 'H', 'Z'] as const;
export type TrfResult = (typeof trfResults)[number];

export interface TrfByes {
  readonly kind: 'F' | 'H' | 'Z';
  readonly round: number;
  readonly players: readonly number[];
}

export interface TrfVirtualPoints {
  readonly points: number;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstPlayer: number;
  readonly lastPlayer: number;
}

export interface TrfForbidden {
  /** Undefined: in all rounds. */
  readonly firstRound: number | undefined;
  readonly lastRound: number | undefined;
  readonly players: readonly number[];
}

/** What a result is worth (162, XXS, BBW...). */
export interface TrfPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** A zero-point bye or a forfeit loss. */
  readonly absence: number;
  readonly pairingAllocatedBye: number;
}

export const usualTrfPoints: TrfPoints = { win: 1, draw: 0.5, loss: 0, absence: 0, pairingAllocatedBye: 1 };

/** Header fields that are plain text, with their codes. */
export const headerFields = [
  ['name', '012'],
  ['city', '022'],
  ['federation', '032'],
  ['startDate', '042'],
  ['endDate', '052'],
  ['playerCount', '062'],
  ['ratedPlayerCount', '072'],
  ['teamCount', '082'],
  ['type', '092'],
  ['chiefArbiter', '102'],
  ['timeControl', '122'],
  ['startingRankMethod', '172'],
  ['pairingController', '182'],
  ['encodedType', '192'],
  ['tieBreaks', '202'],
  ['standings', '212'],
  ['encodedTimeControl', '222'],
] as const;

export type HeaderField = (typeof headerFields)[number][0];

export interface TrfHeader {
  readonly fields: Readonly<Partial<Record<HeaderField, string>>>;
  /** 112, one line each. */
  readonly deputyArbiters: readonly string[];
  /** 132, by round, as written. */
  readonly roundDates: readonly string[];
}

/** A file with the usual settings, to be filled. */
export function trfFile(content: Partial<TrfFile> & Pick<TrfFile, 'players'>): TrfFile {
  return {
    header: { fields: {}, deputyArbiters: [], roundDates: [] },
    rounds: undefined,
    initialColour: undefined,
    rankByPlace: false,
    points: usualTrfPoints,
    byes: [],
    absent: [],
    virtualPoints: [],
    forbidden: [],
    otherLines: [],
    ...content,
  };
}

/** What is wrong with a file, and where. */
export interface TrfError {
  /** From 1; 0 for the file as a whole. */
  readonly line: number;
  readonly code: TrfErrorCode;
  readonly message: string;
}

export type TrfErrorCode =
  | 'bad player'
  | 'bad round'
  | 'bad setting'
  | 'repeated player'
  | 'unknown player'
  | 'contradiction'
  | 'wrong points'
  | 'too many rounds'
  | 'no players'
  | 'unsupported';
