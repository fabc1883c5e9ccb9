import { tableCount } from '../elimination/snake';
import { seatElimination } from '../elimination/table-elimination';
import type { TableReason } from '../pairing/reason';
import { seededGenerator } from '../random/generator';
import type { ParticipantId } from '../scoring/score-book';
import { seatReason } from '../table-swiss/explain';
import { seatHistory, seatTable } from '../tables/seats';
import type { DraftInput, DraftOutcome, PlainTable } from './draft-field';
import { playedTables } from './stage-book';
import { survivors, type TableEliminationFormat } from './stage-tables';

/** A round of table elimination: those left, re-seeded by finish, laid out as a snake, swapped where two come from one table. */
export function draftTableElimination(input: DraftInput, format: TableEliminationFormat): DraftOutcome {
  const { order, wildcards } = survivors(input.state, input.stage, format);
  const limits = {
    min: Math.max(2, input.state.settings.seats.min),
    max: Math.min(input.state.settings.seats.max, Math.max(format.size, 2)),
  };
  const byes = order.slice(0, byesNeeded(order.length, format.size, limits));
  const seeded = order.slice(byes.length);
  const before = input.stageState.rounds.at(-1)?.tables ?? [];
  const metBefore = (one: ParticipantId, other: ParticipantId): boolean =>
    before.some((table) => table.seats.includes(one) && table.seats.includes(other));
  const generator = seededGenerator(input.seed);
  const seats = seatHistory(playedTables(input.stageState).map((table) => table.seats));
  const groups = seeded.length === 0 ? [] : seatElimination(seeded, format.size, limits, metBefore);
  const tables = groups.map((group): PlainTable => {
    const seated = seatTable(seats, group, generator);
    const reasons: TableReason[] = [
      { kind: 'snake', seeds: group.map((participant) => order.indexOf(participant) + 1) },
      ...group.filter((participant) => wildcards.includes(participant)).map((participant) => ({ kind: 'wildcard' as const, participant })),
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
function byesNeeded(players: number, size: number, limits: { readonly min: number; readonly max: number }): number {
  for (let byes = 0; byes < players; byes++) {
    const seated = players - byes;
    const tables = tableCount(seated, size, limits);
    if (Math.floor(seated / tables) >= limits.min && Math.ceil(seated / tables) <= limits.max) return byes;
  }
  return 0;
}
