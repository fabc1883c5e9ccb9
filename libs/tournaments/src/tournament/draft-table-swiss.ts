import { winPoints } from '../scoring/scheme';
import { pagePoints } from '../scoring/score-book';
import { explainTables } from '../table-swiss/explain';
import { pairTables, type TableSwissInput } from '../table-swiss/pair-tables';
import { activeField, requestedByePoints, type DraftInput, type DraftOutcome, type PlainTable } from './draft-field';
import { playedTables, stageBook } from './stage-book';
import type { StageFormat } from './stage-spec';

/** A round of table Swiss, with the reasons for each table. */
export function draftTableSwiss(input: DraftInput, format: Extract<StageFormat, { kind: 'table-swiss' }>): DraftOutcome {
  const requested = requestedByePoints(input);
  const resting = new Set(requested.map((bye) => bye.participant));
  const playing = new Set(activeField(input).filter((participant) => !resting.has(participant)));
  const win = winPoints(input.spec.scoring, format.sizes.preferred);
  const problem: TableSwissInput = {
    players: stageBook(input.state, input.stage)
      .pages.filter((page) => playing.has(page.participant))
      .map((page) => ({
        participant: page.participant,
        score: pagePoints(page),
        seed: page.seed,
        hadBye: page.entries.some((entry) => entry.kind === 'bye' && entry.bye === 'allocated'),
      })),
    earlier: playedTables(input.stageState),
    sizes: format.sizes,
    forbidden: input.state.forbidden,
    weights: format.weights,
    scale: win > 0 ? 10 / win : 1,
    swaps: format.swaps,
    seed: input.seed,
  };
  const pairing = pairTables(problem);
  if (pairing.kind === 'needs-ruling') {
    return {
      kind: 'needs-ruling',
      message: 'Forbidden pairs leave no way to seat everybody',
      participants: [...new Set(pairing.together.flat())],
    };
  }
  const reasons = explainTables(problem, pairing);
  return {
    kind: 'drafted',
    tables: pairing.tables.map((seats, t): PlainTable => ({ seats, reasons: reasons[t] ?? [] })),
    byes: [...requested, ...pairing.byes.map((participant) => ({ participant, bye: 'allocated' as const, points: input.spec.byes.full }))],
    walkovers: [],
    search: { weights: format.weights, swaps: format.swaps, cost: pairing.cost },
  };
}
