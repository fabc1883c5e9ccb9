import { winPoints } from '../scoring/scheme';
import { pagePoints } from '../scoring/score-book';
import { explainTables } from '../table-swiss/explain';
import { pairTables } from '../table-swiss/pair-tables';
import { activeField, requestedByePoints } from './draft-field';
import { playedTables, stageBook } from './stage-book';
/** A round of table Swiss, with the reasons for each table. */
export function draftTableSwiss(input, format) {
  const requested = requestedByePoints(input);
  const resting = new Set(requested.map((bye) => bye.participant));
  const playing = new Set(activeField(input).filter((participant) => !resting.has(participant)));
  const win = winPoints(input.spec.scoring, format.sizes.preferred);
  const problem = {
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
    tables: pairing.tables.map((seats, t) => ({ seats, reasons: reasons[t] ?? [] })),
    byes: [...requested, ...pairing.byes.map((participant) => ({ participant, bye: 'allocated', points: input.spec.byes.full }))],
    walkovers: [],
    search: { weights: format.weights, swaps: format.swaps, cost: pairing.cost },
  };
}
//# sourceMappingURL=draft-table-swiss.js.map
