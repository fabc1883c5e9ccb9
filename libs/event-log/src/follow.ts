import type { Position, StoredEvent } from './envelope';
import { LogUnavailable, type Batch, type EventFilter, type SubscribeOptions, type Subscription, type SubscriptionEnd } from './event-log';
import { Signal } from './signal';

/** Some of the log: what passed the filter, how far was looked, and whether that was the end of the log. */
export interface Page {
  readonly events: readonly StoredEvent[];
  readonly position: Position | undefined;
  readonly atEnd: boolean;
}

/** What a log that can be read page by page offers to its subscriptions. */
export interface Feed {
  page(after: Position | undefined, filter: EventFilter | undefined, limit: number): Page | Promise<Page>;
  /** Fires whenever there may be more to read. */
  readonly grown: Signal;
  /** Fires when the log is closed. */
  readonly closed: Signal;
}

type Handler = (batch: Batch) => void | Promise<void>;

/** A subscription over a feed: one batch at a time, woken by the feed's signal, never by a clock. */
export function follow(feed: Feed, options: SubscribeOptions, handler: Handler): Subscription {
  if (feed.closed.fired) {
    const error = new LogUnavailable('the log is closed');
    return { ended: Promise.resolve({ kind: 'failed', error, resumeAfter: options.after }), stop: () => Promise.resolve() };
  }
  const stopped = new Signal();
  // One signal for whatever ends a wait. (A race with the long-lived promises of stop and close would pile up reactions on them.)
  const woken = new Signal();
  const ignore = [feed.grown, feed.closed, stopped].map((signal) => signal.listen(() => woken.fire()));
  const halted = (): boolean => stopped.fired || feed.closed.fired;
  const ended = run(feed, options, handler, woken, halted).finally(() => {
    for (const each of ignore) each();
  });
  const stop = async (): Promise<void> => {
    stopped.fire();
    await ended;
  };
  return { ended, stop };
}

async function run(
  feed: Feed,
  options: SubscribeOptions,
  handler: Handler,
  woken: Signal,
  halted: () => boolean,
): Promise<SubscriptionEnd> {
  let position = options.after;
  try {
    // The handler must not run before the caller holds the subscription.
    await Promise.resolve();
    while (!halted()) {
      // Taken before the page is read: what is written meanwhile must not be missed.
      const more = woken.next();
      const page = await feed.page(position, options.filter, options.batchSize ?? 500);
      if (halted()) break;
      if (page.position !== undefined && page.position !== position) {
        await handler({ events: page.events, position: page.position });
        position = page.position;
      }
      if (page.atEnd && !halted()) {
        options.onCaughtUp?.(position);
        await more;
      }
    }
    return { kind: 'stopped' };
  } catch (error) {
    return { kind: 'failed', error, resumeAfter: position };
  }
}
