import type { Json } from '@kronika/event-log';
import type { RecordedEvent } from '@kronika/game-kernel';
import type { Stop } from './recorded-game';

/** The stops in which a card appears: drawn, built, razed, … as far as the events of this viewer say. */
export function stopsWithCard(
  stops: readonly Stop[],
  events: readonly RecordedEvent[],
  card: string,
  types: ReadonlySet<string>,
): readonly Stop[] {
  return stops.filter(({ from, type }) => {
    const event = events[from];
    if (event === undefined || !types.has(type)) return false;
    return (
      mentions(event.open, card) ||
      (event.sealed ?? []).some(({ data }) => data !== undefined && !isKernelPart(data) && mentions(data, card))
    );
  });
}

/** The kernel's own records stand behind the game's parts and repeat what the event says. */
function isKernelPart(data: Json): boolean {
  return typeof data === 'object' && data !== null && ('$move' in data || '$draws' in data);
}

function mentions(value: Json, card: string): boolean {
  if (value === card) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((item: Json) => mentions(item, card));
}
