import { drawPoints, namedSchemes, winPoints, type ScoringScheme } from '../scoring/scheme';
import { defaultWeights, type TableWeights } from '../table-swiss/weights';
import { usualSwaps } from '../table-swiss/pair-tables';
import type { SizeChoice } from '../tables/table-sizes';
import { leagueTieBreaks, usualLeague } from '../league/season';
import type { TieBreakId } from '../tie-breaks/tie-break';

/** How a stage is played. */
export type StageFormat =
  /** FIDE Dutch. Colours on where seat order matters. */
  | { readonly kind: 'swiss'; readonly rounds: number; readonly colours: boolean; readonly bestOf: number }
  | {
      readonly kind: 'table-swiss';
      readonly rounds: number;
      readonly sizes: SizeChoice;
      readonly weights: TableWeights;
      readonly swaps: number;
    }
  | { readonly kind: 'round-robin'; readonly double: boolean; readonly bestOf: number }
  | { readonly kind: 'table-round-robin'; readonly sizes: SizeChoice; readonly rounds?: number; readonly swaps: number }
  | { readonly kind: 'single-elimination'; readonly thirdPlace: boolean; readonly bestOf: number }
  | { readonly kind: 'double-elimination'; readonly reset: boolean; readonly bestOf: number }
  | { readonly kind: 'table-elimination'; readonly size: number; readonly top: number; readonly wildcards: number | 'fill' }
  | { readonly kind: 'groups'; readonly groups: number; readonly play: GroupPlay }
  | {
      readonly kind: 'league';
      readonly groupSize: number;
      readonly up: number;
      readonly down: number;
      readonly sizes: SizeChoice;
      readonly swaps: number;
    };

/** What the members of a group play: each other in pairs, or at tables. */
export type GroupPlay =
  | { readonly kind: 'pairs'; readonly double: boolean; readonly bestOf: number }
  | { readonly kind: 'tables'; readonly sizes: SizeChoice; readonly rounds?: number; readonly swaps: number };

/** Who goes on to the next stage. */
export type Advancement =
  | { readonly kind: 'all' }
  | { readonly kind: 'top'; readonly places: number }
  /** The first of each group, and the best of those who follow. */
  | { readonly kind: 'groups'; readonly top: number; readonly best: number };

export interface StageSpec {
  readonly format: StageFormat;
  readonly scoring: ScoringScheme;
  /** Published before round 1, compared in order. */
  readonly tieBreaks: readonly TieBreakId[];
  /** Points of byes; an allocated bye and a walkover are full ones. */
  readonly byes: { readonly full: number; readonly half: number; readonly zero: number };
  /** By rating (later stages: by the stage before), or by lot. */
  readonly seeding: 'rank' | 'lot';
  readonly carryScores: boolean;
  /** The same deals at every table of a round. */
  readonly duplicate: boolean;
  readonly advance: Advancement;
}

export type StageKind = StageFormat['kind'];

/** A stage with the usual settings of its format. */
export function stageOf(format: StageFormat, more: Partial<Omit<StageSpec, 'format'>> = {}): StageSpec {
  const seats = preferredSize(format);
  const scoring = more.scoring ?? (seats === 2 ? namedSchemes['win 1, draw ½'] : namedSchemes['10/6/3/1']);
  return {
    format,
    scoring,
    tieBreaks: usualTieBreaks(format),
    byes: { full: winPoints(scoring, seats), half: seats === 2 ? drawPoints(scoring, 2) : winPoints(scoring, seats) / 2, zero: 0 },
    seeding: 'rank',
    carryScores: false,
    duplicate: false,
    advance: { kind: 'all' },
    ...more,
  };
}

export const usualTableSwiss = { sizes: { allowed: [3, 4, 5], preferred: 4 }, weights: defaultWeights, swaps: usualSwaps } as const;
export const usualLeagueFormat = { kind: 'league', ...usualLeague, sizes: { allowed: [4], preferred: 4 }, swaps: 50_000 } as const;

/** Groups, then a knock-out of their best: two stages. */
export function groupsThenKnockOut(groups: number, play: GroupPlay, advance: { top: number; best: number }, bestOf: number): StageSpec[] {
  return [
    stageOf({ kind: 'groups', groups, play }, { advance: { kind: 'groups', ...advance } }),
    stageOf({ kind: 'single-elimination', thirdPlace: true, bestOf }),
  ];
}

/** How many sit at a table as a rule. */
export function preferredSize(format: StageFormat): number {
  switch (format.kind) {
    case 'swiss':
    case 'round-robin':
    case 'single-elimination':
    case 'double-elimination':
      return 2;
    case 'table-swiss':
    case 'table-round-robin':
    case 'league':
      return format.sizes.preferred;
    case 'table-elimination':
      return format.size;
    case 'groups':
      return format.play.kind === 'pairs' ? 2 : format.play.sizes.preferred;
  }
}

/** The fewest who can play at all. */
export function smallestTable(format: StageFormat, seatsMin: number): number {
  if ('sizes' in format) return Math.min(...format.sizes.allowed);
  if (format.kind === 'groups' && format.play.kind === 'tables') return Math.min(...format.play.sizes.allowed);
  return format.kind === 'table-elimination' ? Math.max(2, seatsMin) : 2;
}

/** How many games a match has at most. */
export function bestOfGames(format: StageFormat): number {
  if (format.kind === 'groups') return format.play.kind === 'pairs' ? format.play.bestOf : 1;
  return 'bestOf' in format ? format.bestOf : 1;
}

/** Every round is known from the start, so that several can be played at once. */
export function isScheduled(format: StageFormat): boolean {
  return ['round-robin', 'table-round-robin', 'groups', 'league'].includes(format.kind);
}

export function isElimination(format: StageFormat): boolean {
  return ['single-elimination', 'double-elimination', 'table-elimination'].includes(format.kind);
}

/** Anybody may come late or sit a round out. */
export function isSwiss(format: StageFormat): boolean {
  return format.kind === 'swiss' || format.kind === 'table-swiss';
}

function usualTieBreaks(format: StageFormat): readonly TieBreakId[] {
  switch (format.kind) {
    case 'swiss':
      return ['buchholz-cut-1', 'buchholz', 'sonneborn-berger', 'direct-encounter', 'wins', 'lot'];
    case 'round-robin':
      return ['direct-encounter', 'wins', 'sonneborn-berger', 'lot'];
    case 'league':
      return [...leagueTieBreaks, 'lot'];
    case 'groups':
      return ['direct-encounter', 'wins', 'sonneborn-berger', 'vp-share', 'lot'];
    case 'single-elimination':
    case 'double-elimination':
      return [];
    case 'table-swiss':
    case 'table-round-robin':
      return ['wins', 'seconds', 'buchholz', 'vp-share', 'lot'];
    case 'table-elimination':
      return ['vp-share'];
  }
}
