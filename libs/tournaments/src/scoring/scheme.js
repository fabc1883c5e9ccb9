import { mean } from './exact';
import { placementPoints, sizeNeutralPoints } from './placement-points';
/** The schemes that the wizard offers by name. */
export const namedSchemes = {
  'win 1, draw ½': { kind: 'match', win: 1, draw: 0.5, loss: 0 },
  'win 3, draw 1': { kind: 'match', win: 3, draw: 1, loss: 0 },
  '10/6/3/1': {
    kind: 'placement',
    tables: [
      [10, 5, 1],
      [10, 6, 3, 1],
      [10, 6, 4, 2, 1],
    ],
  },
  '5/3/2/1': { kind: 'placement', tables: [[5, 3, 2, 1]] },
  '7/5/3/1': { kind: 'placement', tables: [[7, 5, 3, 1]] },
  'win 5, draw 1': { kind: 'winner', win: 5, draw: 1 },
  'size-neutral': { kind: 'size-neutral' },
};
/** Points of each seat of one table, in the order of `places`. */
export function tablePoints(scheme, places) {
  switch (scheme.kind) {
    case 'match':
      return matchPoints(scheme, places);
    case 'placement':
      return placementPoints(places, pointsForSize(scheme.tables, places.length));
    case 'winner':
      return winnerPoints(scheme, places);
    case 'size-neutral':
      return sizeNeutralPoints(places);
  }
}
/** What first place alone earns at a table of `size`: the full bye, the walkover. */
export function winPoints(scheme, size) {
  return (
    tablePoints(
      scheme,
      Array.from({ length: Math.max(size, 1) }, (_, i) => i + 1),
    )[0] ?? 0
  );
}
/** What an average result earns: a draw between two, the mean of a table's points. */
export function drawPoints(scheme, size) {
  if (scheme.kind === 'match' || scheme.kind === 'winner') return scheme.draw;
  return mean(
    tablePoints(
      scheme,
      Array.from({ length: size }, (_, i) => i + 1),
    ),
  );
}
/** The points by place for a table size: as listed, or interpolated between the points of the nearest listed size. */
export function pointsForSize(tables, size) {
  const listed = tables.find((table) => table.length === size);
  if (listed) return listed;
  const nearest = [...tables].sort((x, y) => Math.abs(x.length - size) - Math.abs(y.length - size) || y.length - x.length)[0] ?? [];
  if (size < 2 || nearest.length < 2) return Array.from({ length: size }, () => nearest[0] ?? 0);
  return Array.from({ length: size }, (_, i) => {
    const at = (i * (nearest.length - 1)) / (size - 1);
    const below = nearest[Math.floor(at)] ?? 0;
    const above = nearest[Math.ceil(at)] ?? below;
    return below + (above - below) * (at - Math.floor(at));
  });
}
function matchPoints(scheme, places) {
  const best = Math.min(...places);
  const winners = places.filter((place) => place === best).length;
  return places.map((place) => (place > best ? scheme.loss : winners === 1 ? scheme.win : scheme.draw));
}
function winnerPoints(scheme, places) {
  return matchPoints({ ...scheme, loss: 0 }, places);
}
//# sourceMappingURL=scheme.js.map
