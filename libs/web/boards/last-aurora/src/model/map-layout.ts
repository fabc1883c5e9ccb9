import type { LinkView, MapView, StopView } from '@kronika/games/last-aurora';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Everything of a map that does not change during a game, ready to be drawn. */
export interface MapLayout {
  /** From the start of the road to its end, as areas from one side of the drawing to the other. */
  readonly regions: readonly { readonly id: string; readonly area: string; readonly label: Point }[];
  readonly sea: string;
  readonly paths: ReadonlyMap<string, { readonly d: string; readonly middle: Point }>;
  readonly scenery: readonly (Point & { readonly kind: number; readonly size: number })[];
  /** Where enemies lie, by region: as far from the road as there is room. */
  readonly camps: ReadonlyMap<string, readonly Point[]>;
}

const layouts = new Map<string, MapLayout>();

/** The drawing of a map; made once for each. */
export function layoutOf(map: MapView): MapLayout {
  const known = layouts.get(map.id);
  if (known !== undefined) return known;
  const borders = bordersOf(map);
  const paths = new Map(map.links.map((link) => [link.id, pathOf(link, map.stops)]));
  const busy = [
    ...map.stops.map(({ x, y }) => ({ x, y, r: 44 })),
    ...[...paths.values()].map(({ middle }) => ({ ...middle, r: 38 })),
    ...map.moorings.map(({ x, y }) => ({ x, y, r: 40 })),
  ];
  // Convoys stand above their stops; on the first one all of them.
  const parked = map.stops.map(({ x, y }) => ({ x, y: y - 30, r: 24 }));
  const [start] = map.stops;
  const yard = start === undefined ? [] : [{ x: start.x, y: start.y - 30, r: 70 }];
  const roads = [...map.stops.map(({ x, y }) => ({ x, y, r: 26 })), ...busy.slice(map.stops.length), ...parked, ...yard];
  const camps = new Map(map.regions.map((id, index) => [id, campsIn(map, borders[index + 1] ?? 0, borders[index] ?? map.height, roads)]));
  const taken = [...busy, ...[...camps.values()].flat().map((point) => ({ ...point, r: 84 }))];
  const layout: MapLayout = {
    regions: map.regions.map((id, index) => {
      const [from, to] = [borders[index] ?? map.height, borders[index + 1] ?? 0];
      return { id, area: band(map, from, to), label: { x: index === map.regions.length - 1 ? map.width - 150 : 110, y: from - 14 } };
    }),
    sea: seaOf(map),
    paths,
    scenery: sceneryOf(map, taken),
    camps,
  };
  layouts.set(map.id, layout);
  return layout;
}

/** Heights of the borders between regions: the road climbs from the bottom of the drawing to its top. */
function bordersOf(map: MapView): readonly number[] {
  const inRegion = (region: string) => map.stops.filter((stop) => stop.region === region).map(({ y }) => y);
  const between = map.regions.slice(1).map((region, index) => {
    const below = inRegion(map.regions[index] ?? '');
    return (Math.min(...below) + Math.max(...inRegion(region))) / 2;
  });
  return [map.height, ...between, 0];
}

