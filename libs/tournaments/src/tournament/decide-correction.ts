import { canonical } from '@kronika/event-log';
import { findTable, type PlacedTable } from './access';
import { checkFinishes } from './check-finishes';
import type { ResultCommand } from './commands';
import type { CorrectionConsequence } from './correction';
import { correctionConsequences, misplacedInBracket } from './correction-consequences';
import { accept, refuse, type Decision } from './decision';
import { evolve } from './evolve';
import type { TournamentEvent } from './events';
import type { Refusal } from './refusal';
import type { SeatFinish, SeatResult } from './result';
import { playOffOrder, settleTable } from './settle-table';
import { isBracket } from './stage-bracket';
import { isRoundDone } from './stage-over';
import { stageRanking } from './stage-ranking';
import { ruledResult } from './table-result';
import type { TournamentState } from './state';
import { tournamentRanking } from './tournament-ranking';

type CorrectResult = Extract<ResultCommand, { type: 'correct-result' }>;

/** A correction as it would be, with its consequences; shown before it is confirmed. */
export function previewCorrection(
  state: TournamentState,
  table: string,
  finishes: readonly SeatFinish[],
): { readonly result: readonly SeatResult[]; readonly consequences: readonly CorrectionConsequence[] } | Refusal {
  const placed = findTable(state, table);
  if (!placed) return { kind: 'unknown-table', table };
  if (!placed.table.result) return { kind: 'table-not-decided', table };
  const played = placed.table.seats.filter((seat) => finishes.some((finish) => finish.participant === seat));
  const wrong = checkFinishes(placed.table, finishes, played);
  if (wrong) return wrong;
  if (finishes.length === 0) return { kind: 'invalid', path: 'finishes', message: 'at least one' };
  const result = ruledResult(placed.table, placed.spec, finishes);
  const corrected: TournamentEvent = {
    type: 'ResultCorrected',
    table,
    result,
    consequences: [],
    by: { id: 'preview', role: 'system' },
    reason: { code: 'other' },
  };
  const after = settleTable(state, table, withPlayOffOrder(state, placed, corrected)).reduce<TournamentState>(evolve, state);
  return { result, consequences: correctionConsequences(state, after, placed, result) };
}

/** Section 9: standings recompute, published pairings stand, later rounds use the correction; a played later match needs a ruling. */
export function decideCorrection(state: TournamentState, placed: PlacedTable, command: CorrectResult): Decision {
  const { finishes, confirmed, ruling, reason, actor: by } = command;
  const preview = previewCorrection(state, placed.table.id, finishes);
  if ('kind' in preview) return refuse(preview);
  const { result, consequences } = preview;
  const played = consequences.some((consequence) => consequence.kind === 'played-by-wrong');
  if (played && ruling === undefined) return refuse({ kind: 'ruling-required', consequences });
  if (canonical(confirmed) !== canonical(consequences)) return refuse({ kind: 'confirm-consequences', consequences });
  if (played && ruling === 'replay-later-matches') {
    if (placed.stageState.ranking) return refuse({ kind: 'stage-over', stage: placed.stage });
    // At tables a second round would have to be drawn anew, not only played again.
    if (!isBracket(placed.spec.format) && laterRounds(placed) > 1) return refuse({ kind: 'round-published', round: placed.round.round + 2 });
  }
  const corrected: TournamentEvent = {
    type: 'ResultCorrected',
    table: placed.table.id,
    result,
    consequences,
    ...(played && ruling ? { ruling } : {}),
    by,
    reason,
  };
  const settled = settleTable(state, placed.table.id, withPlayOffOrder(state, placed, corrected));
  const stands = played && ruling === 'later-matches-stand';
  const moved = stands ? settled : withPlayersMoved(state, placed, settled, consequences);
  return accept(...withRankingsRenewed(state, placed.stage, withRoundsReopened(state, placed.stage, moved), by));
}

/** A corrected play-off orders those tied anew. */
function withPlayOffOrder(state: TournamentState, placed: PlacedTable, corrected: TournamentEvent): TournamentEvent[] {
  const order = playOffOrder(evolve(state, corrected), placed.table.id);
  return order ? [corrected, { type: 'TieResolved', table: order.table, order: order.order, how: 'play-off' }] : [corrected];
}

function laterRounds({ stageState, round }: PlacedTable): number {
  return stageState.rounds.filter((candidate) => candidate.round > round.round).length;
}

/** Puts the right players into later matches, as often as one move brings about another. */
function withPlayersMoved(
  state: TournamentState,
  placed: PlacedTable,
  events: readonly TournamentEvent[],
  consequences: readonly CorrectionConsequence[],
): TournamentEvent[] {
  const all = [...events];
  const format = placed.spec.format;
  let now = all.reduce<TournamentState>(evolve, state);
  const push = (moves: readonly TournamentEvent[]): void => {
    all.push(...moves);
    now = moves.reduce<TournamentState>(evolve, now);
  };
  if (!isBracket(format)) {
    push(moves(consequences));
  } else {
    for (let misplaced = misplacedInBracket(now, placed.stage, format); misplaced.length > 0;) {
      push(moves(misplaced));
      misplaced = misplacedInBracket(now, placed.stage, format);
    }
  }
  // A draft was made with players who may not be the right ones any more.
  if (now.draft && all.length > events.length) push([{ type: 'DraftDiscarded', by: { id: 'correction', role: 'system' } }]);
  return all;
}

function moves(consequences: readonly CorrectionConsequence[]): TournamentEvent[] {
  const withdrawn = new Set<string>();
  return consequences.flatMap((consequence): TournamentEvent[] => {
    if (consequence.kind === 'replaced')
      return [{ type: 'SeatReplaced', table: consequence.table, out: consequence.out, in: consequence.in }];
    if (consequence.kind === 'played-by-wrong' && consequence.in !== undefined) {
      return [{ type: 'SeatReplaced', table: consequence.table, out: consequence.out, in: consequence.in }];
    }
    if (consequence.kind !== 'withdrawn' && consequence.kind !== 'played-by-wrong') return [];
    if (withdrawn.has(consequence.table)) return [];
    withdrawn.add(consequence.table);
    return [{ type: 'TableWithdrawn', table: consequence.table }];
  });
}

/** Rounds that have an open table or an open tie again, and rounds that are done now. */
function withRoundsReopened(state: TournamentState, stage: number, events: readonly TournamentEvent[]): TournamentEvent[] {
  const now = events.reduce<TournamentState>(evolve, state);
  const spec = now.specs[stage - 1];
  const changed = (now.stages[stage - 1]?.rounds ?? []).flatMap((round): TournamentEvent[] => {
    const done = spec !== undefined && isRoundDone(spec, round);
    if (done === round.complete) return [];
    return [{ type: done ? 'RoundCompleted' : 'RoundReopened', stage, round: round.round }];
  });
  return [...events, ...changed];
}

/** Rankings that were published are published again. */
function withRankingsRenewed(
  state: TournamentState,
  stage: number,
  events: readonly TournamentEvent[],
  by: CorrectResult['actor'],
): TournamentEvent[] {
  let now = events.reduce<TournamentState>(evolve, state);
  const renewed: TournamentEvent[] = [];
  if (now.stages[stage - 1]?.ranking) {
    const completed: TournamentEvent = { type: 'StageCompleted', stage, ranking: stageRanking(now, stage), by };
    renewed.push(completed);
    now = evolve(now, completed);
  }
  if (now.phase === 'finished') renewed.push({ type: 'TournamentFinished', ranking: tournamentRanking(now), by });
  return [...events, ...renewed];
}
