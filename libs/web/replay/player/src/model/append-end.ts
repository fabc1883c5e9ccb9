import type { RedactedEvent } from '@kronika/event-log';

/** The last version of the append that a version lies in: only there is what is asked true again. */
export function appendEnd(events: readonly Pick<RedactedEvent, 'command' | 'actor'>[], version: number): number {
  let end = version;
  while (end + 1 < events.length && sameAppend(events[end], events[end + 1])) end++;
  return end;
}

function sameAppend(
  a: Pick<RedactedEvent, 'command' | 'actor'> | undefined,
  b: Pick<RedactedEvent, 'command' | 'actor'> | undefined,
): boolean {
  return a !== undefined && b !== undefined && a.command === b.command && a.actor === b.actor;
}
