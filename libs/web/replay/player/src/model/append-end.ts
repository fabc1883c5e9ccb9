import type { RedactedEvent } from '@kronika/event-log';

type Identity = Pick<RedactedEvent, 'command' | 'actor'>;

/** The last version of the append that a version lies in: only there is what is asked true again. */
export function appendEnd(events: readonly Identity[], version: number): number {
  let end = version;
  while (end + 1 < events.length && sameAppend(events[end], events[end + 1])) end++;
  return end;
}

function sameAppend(a: Identity | undefined, b: Identity | undefined): boolean {
  return a?.command === b?.command && a?.actor === b?.actor;
}
