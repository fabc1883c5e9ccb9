import { asKernelEvent } from './kernel-events';
import type { RecordedEvent } from './recorded-event';

/** The events that still count: without what was taken back, and without the take-backs themselves. Folds and figures see only these. */
export function effectiveLine<Event extends RecordedEvent>(events: Iterable<Event>): readonly Event[] {
  const line: Event[] = [];
  for (const event of events) {
    const kernel = asKernelEvent(event);
    if (kernel?.type !== 'TakenBack') line.push(event);
    else while ((line.at(-1)?.version ?? -1) > kernel.open.toVersion) line.pop();
  }
  return line;
}
