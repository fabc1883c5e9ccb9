import { seatHistory } from '../tables/seats';
import { tableHistory } from '../table-swiss/table-history';
import { indexBook } from '../tie-breaks/book-index';
import { playedTables, stageBook } from './stage-book';
import { preferredSize } from './stage-spec';
/** What is different after a change by hand: meetings, forbidden pairs, score ranges, seats, byes. */
export function consequencesOf(state, before, after) {
  const stageState = state.stages[after.stage - 1];
  const spec = state.specs[after.stage - 1];
  if (!stageState || !spec) return [];
  const size = preferredSize(spec.format);
  const earlier = playedTables(stageState);
  const history = tableHistory(earlier, size);
  const index = indexBook(stageBook(state, after.stage));
  const fresh = after.tables.filter((table) => !isSameTable(table, before));
  return [
    ...meetings(before, after, history),
    ...state.forbidden
      .filter((pair) => fresh.some((table) => pair.every((participant) => table.seats.includes(participant))))
      .map((pair) => ({ kind: 'forbidden-pair', pair })),
    ...fresh.flatMap((table) => scoreRange(before, table, index)),
    ...fresh.filter((table) => table.seats.length !== size).flatMap((table) => offSizeAgain(table, history)),
    ...seatsAgain(
      fresh,
      earlier.map((table) => table.seats),
    ),
    ...secondByes(before, after, index),
  ];
}
/** The same players in the same seats as in the draft. */
export function isSameTable(table, draft) {
  return draft.tables.some((before) => before.id === table.id && before.seats.join() === table.seats.join());
}
function meetings(before, after, history) {
  const again = (draft) => pairsOf(draft.tables).filter(([a, b]) => history.meetings(a, b) > 0);
  const isIn = (pair, pairs) => pairs.some((other) => pairKey(other) === pairKey(pair));
  const [was, is] = [again(before), again(after)];
  return [
    ...is.filter((pair) => !isIn(pair, was)).map((pair) => ({ kind: 'rematch', pair, rounds: history.rounds(...pair) })),
    ...was.filter((pair) => !isIn(pair, is)).map((pair) => ({ kind: 'rematch-gone', pair })),
  ];
}
function scoreRange(before, table, index) {
  const range = (seats) => {
    const scores = seats.map((seat) => index.score(seat));
    return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
  };
  const was = range(before.tables.find((candidate) => candidate.id === table.id)?.seats ?? []);
  return range(table.seats) === was ? [] : [{ kind: 'score-range', table: table.id, before: was, after: range(table.seats) }];
}
function offSizeAgain(table, history) {
  return table.seats
    .filter((seat) => history.offSizeGames(seat) > 0)
    .map((participant) => ({ kind: 'off-size-again', participant, games: history.offSizeGames(participant) }));
}
function seatsAgain(tables, earlier) {
  const history = seatHistory(earlier);
  return tables.flatMap((table) =>
    table.seats
      .map((participant, seat) => ({ participant, seat, times: history.times(participant, seat) }))
      .filter(({ times }) => times > 0)
      .map((again) => ({ kind: 'seat-again', ...again })),
  );
}
function secondByes(before, after, index) {
  return after.byes
    .filter(({ participant, bye }) => bye !== 'rest' && !before.byes.some((was) => was.participant === participant))
    .filter(({ participant }) => (index.page(participant)?.entries ?? []).some((entry) => entry.kind === 'bye'))
    .map(({ participant }) => ({ kind: 'second-bye', participant }));
}
function pairsOf(tables) {
  return tables.flatMap((table) => table.seats.flatMap((a, i) => table.seats.slice(i + 1).map((b) => [a, b])));
}
function pairKey([a, b]) {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
//# sourceMappingURL=draft-consequences.js.map
