import { follow, type EventLog, type ReadOptions, Signal, type StoredEvent } from '@kronika/event-log';

/** A log of events that are parsed and in memory already: what is measured on it is everything but the log. */
export function heldLog(events: readonly StoredEvent[]): EventLog {
  const streams = new Map<string, StoredEvent[]>();
  for (const event of events) {
    const stream = streams.get(event.stream);
    if (stream === undefined) streams.set(event.stream, [event]);
    else stream.push(event);
  }
  const last = events.at(-1)?.position;
  const refused = { kind: 'refused', reason: 'forbidden', message: 'to be read only' } as const;
  const closed = new Signal();
  return {
    append: () => Promise.resolve(refused),
    erase: () => Promise.resolve(refused),
    // Nothing has to be waited for, but the port is asynchronous.
    async *read(stream: string, { from = 0, limit = Infinity }: ReadOptions = {}) {
      for (const event of streams.get(stream)?.slice(from, from + limit) ?? []) yield await Promise.resolve(event);
    },
    readAll: () => heldLog([]).read(''),
    subscribe: (options, handler) =>
      follow(
        {
          page: (after, _filter, limit) => {
            const start = after === undefined ? 0 : Number(after - (events[0]?.position ?? 0n)) + 1;
            const page = events.slice(start, start + limit);
            return { events: page, position: page.at(-1)?.position ?? after, atEnd: start + page.length >= events.length };
          },
          grown: new Signal(),
          closed,
        },
        options,
        handler,
      ),
    lastPosition: () => Promise.resolve(last),
    close: () => {
      closed.fire();
      return Promise.resolve();
    },
  };
}