/** The area between two borders; inner borders are as uneven as hills are. */
function band({ width, height }: MapView, from: number, to: number): string {
  const edge = (y: number): Point[] =>
    Array.from({ length: 21 }, (_, index) => {
      const x = (width / 20) * index;
      return { x, y: y <= 0 || y >= height ? y : y + Math.sin(x / 61 + y) * 9 + Math.sin(x / 23) * 4 };
    });
  const points = [...edge(from), ...edge(to).reverse()];
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The water that the Aurora sails: along the last region's road, on its far side. */
function seaOf(map: MapView): string {
  const first = map.stops.findIndex(({ id }) => id === map.moorings[0]?.stop);
  const shore = map.stops.slice(Math.max(0, first)).map(({ x, y }) => ({ x, y: y - 36 }));
  const start = shore[0] ?? { x: 0, y: 0 };
  const end = shore.at(-1) ?? start;
  const line = [{ x: start.x - 90, y: 0 }, { x: start.x - 50, y: start.y - 30 }, ...shore, { x: map.width, y: end.y }];
  return `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}L${map.width} 0Z`;
}

/** Roads bend softly from stop to stop; shortcuts bow away from the stops that they leave out. */
function pathOf({ kind, from, to }: LinkView, stops: readonly StopView[]): { readonly d: string; readonly middle: Point } {
  const [start, end] = [stops.findIndex(({ id }) => id === from), stops.findIndex(({ id }) => id === to)];
  const at = (index: number): Point => stops[Math.min(stops.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const [a, b] = [at(start), at(end)];
  if (kind === 'road') {
    const [before, after] = [at(start - 1), at(end + 1)];
    const c1 = { x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 };
    const c2 = { x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6 };
    return { d: `M${spot(a)}C${spot(c1)} ${spot(c2)} ${spot(b)}`, middle: bezier(a, c1, c2, b) };
  }
  const skipped = stops.slice(start + 1, end);
  const centre = { x: mean(skipped.map(({ x }) => x)), y: mean(skipped.map(({ y }) => y)) };
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const side = (centre.x - middle.x) * across.x + (centre.y - middle.y) * across.y > 0 ? -1 : 1;
  const bow = side * Math.min(80, length * 0.35);
  const control = { x: middle.x + across.x * bow, y: middle.y + across.y * bow };
  return {
    d: `M${spot(a)}Q${spot(control)} ${spot(b)}`,
    middle: { x: middle.x + (across.x * bow) / 2, y: middle.y + (across.y * bow) / 2 },
  };
}

interface Disc extends Point {
  readonly r: number;
}

/** Up to three places in a region, each as free as possible. */
function campsIn({ width, height }: MapView, top: number, bottom: number, busy: readonly Disc[]): readonly Point[] {
  const found: Point[] = [];
  const lowest = Math.min(bottom, height) - 50;
  for (let n = 0; n < 3; n++) {
    let [best, room] = [{ x: width / 2, y: (top + bottom) / 2 }, -Infinity];
    for (let x = 90; x <= width - 90; x += 15) {
      for (let y = Math.max(60, top + 46); y <= lowest; y += 8) {
        const free = Math.min(...busy.map((disc) => aside(disc, { x, y }) - disc.r), ...found.map((camp) => aside(camp, { x, y }) - 84));
        if (free > room) [best, room] = [{ x, y }, free];
      }
    }
    found.push(best);
  }
  return found;
}

/** Hills and trees where nothing else is; the same ones every time. */
function sceneryOf({ width, height }: MapView, taken: readonly Disc[]): MapLayout['scenery'] {
  const found: (Point & { kind: number; size: number })[] = [];
  for (let n = 0; n < 260; n++) {
    const point = { x: 24 + chance(n, 1) * (width - 48), y: 200 + chance(n, 2) * (height - 230) };
    const size = 0.7 + chance(n, 3) * 0.6;
    if (taken.some((disc) => distance(disc, point) < disc.r + 6)) continue;
    if (found.some((other) => distance(other, point) < 34)) continue;
    found.push({ x: round(point.x), y: round(point.y), kind: Math.floor(chance(n, 4) * 3), size });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** A number between 0 and 1 that only looks like chance. */
function chance(n: number, salt: number): number {
  const value = Math.sin(n * 127.1 + salt * 311.7) * 43_758.545;
  return value - Math.floor(value);
}

function bezier(a: Point, c1: Point, c2: Point, b: Point): Point {
  return { x: (a.x + 3 * c1.x + 3 * c2.x + b.x) / 8, y: (a.y + 3 * c1.y + 3 * c2.y + b.y) / 8 };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far a point lies from the edge of an enemy's card. */
function aside(point: Point, camp: Point): number {
  return Math.hypot(Math.max(0, Math.abs(point.x - camp.x) - 78), Math.max(0, Math.abs(point.y - camp.y) - 42));
}

function spot({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
