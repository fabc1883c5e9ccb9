import { createHash } from 'node:crypto';
import { eventId, type NewEvent } from '@kronika/event-log';

/**
 * What the writing child does, known to both sides without a word between them: caller c's n-th append always has the same events, so that
 * the parent can tell what must be there, and a child that is started again can repeat what its predecessor may or may not have written.
 */
export const callers = 6;

export function callerStream(caller: number): string {
  return `game-caller-${caller}`;
}

/** How many events the n-th append of a caller has: one to seven, by chance that can be repeated. */
export function appendSize(caller: number, n: number): number {
  return 1 + ((createHash('sha256').update(`${caller}:${n}`).digest()[0] ?? 0) % 7);
}

/** The version of the last event after `appends` appends; -1 before the first. */
export function lastVersion(caller: number, appends: number): number {
  let version = -1;
  for (let n = 0; n < appends; n++) version += appendSize(caller, n);
  return version;
}

export function appendEvents(caller: number, n: number): readonly NewEvent[] {
  const stream = callerStream(caller);
  const command = `append-${n}`;
  return Array.from({ length: appendSize(caller, n) }, (_, index) => ({
    id: eventId(stream, 'caller', command, index),
    type: 'Written',
    schema: 1,
    time: n,
    actor: 'caller',
    command,
    open: { n, index, filling: 'x'.repeat((n * 37) % 900) },
    sealed: [{ to: [caller], data: { n } }],
  }));
}
