import { bestOf } from '../matches/best-of';
import { standardPlaces } from '../scoring/placement-points';
import { tablePoints } from '../scoring/scheme';
import { bestOfGames } from './stage-spec';
/** Seats that are still in play. */
export function presentSeats(table) {
  return table.seats.filter((seat) => !table.left.some((left) => left.participant === seat));
}
/** The result that a judge's word gives: whoever is not named never came, except those who left in the middle. */
export function ruledResult(table, spec, finishes) {
  const named = new Set(finishes.map((finish) => finish.participant));
  const left = table.seats
    .filter((seat) => !named.has(seat))
    .map((participant) => table.left.find((known) => known.participant === participant) ?? { participant, how: 'no-show' });
  return ranked({ ...table, left }, spec, finishes);
}
/**
 * The result of a table with its points, or undefined while it is open. Who never came counts as lost, and the table as smaller; who left in the
 * middle is last and scores nothing; who is left over alone has won.
 */
export function resultOf(table, spec) {
  const finishes = presentFinishes(table, presentSeats(table), spec);
  return finishes && ranked(table, spec, finishes);
}
/** Points and places of everybody, from how those present finished. */
function ranked(table, spec, finishes) {
  // The first to leave is last.
  const droppedOut = table.left.filter((left) => left.how === 'dropped-out').reverse();
  const places = [...standardPlaces(finishes.map((finish) => finish.place)), ...droppedOut.map((_, i) => finishes.length + i + 1)];
  const alone = finishes.length === 1 && droppedOut.length === 0;
  const points = alone ? [spec.byes.full] : tablePoints(spec.scoring, places);
  const played = finishes.map((finish, i) => {
    const vp = finish.vp === undefined ? {} : { vp: finish.vp };
    if (alone) return { participant: finish.participant, points: points[i] ?? 0, forfeit: 'won' };
    return { participant: finish.participant, points: points[i] ?? 0, place: places[i] ?? 1, ...vp };
  });
  const out = droppedOut.map(({ participant }, i) => ({ participant, points: 0, place: places[finishes.length + i] ?? 1 }));
  const absent = table.left.filter((left) => left.how !== 'dropped-out');
  const gone = absent.map(({ participant }) => ({ participant, points: 0, forfeit: 'lost' }));
  const all = [...played, ...out, ...gone];
  return table.seats.flatMap((seat) => all.find((result) => result.participant === seat) ?? []);
}
/** How those present finished: by their games, or because nobody is left to play against. */
function presentFinishes(table, present, spec) {
  if (present.length < 2) return present.map((participant) => ({ participant, place: 1 }));
  const games = bestOfGames(spec.format);
  if (games === 1 || present.length > 2) {
    const last = table.played.at(-1);
    return last && ofThese(last.finishes, present);
  }
  const [first, second] = present;
  const winners = table.played.map(({ finishes }) => winnerOf(finishes, present));
  const match = bestOf(games, winners);
  if (!match.decided || first === undefined || second === undefined) return undefined;
  const vps = present.map((participant) => totalVp(table, participant));
  return [
    { participant: first, place: match.places[0], ...vps[0] },
    { participant: second, place: match.places[1], ...vps[1] },
  ];
}
function ofThese(finishes, present) {
  return finishes.filter((finish) => present.includes(finish.participant));
}
function winnerOf(finishes, present) {
  const places = present.map((participant) => finishes.find((finish) => finish.participant === participant)?.place ?? 1);
  const [first = 1, second = 1] = places;
  return first < second ? 0 : first > second ? 1 : undefined;
}
function totalVp(table, participant) {
  const scores = table.played.flatMap(({ finishes }) => finishes.find((finish) => finish.participant === participant)?.vp ?? []);
  return scores.length === 0 ? {} : { vp: scores.reduce((sum, vp) => sum + vp, 0) };
}
//# sourceMappingURL=table-result.js.map
