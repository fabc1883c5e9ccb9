import type { NewEvent } from './envelope';

/**
 * The type that an event has once its payload was erased. Reads skip it; it is there so that versions stay used, and so that a copy of a log
 * can use up the same versions.
 */
export const erasedType = 'kronika-erased';

/** An event that stands for one that was erased: appended by a copy, never read. */
export function erasedEvent(id: string, time: number): NewEvent {
  return { id, type: erasedType, schema: 1, time, actor: 'nobody', command: 'erased', open: null };
}
