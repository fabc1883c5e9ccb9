import { eventId, type NewEvent } from '@kronika/event-log';
import type { NewGameEvent } from '@kronika/game-kernel';

interface Cause {
  readonly actor: string;
  readonly command: string;
  readonly time: number;
}

/** Puts the kernel's events into envelopes: ids from the command that caused them, so that a repeat is recognised. */
export function asNewEvents(stream: string, events: readonly NewGameEvent[], { actor, command, time }: Cause): readonly NewEvent[] {
  return events.map((event, index) => ({ ...event, id: eventId(stream, actor, command, index), schema: 1, time, actor, command }));
}
