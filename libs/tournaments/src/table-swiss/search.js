import { annealTables } from './anneal';
import { arrangementCost, breaksHardRule, meetingCost, problemAfter } from './problem';
const reach = 12;
/** Cool enough to keep the order of the standings, hot enough to undo rematches. */
const cool = 100;
const hot = 600;
/** Fields so small that one round decides whether the next can avoid rematches. */
const smallField = 40;
const lookAheadSwaps = 20_000;
const lookAheadShare = 0.02;
/** The best of several searches; how many swaps they make between them is the organiser's to set. */
export function searchArrangement(problem, weights, swaps, generator) {
  const start = problem.tableOfPlace.map((_, place) => place);
  const small = problem.players <= smallField;
  const starts = small ? [cool, hot, hot, hot] : [cool, hot];
  const effort = (warmest) => ({ swaps: Math.ceil(swaps / starts.length), reach, warmest });
  const weigh = (placed) => ({
    placed,
    cost: arrangementCost(problem, placed) + (small ? lookAhead(problem, placed, weights, swaps, generator) : 0),
  });
  let best = starts.map((warmest) => weigh(annealTables(problem, start, effort(warmest), generator))).reduce(cheaper);
  // A rematch may be the search's fault: a longer one before it is accepted.
  if (meetingCost(problem, best.placed) > 0) {
    best = cheaper(best, weigh(annealTables(problem, start, { swaps: 3 * swaps, reach, warmest: hot }, generator)));
  }
  // A hard rule may need somebody from far away.
  if (breaksHardRule(problem, best.placed)) {
    const far = { swaps: Math.max(swaps, lookAheadSwaps), reach: problem.players, warmest: hot };
    best = cheaper(best, weigh(annealTables(problem, best.placed, far, generator)));
  }
  return best.placed;
}
/** A small share of what the next round's rematches would cost at best: of two equal arrangements the one with a future is taken. */
function lookAhead(problem, placed, weights, swaps, generator) {
  const next = problemAfter(problem, placed, weights);
  const effort = { swaps: Math.min(swaps, lookAheadSwaps), reach: problem.players, warmest: hot };
  return lookAheadShare * meetingCost(next, annealTables(next, placed, effort, generator));
}
function cheaper(one, other) {
  return other.cost < one.cost ? other : one;
}
//# sourceMappingURL=search.js.map
