import type { Seat } from '@kronika/game-kernel';
import type { Stop } from './recorded-game';

/** A stretch of stops that belong together, from the first to the last (both counted). */
export interface Band<Key> {
  readonly key: Key;
  readonly first: number;
  readonly last: number;
}

/** Neighbouring stops with the same key, as bands. */
export function bandsOf<Key extends string | number>(stops: readonly Stop[], keyOf: (stop: Stop) => Key): readonly Band<Key>[] {
  const bands: Band<Key>[] = [];
  stops.forEach((stop, index) => {
    const key = keyOf(stop);
    const open = bands.at(-1);
    if (open?.key === key) bands[bands.length - 1] = { ...open, last: index };
    else bands.push({ key, first: index, last: index });
  });
  return bands;
}

export const roundsOf = (stops: readonly Stop[]) => bandsOf(stops, ({ round }) => round);
export const phasesOf = (stops: readonly Stop[]) => bandsOf(stops, ({ round, phase }) => `${round} ${phase}`);
export const turnsOf = (stops: readonly Stop[]) => bandsOf(stops, ({ turn }) => turn);

/** The stop that shows a version: the last one that is not after it. */
export function stopIndexAt(stops: readonly Stop[], version: number): number {
  let [low, high] = [0, stops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((stops[middle]?.from ?? 0) <= version) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Ways through a game. */
export type Go = 'step' | 'turn' | 'round' | 'own';
export type Towards = 1 | -1;

/** Where a way leads from a stop; the ends hold. `own` seeks events of a seat, or of whoever acts where no seat is given. */
export function goFrom(stops: readonly Stop[], at: number, go: Go, towards: Towards, seat?: Seat): number {
  const end = stops.length - 1;
  const bound = (index: number) => Math.min(end, Math.max(0, index));
  if (go === 'step') return bound(at + towards);
  if (go === 'own') {
    for (let index = at + towards; index >= 0 && index <= end; index += towards) {
      const acting = stops[index]?.seat;
      if (acting !== undefined && (seat === undefined || acting === seat) && startsMove(stops, index)) return index;
    }
    return at;
  }
  const bands = go === 'turn' ? turnsOf(stops) : roundsOf(stops);
  const firsts = bands.map(({ first }) => first);
  const next = towards === 1 ? firsts.find((first) => first > at) : firsts.findLast((first) => first < at);
  return next ?? (towards === 1 ? end : 0);
}

/** The first of a seat's events in a row: later ones follow from the same move. */
function startsMove(stops: readonly Stop[], index: number): boolean {
  return stops[index - 1]?.seat !== stops[index]?.seat || stops[index - 1]?.turn !== stops[index]?.turn;
}
