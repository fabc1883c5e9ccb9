import { indexBook } from '../tie-breaks/book-index';
import { tieBreakValue } from '../tie-breaks/evaluate';
import { findTable } from './access';
import { advancePlace, tableOrder, tieAcrossCut } from './advancement-order';
import { evolve } from './evolve';
import { stageBook } from './stage-book';
import { cutOf, isRoundDone, openTie } from './stage-over';
import { resultOf } from './table-result';
/**
 * Events about a table with what follows from them: the table is decided, a tie across the cut is resolved by the tie-breaks of the event, a
 * play-off resolves the tie that it was for, the round is complete.
 */
export function settleTable(state, table, events) {
  const all = [...events];
  let now = events.reduce(evolve, state);
  const follow = (event) => {
    if (!event) return;
    all.push(event);
    now = evolve(now, event);
  };
  const placed = () => findTable(now, table);
  follow(decided(placed()));
  follow(tieBroken(now, placed()));
  follow(playedOff(now, placed()));
  const after = placed();
  if (after && !after.round.complete && isRoundDone(after.spec, after.round)) {
    follow({ type: 'RoundCompleted', stage: after.stage, round: after.round.round });
  }
  return all;
}
function decided(placed) {
  if (!placed || placed.table.result) return undefined;
  const result = resultOf(placed.table, placed.spec);
  return result && { type: 'TableDecided', table: placed.table.id, result };
}
/** The tie-breaks of the stage, in order, among those tied: they resolve it if they part the last who passes from the first who does not. */
function tieBroken(state, placed) {
  const tie = placed && openTie(placed.spec, placed.round, placed.table);
  if (!tie) return undefined;
  const index = indexBook(stageBook(state, placed.stage));
  const lot = placed.stageState.lotSeed;
  const tuples = tie.tied.map((participant) => ({
    participant,
    tuple: placed.spec.tieBreaks.flatMap((id) => (id === 'direct-encounter' ? [] : [tieBreakValue(index, lot, participant, id).value])),
  }));
  const ordered = tuples.sort((x, y) => compare(y.tuple, x.tuple));
  const [last, next] = [ordered[tie.places - 1], ordered[tie.places]];
  if (!last || !next || compare(last.tuple, next.tuple) === 0) return undefined;
  return { type: 'TieResolved', table: placed.table.id, order: ordered.map(({ participant }) => participant), how: 'tie-breaks' };
}
function playedOff(state, placed) {
  const original = placed?.table.playOffOf === undefined ? undefined : findTable(state, placed.table.playOffOf);
  if (!placed || !original || !openTie(original.spec, original.round, original.table)) return undefined;
  const found = playOffOrder(state, placed.table.id);
  return found && { type: 'TieResolved', table: found.table, order: found.order, how: 'play-off' };
}
/** The order that a decided play-off gives those tied at its table; undefined where it does not part them. */
export function playOffOrder(state, playOff) {
  const placed = findTable(state, playOff);
  const original = placed?.table.playOffOf === undefined ? undefined : findTable(state, placed.table.playOffOf);
  const cut = original && cutOf(original.spec, original.round);
  if (!placed?.table.result || !original || cut === undefined) return undefined;
  const { order: _order, ...unresolved } = original.table;
  const tie = tieAcrossCut(unresolved, cut);
  if (!tie) return undefined;
  const ordered = tableOrder(placed.table);
  const [last, next] = [ordered[tie.places - 1], ordered[tie.places]];
  if (!last || !next || advancePlace(last) === advancePlace(next)) return undefined;
  return { table: original.table.id, order: ordered.map((seat) => seat.participant) };
}
function compare(one, other) {
  return one.map((value, i) => value - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
//# sourceMappingURL=settle-table.js.map
