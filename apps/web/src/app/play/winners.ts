import type { Json } from '@kronika/event-log';
import type { Placing } from '@kronika/game-kernel';

/** Every seat's place in an outcome as the API gives it, best first; none where there is no ranking. */
export function placesOf(outcome: Json | undefined): readonly Placing[] {
  if (!isRecord(outcome) || !Array.isArray(outcome.places)) return [];
  const places: readonly Json[] = outcome.places;
  return places
    .flatMap((row): Placing[] => {
      if (!isRecord(row)) return [];
      const { seat, place, score } = row;
      return typeof seat === 'number' && typeof place === 'number' && typeof score === 'number' ? [{ seat, place, score }] : [];
    })
    .sort((one, other) => one.place - other.place);
}

/** The seats that share first place. */
export function winnersOf(outcome: Json | undefined): readonly number[] {
  return placesOf(outcome).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

function isRecord(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
