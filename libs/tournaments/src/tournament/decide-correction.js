import { canonical } from '@kronika/event-log';
import { findTable } from './access';
import { checkFinishes } from './check-finishes';
import { correctionConsequences, misplacedInBracket } from './correction-consequences';
import { accept, refuse } from './decision';
import { evolve } from './evolve';
import { playOffOrder, settleTable } from './settle-table';
import { isBracket } from './stage-bracket';
import { isRoundDone } from './stage-over';
import { stageRanking } from './stage-ranking';
import { discardStaleDraft } from './stale-draft';
import { ruledResult } from './table-result';
import { tournamentRanking } from './tournament-ranking';
/** A correction as it would be, with its consequences; shown before it is confirmed. */
export function previewCorrection(state, table, finishes) {
  const placed = findTable(state, table);
  if (!placed) return { kind: 'unknown-table', table };
  if (!placed.table.result) return { kind: 'table-not-decided', table };
  const played = placed.table.seats.filter((seat) => finishes.some((finish) => finish.participant === seat));
  const wrong = checkFinishes(placed.table, finishes, played);
  if (wrong) return wrong;
  if (finishes.length === 0) return { kind: 'invalid', path: 'finishes', message: 'at least one' };
  const result = ruledResult(placed.table, placed.spec, finishes);
  const corrected = {
    type: 'ResultCorrected',
    table,
    result,
    consequences: [],
    by: { id: 'preview', role: 'system' },
    reason: { code: 'other' },
  };
  const after = settleTable(state, table, withPlayOffOrder(state, placed, corrected)).reduce(evolve, state);
  return { result, consequences: correctionConsequences(state, after, placed, result) };
}
/** Standings recompute, published pairings stand, later rounds use the correction; a played later match needs a ruling. */
export function decideCorrection(state, placed, command) {
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
    if (!isBracket(placed.spec.format) && laterRounds(placed) > 1)
      return refuse({ kind: 'round-published', round: placed.round.round + 2 });
  }
  const corrected = {
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
  return accept(
    ...withRankingsRenewed(
      state,
      placed.stage,
      withRoundsReopened(state, placed.stage, [...moved, ...discardStaleDraft(state, placed.stage, by)]),
      by,
    ),
  );
}
/** A corrected play-off orders those tied anew. */
function withPlayOffOrder(state, placed, corrected) {
  const order = playOffOrder(evolve(state, corrected), placed.table.id);
  return order ? [corrected, { type: 'TieResolved', table: order.table, order: order.order, how: 'play-off' }] : [corrected];
}
function laterRounds({ stageState, round }) {
  return stageState.rounds.filter((candidate) => candidate.round > round.round).length;
}
/** Puts the right players into later matches, as often as one move brings about another. */
function withPlayersMoved(state, placed, events, consequences) {
  const all = [...events];
  const format = placed.spec.format;
  let now = all.reduce(evolve, state);
  const push = (moves) => {
    all.push(...moves);
    now = moves.reduce(evolve, now);
  };
  if (!isBracket(format)) {
    push(moves(placed.stage, consequences));
  } else {
    // Every pass sets a later round right, so there are no more passes than rounds.
    for (let pass = 0; pass <= placed.stageState.rounds.length; pass++) {
      push(moves(placed.stage, misplacedInBracket(now, placed.stage, format)));
    }
  }
  return all;
}
function moves(stage, consequences) {
  const seats = consequences.flatMap((consequence) => {
    if (consequence.kind !== 'replaced' && consequence.kind !== 'played-by-wrong') return [];
    return consequence.in === undefined ? [] : [{ table: consequence.table, out: consequence.out, in: consequence.in }];
  });
  const withdrawn = consequences.flatMap((consequence) => {
    const goes = consequence.kind === 'withdrawn' || (consequence.kind === 'played-by-wrong' && consequence.in === undefined);
    return goes ? [consequence.table] : [];
  });
  const walkovers = consequences.flatMap((consequence) =>
    consequence.kind === 'walkover-gone' ? [{ type: 'WalkoverWithdrawn', stage, round: consequence.round, match: consequence.match }] : [],
  );
  return [
    ...walkovers,
    ...[...new Set(withdrawn)].map((table) => ({ type: 'TableWithdrawn', table })),
    ...(seats.length > 0 ? [{ type: 'SeatsReplaced', seats: seats.filter((seat) => !withdrawn.includes(seat.table)) }] : []),
  ];
}
/** Rounds that have an open table or an open tie again, and rounds that are done now. */
function withRoundsReopened(state, stage, events) {
  const now = events.reduce(evolve, state);
  const spec = now.specs[stage - 1];
  const changed = (now.stages[stage - 1]?.rounds ?? []).flatMap((round) => {
    const done = spec !== undefined && isRoundDone(spec, round);
    if (done === round.complete) return [];
    return [{ type: done ? 'RoundCompleted' : 'RoundReopened', stage, round: round.round }];
  });
  return [...events, ...changed];
}
/** Rankings that were published are published again. */
function withRankingsRenewed(state, stage, events, by) {
  let now = events.reduce(evolve, state);
  const renewed = [];
  if (now.stages[stage - 1]?.ranking) {
    const completed = { type: 'StageCompleted', stage, ranking: stageRanking(now, stage), by };
    renewed.push(completed);
    now = evolve(now, completed);
  }
  if (now.phase === 'finished') renewed.push({ type: 'TournamentFinished', ranking: tournamentRanking(now), by });
  return [...events, ...renewed];
}
//# sourceMappingURL=decide-correction.js.map
