import { drawPoints, namedSchemes, winPoints } from '../scoring/scheme';
import { defaultWeights } from '../table-swiss/weights';
import { usualSwaps } from '../table-swiss/pair-tables';
import { leagueTieBreaks, usualLeague } from '../league/season';
/** A stage with the usual settings of its format. */
export function stageOf(format, more = {}) {
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
export const usualTableSwiss = { sizes: { allowed: [3, 4, 5], preferred: 4 }, weights: defaultWeights, swaps: usualSwaps };
export const usualLeagueFormat = { kind: 'league', ...usualLeague, sizes: { allowed: [4], preferred: 4 }, swaps: 50_000 };
/** Groups, then a knock-out of their best: two stages. */
export function groupsThenKnockOut(groups, play, advance, bestOf) {
  return [
    stageOf({ kind: 'groups', groups, play }, { advance: { kind: 'groups', ...advance } }),
    stageOf({ kind: 'single-elimination', thirdPlace: true, bestOf }),
  ];
}
/** How many sit at a table as a rule. */
export function preferredSize(format) {
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
export function smallestTable(format, seatsMin) {
  if ('sizes' in format) return Math.min(...format.sizes.allowed);
  if (format.kind === 'groups' && format.play.kind === 'tables') return Math.min(...format.play.sizes.allowed);
  return format.kind === 'table-elimination' ? Math.max(2, seatsMin) : 2;
}
/** How many games a match has at most. */
export function bestOfGames(format) {
  if (format.kind === 'groups') return format.play.kind === 'pairs' ? format.play.bestOf : 1;
  return 'bestOf' in format ? format.bestOf : 1;
}
/** Every round is known from the start, so that several can be played at once. */
export function isScheduled(format) {
  return ['round-robin', 'table-round-robin', 'groups', 'league'].includes(format.kind);
}
export function isElimination(format) {
  return ['single-elimination', 'double-elimination', 'table-elimination'].includes(format.kind);
}
/** Anybody may come late or sit a round out. */
export function isSwiss(format) {
  return format.kind === 'swiss' || format.kind === 'table-swiss';
}
function usualTieBreaks(format) {
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
//# sourceMappingURL=stage-spec.js.map
