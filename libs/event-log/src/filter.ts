import { erasedType } from './erased';
import type { EventFilter } from './event-log';

/** Whether reads let an event through: an absent list lets all pass, an erased event never does. */
export function passes(filter: EventFilter | undefined, event: { readonly stream: string; readonly type: string }): boolean {
  if (event.type === erasedType) return false;
  if (filter === undefined) return true;
  if (filter.types !== undefined && !filter.types.includes(event.type)) return false;
  return filter.streamPrefixes === undefined || filter.streamPrefixes.some((prefix) => event.stream.startsWith(prefix));
}
