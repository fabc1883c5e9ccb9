import { sum } from './exact';

/** An entry of a tournament; who plays it may change by substitution. */
export type ParticipantId = string;

/** Why somebody had no table in a round. */
export type ByeReason =
  /** Given by the pairing because the numbers did not come out even. */
  | 'allocated'
  /** Asked for in time, with all, half or none of the points. */
  | 'full'
  | 'half'
  | 'zero'
  /** Not there, and not asked: dropped out, not yet entered, not checked in. */
  | 'absent'
  /** The opponents are gone: scored as won. */
  | 'walkover'
  /** The table was declared void; the points are what was ruled. */
  | 'void'
  /** The schedule of a round robin leaves everybody out in turn. */
  | 'rest';

export interface Opponent {
  readonly participant: ParticipantId;
  readonly place: number;
  readonly vp?: number;
}

/** One participant's round, as scores and tie-breaks see it. */
export type RoundEntry =
  | {
      readonly kind: 'played';
      readonly round: number;
      readonly points: number;
      readonly place: number;
      readonly vp?: number;
      /** All others who played at the table, not those who never came. */
      readonly opponents: readonly Opponent[];
    }
  | {
      readonly kind: 'forfeit';
      readonly round: number;
      readonly points: number;
      readonly won: boolean;
      /** Who should have played. */
      readonly scheduled: readonly ParticipantId[];
    }
  | { readonly kind: 'bye'; readonly round: number; readonly points: number; readonly bye: ByeReason };

export interface BookPage {
  readonly participant: ParticipantId;
  /** Tournament pairing number: 1 is the highest seed. */
  readonly seed: number;
  /** Points brought along from an earlier stage. */
  readonly carried: number;
  /** In the order of the rounds; at most one a round. */
  readonly entries: readonly RoundEntry[];
}

/** All that happened so far, by participant: what standings and tie-breaks are computed from. */
export interface ScoreBook {
  readonly seats: 'pairs' | 'tables';
  /** How unplayed rounds enter Buchholz and Sonneborn-Berger: with a dummy opponent (Swiss), or as if played (round robin). */
  readonly unplayed: 'dummy' | 'as-played';
  /** Points of a win and of an average result, for byes and caps. */
  readonly win: number;
  readonly draw: number;
  /** Rounds that are done. */
  readonly rounds: number;
  readonly pages: readonly BookPage[];
}

/** A participant's points, not settled. */
export function pagePoints(page: BookPage): number {
  return page.carried + sum(page.entries.map((entry) => entry.points));
}

/** Did the participant choose not to play? Cuts take such rounds first. */
export function isVoluntarilyUnplayed(entry: RoundEntry): boolean {
  if (entry.kind === 'forfeit') return !entry.won;
  return entry.kind === 'bye' && (entry.bye === 'half' || entry.bye === 'zero' || entry.bye === 'absent');
}
