import { tablePoints } from '../scoring/scheme';
import { seatReason } from '../table-swiss/explain';
import { seatHistory } from '../tables/seats';
import { activeField } from './draft-field';
import { playedTables } from './stage-book';
/** A round of a fixed schedule: those who have left make walkovers, or smaller tables where enough are left. */
export function draftScheduled(input) {
  const active = new Set(activeField(input));
  const seats = seatHistory(playedTables(input.stageState).map((table) => table.seats));
  const tables = [];
  const byes = [];
  input.stageState.groups.forEach((group, g) => {
    const planned = group.schedule[input.round - 1];
    for (const table of planned?.tables ?? []) {
      const left = table.filter((seat) => active.has(seat));
      const enough = left.length >= Math.min(table.length, Math.max(2, table.length === 2 ? 2 : input.state.settings.seats.min));
      if (!enough) byes.push(...walkovers(input, left, table.length));
      else
        tables.push({
          seats: left,
          group: g + 1,
          reasons: [
            { kind: 'schedule', design: group.design, round: input.round },
            ...left.map((participant, seat) => seatReason(seats, participant, seat, left.length)),
          ],
        });
    }
    byes.push(...(planned?.rests ?? []).filter((id) => active.has(id)).map((participant) => ({ participant, bye: 'rest', points: 0 })));
  });
  return { kind: 'drafted', tables, byes, walkovers: [] };
}
/** Those left over at a table share the points of its first places. */
function walkovers(input, left, size) {
  if (left.length === 1) return left.map((participant) => ({ participant, bye: 'walkover', points: input.spec.byes.full }));
  const shared = tablePoints(
    input.spec.scoring,
    Array.from({ length: size }, (_, i) => (i < left.length ? 1 : i + 1)),
  );
  return left.map((participant, i) => ({ participant, bye: 'walkover', points: shared[i] ?? 0 }));
}
//# sourceMappingURL=draft-scheduled.js.map
