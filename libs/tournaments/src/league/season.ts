import type { ParticipantId } from '../scoring/score-book';
import type { TieBreakId } from '../tie-breaks/tie-break';

/** Ties of a league: wins, 2nds, 3rds, mean % of winner, margin, total VP, head-to-head. */
export const leagueTieBreaks: readonly TieBreakId[] = [
  'wins',
  'seconds',
  'thirds',
  'percent-of-winner',
  'margin',
  'victory-points',
  'direct-encounter',
];

/** How a season's divisions are made up and exchange players. Division 1 is the top. */
export interface LeagueRules {
  /** Seven play four games each by the 7/4 design. */
  readonly groupSize: number;
  /** Of each group: how many go up, and how many go down. */
  readonly up: number;
  readonly down: number;
}

export const usualLeague: LeagueRules = { groupSize: 7, up: 1, down: 2 };

/** A group's final order, best first; those who dropped out come last and make room. */
export interface GroupResult {
  readonly division: number;
  readonly order: readonly ParticipantId[];
  readonly dropped: readonly ParticipantId[];
}

export interface DivisionMove {
  readonly participant: ParticipantId;
  readonly from: number;
  readonly to: number;
  readonly because: 'promoted' | 'relegated' | 'filled-up' | 'stays' | 'dropped-out';
}

/** Who plays where next season. Vacancies that drop-outs leave are filled from below, best first; nobody is relegated for a vacancy. */
export function seasonMoves(results: readonly GroupResult[], rules: LeagueRules): DivisionMove[] {
  const divisions = [...new Set(results.map((result) => result.division))].sort((x, y) => x - y);
  const top = divisions[0] ?? 1;
  const bottom = divisions.at(-1) ?? top;
  const moves = results.flatMap((result) => groupMoves(result, rules, top, bottom));
  return fillUp(moves, results, divisions);
}

/** The divisions of the next season, from its moves, with newcomers at the bottom. */
export function nextDivisions(moves: readonly DivisionMove[], newcomers: readonly ParticipantId[]): ParticipantId[][] {
  const staying = moves.filter((move) => move.because !== 'dropped-out');
  const count = Math.max(1, ...staying.map((move) => move.to));
  const divisions = Array.from({ length: count }, (_, d) => staying.filter((move) => move.to === d + 1).map((move) => move.participant));
  divisions.at(-1)?.push(...newcomers);
  return divisions;
}

/** Cuts a division into groups of the league's size, the rest spread so that sizes differ by one at most. */
export function divisionGroups(members: readonly ParticipantId[], rules: LeagueRules): ParticipantId[][] {
  const groups = Math.max(1, Math.round(members.length / rules.groupSize));
  return Array.from({ length: groups }, (_, g) => members.filter((_member, i) => i % groups === g));
}

function groupMoves(result: GroupResult, rules: LeagueRules, top: number, bottom: number): DivisionMove[] {
  const from = result.division;
  const staying = result.order.filter((participant) => !result.dropped.includes(participant));
  // Drop-outs take the places of those who would go down.
  const down = from === bottom ? 0 : Math.max(0, rules.down - result.dropped.length);
  const up = from === top ? 0 : rules.up;
  const moves = staying.map((participant, i): DivisionMove => {
    if (i < up) return { participant, from, to: from - 1, because: 'promoted' };
    if (i >= staying.length - down) return { participant, from, to: from + 1, because: 'relegated' };
    return { participant, from, to: from, because: 'stays' };
  });
  return [...moves, ...result.dropped.map((participant): DivisionMove => ({ participant, from, to: from, because: 'dropped-out' }))];
}

/** From the top down: while a division is smaller than it was, the best who stay in the one below come up. */
function fillUp(moves: readonly DivisionMove[], results: readonly GroupResult[], divisions: readonly number[]): DivisionMove[] {
  const next = [...moves];
  for (const division of divisions.slice(0, -1)) {
    const before = results.filter((result) => result.division === division).reduce((n, result) => n + result.order.length, 0);
    const below = results.filter((result) => result.division === division + 1);
    const candidates = byRankAcrossGroups(below);
    for (const participant of candidates) {
      const now = next.filter((move) => move.to === division && move.because !== 'dropped-out').length;
      if (now >= before) break;
      const at = next.findIndex((move) => move.participant === participant && move.because === 'stays');
      const move = next[at];
      if (move) next[at] = { ...move, to: division, because: 'filled-up' };
    }
  }
  return next;
}

/** All firsts, then all seconds, and so on. */
function byRankAcrossGroups(groups: readonly GroupResult[]): ParticipantId[] {
  const longest = Math.max(0, ...groups.map((group) => group.order.length));
  return Array.from({ length: longest }, (_, rank) => groups.flatMap((group) => group.order[rank] ?? [])).flat();
}
