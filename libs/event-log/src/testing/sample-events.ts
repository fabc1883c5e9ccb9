import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../envelope';
import { eventId } from '../event-id';

/** A stream name that nobody has used, of a kind (`game-` unless said otherwise). */
export function freshStream(prefix = 'game-'): string {
  return `${prefix}${randomUUID()}`;
}

/** One event of a command of its own; `changes` replaces members. */
export function sampleEvent(stream: string, changes: Partial<NewEvent> = {}): NewEvent {
  const command = changes.command ?? randomUUID();
  const actor = changes.actor ?? 'account-ada';
  return {
    id: eventId(stream, actor, command, 0),
    type: 'CardDrawn',
    schema: 1,
    time: 1000,
    actor,
    command,
    open: { count: 1 },
    ...changes,
  };
}

/** The events of one command, numbered in their open data. */
export function sampleEvents(stream: string, count: number, changes: Partial<NewEvent> = {}): readonly NewEvent[] {
  const command = changes.command ?? randomUUID();
  return Array.from({ length: count }, (_, index) =>
    sampleEvent(stream, { command, id: eventId(stream, changes.actor ?? 'account-ada', command, index), open: { index }, ...changes }),
  );
}
