import { advanceFromTables, byFinish } from '../elimination/table-elimination';
import { indexBook } from '../tie-breaks/book-index';
import { vpShareContributions } from '../tie-breaks/victory-points';
import { findParticipant } from './access';
import { advancePlace, tableOrder } from './advancement-order';
import { isActive } from './participant';
import { stageBook } from './stage-book';
import { seedsOf } from './stage-bracket';
/** Those who play on after a round of table elimination (the last, unless another is named); everybody before the first. */
export function survivors(state, stage, format, after) {
  const stageState = state.stages[stage - 1];
  const last = after === undefined ? stageState?.rounds.at(-1) : stageState?.rounds.find((round) => round.round === after);
  if (!stageState || !last) return { order: (stageState?.field ?? []).filter((participant) => plays(state, participant)), wildcards: [] };
  const finishes = finishesOf(state, stage, last).filter((finish) => plays(state, finish.participant));
  const advance = advanceFromTables(finishes, { top: format.top, wildcards: format.wildcards, tableSize: format.size });
  if (advance.kind === 'tied') return { order: [], wildcards: [] };
  // Everybody going on would play for ever.
  const order = advance.advancing.map((finish) => finish.participant);
  const limit = Math.max(1, playersOf(last) - 1);
  return { order: order.slice(0, limit), wildcards: advance.wildcards.filter((participant) => order.indexOf(participant) < limit) };
}
/** Table elimination is over after a round with a single table, or when at most one is left. */
export function isFinalRound(round) {
  return round.tables.filter((table) => table.playOffOf === undefined).length <= 1 && round.byes.length === 0;
}
/** From the winner of the final down: by the round reached, then by the finish in it. */
export function tableEliminationRanking(state, stage) {
  const stageState = state.stages[stage - 1];
  if (!stageState) return [];
  const ranked = [];
  for (const round of [...stageState.rounds].reverse()) {
    const finishes = finishesOf(state, stage, round);
    const first = isFinalRound(round) ? inFinalOrder(round, finishes) : [...finishes].sort(byFinish);
    ranked.push(...first.map((finish) => finish.participant).filter((participant) => !ranked.includes(participant)));
  }
  return [...ranked, ...stageState.field.filter((participant) => !ranked.includes(participant))];
}
function inFinalOrder(round, finishes) {
  const order = round.tables.filter((table) => table.playOffOf === undefined).flatMap((table) => tableOrder(table));
  return order.flatMap((seat) => finishes.find((finish) => finish.participant === seat.participant) ?? []);
}
function finishesOf(state, stage, round) {
  const stageState = state.stages[stage - 1];
  if (!stageState) return [];
  const seedOf = seedsOf(stageState);
  const index = indexBook(stageBook(state, stage));
  const shareIn = (participant) =>
    vpShareContributions(index, participant).find((contribution) => contribution.round === round.round)?.value ?? 0;
  const byes = round.byes.map(({ participant, points }, i) => ({
    participant,
    table: -1 - i,
    place: 1,
    points,
    vpShare: 0,
    seed: seedOf(participant),
  }));
  const seated = round.tables.flatMap((table, t) =>
    table.playOffOf !== undefined
      ? []
      : tableOrder(table).map((seat, i) => ({
          participant: seat.participant,
          table: t,
          place: advancePlace(seat),
          points: seat.points,
          vpShare: shareIn(seat.participant),
          seed: seedOf(seat.participant),
          tieBreak: [-i],
        })),
  );
  return [...byes, ...seated];
}
function playersOf(round) {
  return (
    round.byes.length + round.tables.filter((table) => table.playOffOf === undefined).reduce((sum, table) => sum + table.seats.length, 0)
  );
}
function plays(state, participant) {
  const found = findParticipant(state, participant);
  return found !== undefined && isActive(found);
}
//# sourceMappingURL=stage-tables.js.map
