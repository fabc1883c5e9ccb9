import type { Seat } from '@kronika/game-kernel';
import type { Position } from '../frames/handler';
import type { Link, Road } from '../pack/rules';
import { stopOf } from '../state/state';

/** The map that is played on. */
export function roadOf({ rules, state }: Position): Road {
  return rules.roads[state.options.map];
}

/** How far along the main road a convoy stands. */
export function placeOnRoad(position: Position, seat: Seat): number {
  return roadOf(position).indexOf.get(stopOf(position.state, seat)) ?? 0;
}

export function regionOf(position: Position, seat: Seat): string {
  return roadOf(position).record.stops[placeOnRoad(position, seat)]?.region ?? '';
}

/** Where the Aurora lies, as a place on the main road. */
export function auroraPlace(position: Position): number {
  const { record, indexOf } = roadOf(position);
  const mooring = record.moorings.find(({ number }) => number === position.state.aurora);
  return mooring === undefined ? 0 : (indexOf.get(mooring.stop) ?? 0);
}

/** LA-12.2 */
export function reachedAurora(position: Position, seat: Seat): boolean {
  return placeOnRoad(position, seat) >= auroraPlace(position);
}

/** LA-10.7, LA-16.9, LA-16.11: whether a convoy may use a link. */
export function usable({ state }: Position, link: Link, tracks: boolean): boolean {
  return (!link.tracks || tracks) && !state.blocked.includes(link.id);
}

/** Fewest links between two places; `rights` null leaves shortcuts out. Infinity never comes: the road joins them. */
export function distance(position: Position, from: number, to: number, rights: { readonly tracks: boolean } | null): number {
  if (to <= from) return 0;
  const { leaving } = roadOf(position);
  const fewest = new Array<number>(to + 1).fill(Infinity);
  fewest[from] = 0;
  for (let place = from; place < to; place++) {
    for (const link of leaving[place] ?? []) {
      if (link.end > to || (link.kind !== 'road' && (rights === null || !usable(position, link, rights.tracks)))) continue;
      fewest[link.end] = Math.min(fewest[link.end] ?? Infinity, (fewest[place] ?? Infinity) + 1);
    }
  }
  return fewest[to] ?? 0;
}
