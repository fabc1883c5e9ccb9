import { mean, settle, sum } from '../scoring/exact';
import { seatHistory } from '../tables/seats';
import { tableHistory } from '../table-swiss/table-history';
/** The quality report of a round. */
export function pairingQuality(input) {
  const history = tableHistory(input.earlier, input.preferredSize);
  const meetings = input.tables.flatMap((table) => table.flatMap((a, i) => table.slice(i + 1).map((b) => history.meetings(a, b))));
  const ranges = input.tables.map((table) => {
    const scores = table.map((participant) => input.score(participant));
    return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
  });
  const seats = seatHistory([...input.earlier.map((table) => table.seats), ...input.tables]);
  const firsts = input.tables.flat().map((participant) => seats.times(participant, 0));
  const offSize = input.tables.filter((table) => table.length !== input.preferredSize).flat();
  return {
    rematches: meetings.filter((times) => times > 0).length,
    maxMeetings: meetings.length === 0 ? 0 : Math.max(...meetings) + 1,
    meanRange: settle(mean(ranges)),
    widestRange: settle(Math.max(0, ...ranges)),
    offSizeAgain: offSize.filter((participant) => history.offSizeGames(participant) > 0).length,
    neverFirst: firsts.filter((times) => times === 0).length,
    firstSpread: firsts.length === 0 ? 0 : Math.max(...firsts) - Math.min(...firsts),
    forbidden: sum(input.forbidden.map(([a, b]) => Number(input.tables.some((table) => table.includes(a) && table.includes(b))))),
  };
}
//# sourceMappingURL=quality.js.map
