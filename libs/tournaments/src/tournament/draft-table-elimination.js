import { tableCount } from '../elimination/snake';
import { seatElimination } from '../elimination/table-elimination';
import { seededGenerator } from '../random/generator';
import { seatReason } from '../table-swiss/explain';
import { seatHistory, seatTable } from '../tables/seats';
import { playedTables } from './stage-book';
import { survivors } from './stage-tables';
/** A round of table elimination: those left, re-seeded by finish, laid out as a snake, swapped where two come from one table. */
export function draftTableElimination(input, format) {
  const { order, wildcards } = survivors(input.state, input.stage, format);
  const limits = {
    min: Math.max(2, input.state.settings.seats.min),
    max: Math.min(input.state.settings.seats.max, Math.max(format.size, 2)),
  };
  const byes = order.slice(0, byesNeeded(order.length, format.size, limits));
  const seeded = order.slice(byes.length);
  const before = input.stageState.rounds.at(-1)?.tables ?? [];
  const metBefore = (one, other) => before.some((table) => table.seats.includes(one) && table.seats.includes(other));
  const generator = seededGenerator(input.seed);
  const seats = seatHistory(playedTables(input.stageState).map((table) => table.seats));
  const groups = seeded.length === 0 ? [] : seatElimination(seeded, format.size, limits, metBefore);
  const tables = groups.map((group) => {
    const seated = seatTable(seats, group, generator);
    const reasons = [
      { kind: 'snake', seeds: group.map((participant) => order.indexOf(participant) + 1) },
      ...group.filter((participant) => wildcards.includes(participant)).map((participant) => ({ kind: 'wildcard', participant })),
      ...seated.map((participant, seat) => seatReason(seats, participant, seat, seated.length)),
    ];
    return { seats: seated, reasons };
  });
  return {
    kind: 'drafted',
    tables,
    byes: byes.map((participant) => ({ participant, bye: 'allocated', points: input.spec.byes.full })),
    walkovers: [],
  };
}
/** The fewest top seeds who have to sit out so that the others fit at tables. */
function byesNeeded(players, size, limits) {
  for (let byes = 0; byes < players; byes++) {
    const seated = players - byes;
    const tables = tableCount(seated, size, limits);
    if (Math.floor(seated / tables) >= limits.min && Math.ceil(seated / tables) <= limits.max) return byes;
  }
  return 0;
}
//# sourceMappingURL=draft-table-elimination.js.map
