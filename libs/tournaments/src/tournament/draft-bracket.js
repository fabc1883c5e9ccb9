import { readyMatches } from '../elimination/progress';
import { seededGenerator } from '../random/generator';
import { seatReason } from '../table-swiss/explain';
import { seatHistory, seatTable } from '../tables/seats';
import { activeField } from './draft-field';
import { playedTables } from './stage-book';
import { stageProgress } from './stage-bracket';
/** All matches of the bracket that can be played now. Somebody who has left loses; of two who have left the better seed goes on, to lose next. */
export function draftBracket(input, format) {
  const active = new Set(activeField(input));
  const generator = seededGenerator(input.seed);
  const seats = seatHistory(playedTables(input.stageState).map((table) => table.seats));
  const tables = [];
  const byes = [];
  const walkovers = [];
  for (const { match, players } of readyMatches(stageProgress(format, input.stageState))) {
    const [one, other] = players.flatMap((seed) => (seed === undefined ? [] : (input.stageState.field[seed - 1] ?? [])));
    if (one === undefined || other === undefined) continue;
    if (active.has(one) && active.has(other)) {
      const seated = seatTable(seats, [one, other], generator);
      const reasons = seated.map((participant, seat) => seatReason(seats, participant, seat, 2));
      tables.push({ seats: seated, match: match.id, reasons: [{ kind: 'bracket', match: match.id }, ...reasons] });
    } else {
      const [first, second] = players[0] !== undefined && players[1] !== undefined && players[0] < players[1] ? [one, other] : [other, one];
      const winner = active.has(first) || !active.has(second) ? first : second;
      walkovers.push({ match: match.id, winner, loser: winner === first ? second : first });
      if (active.has(winner)) byes.push({ participant: winner, bye: 'walkover', points: input.spec.byes.full });
    }
  }
  return { kind: 'drafted', tables, byes, walkovers };
}
//# sourceMappingURL=draft-bracket.js.map
