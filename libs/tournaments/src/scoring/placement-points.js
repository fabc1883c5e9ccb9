import { mean } from './exact';
/**
 * What each seat earns, in the order of `places`. A tie over places a..b earns the mean of P[a..b]; places are shared as 1, 2, 2, 4.
 * Only the order of `places` counts, so dense ranks (1, 2, 2, 3) give the same points.
 */
export function placementPoints(places, points) {
  return places.map((place) => {
    const better = places.filter((other) => other < place).length;
    const sharing = places.filter((other) => other === place).length;
    return mean(points.slice(better, better + sharing));
  });
}
/** Size-neutral points: (opponents beaten + half of those tied) / (k - 1). */
export function sizeNeutralPoints(places) {
  if (places.length < 2) return places.map(() => 1);
  return places.map((place) => {
    const beaten = places.filter((other) => other > place).length;
    const tied = places.filter((other) => other === place).length - 1;
    return (beaten + tied / 2) / (places.length - 1);
  });
}
/** Places by score, shared where scores are equal: the highest score is place 1. */
export function placesByScore(scores) {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}
/** The same order as standard shared places (1, 2, 2, 4), from any numbers whose order is the ranking. */
export function standardPlaces(places) {
  return places.map((place) => 1 + places.filter((other) => other < place).length);
}
//# sourceMappingURL=placement-points.js.map
