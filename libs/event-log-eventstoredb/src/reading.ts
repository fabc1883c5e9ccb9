import { StreamNotFoundError, type RecordedEvent, type StreamingRead } from '@eventstore/db-client';
import type { Position } from '@kronika/event-log';
import { delayAfter, sleep, within, type BackOff } from './back-off';
import type { LogClient } from './client';
import { positionOf } from './event-codec';
import { readFailure } from './failure';

/** How stubbornly to try. */
export interface Persistence {
  readonly backOff: BackOff;
  /** Milliseconds without any success after which to give up. */
  readonly patience: number;
}

export interface StreamReadOptions {
  readonly from?: number | undefined;
  readonly backwards?: boolean;
  readonly limit?: number;
  readonly requiresLeader?: boolean;
}

/** Reads through the client: what breaks off in the middle is taken up again where it was, until patience runs out. */
export class Reading {
  readonly #client: LogClient;
  readonly #persistence: Persistence;

  constructor(client: LogClient, persistence: Persistence) {
    this.#client = client;
    this.#persistence = persistence;
  }

  /** The events of one stream; none when there is no such stream. */
  async *stream(name: string, options: StreamReadOptions = {}): AsyncGenerator<RecordedEvent> {
    const backwards = options.backwards ?? false;
    let next = options.from;
    let left = options.limit ?? Infinity;
    const open = (): StreamingRead<{ event?: RecordedEvent }> =>
      this.#client.readStream(name, {
        direction: backwards ? 'backwards' : 'forwards',
        fromRevision: next === undefined ? (backwards ? 'end' : 'start') : BigInt(next),
        ...(left === Infinity ? {} : { maxCount: left }),
        ...(options.requiresLeader === undefined ? {} : { requiresLeader: options.requiresLeader }),
      });
    if (left <= 0) return;
    try {
      for await (const event of this.#resuming(open, () => left > 0 && next !== -1)) {
        next = Number(event.revision) + (backwards ? -1 : 1);
        left--;
        yield event;
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
  }

  /** One event of a stream: that of a version, or the last. From the leader, who has what was acknowledged. */
  async one(name: string, version: number | 'last'): Promise<RecordedEvent | undefined> {
    const place = version === 'last' ? { backwards: true } : { from: version };
    for await (const event of this.stream(name, { ...place, limit: 1, requiresLeader: true })) {
      // Where the beginning of a stream was cut off, the server answers with what comes next.
      return version === 'last' || Number(event.revision) === version ? event : undefined;
    }
    return undefined;
  }

  /** Everything in the server behind a position, the server's own events included. */
  async *all(after: Position | undefined): AsyncGenerator<RecordedEvent> {
    let last = after;
    const open = (): StreamingRead<{ event?: RecordedEvent }> =>
      this.#client.readAll({ fromPosition: last === undefined ? 'start' : { commit: last, prepare: last } });
    for await (const event of this.#resuming(open, () => true)) {
      const position = positionOf(event);
      // The server starts with the event at the position.
      if (last !== undefined && position <= last) continue;
      last = position;
      yield event;
    }
  }

  /** From the end of the log backwards; `limit` spares the server work when little is wanted. */
  async *allBackwards(limit?: number): AsyncGenerator<RecordedEvent> {
    const open = (): StreamingRead<{ event?: RecordedEvent }> =>
      this.#client.readAll({ direction: 'backwards', fromPosition: 'end', ...(limit === undefined ? {} : { maxCount: limit }) });
    let begun = false;
    for await (const event of this.#resuming(open, () => !begun)) {
      begun = true;
      yield event;
    }
  }

  async *#resuming(open: () => StreamingRead<{ event?: RecordedEvent }>, wantsMore: () => boolean): AsyncGenerator<RecordedEvent> {
    let failures = 0;
    let deadline = Date.now() + this.#persistence.patience;
    while (wantsMore()) {
      try {
        for await (const { event } of received(open(), this.#client.deadline)) {
          if (event === undefined) continue;
          failures = 0;
          yield event;
          deadline = Date.now() + this.#persistence.patience;
        }
        return;
      } catch (thrown) {
        if (thrown instanceof StreamNotFoundError) throw thrown;
        const { passing, error } = readFailure(thrown);
        const delay = delayAfter(++failures, this.#persistence.backOff);
        if (!passing || Date.now() + delay > deadline) throw error;
        await sleep(delay);
      }
    }
  }
}

/**
 * What a call of the client brings. The client itself would wait for ever; and it holds on to a call until its end was read, so that what is
 * left when the reader leaves early must be ended and run out.
 */
async function* received<Item>(source: StreamingRead<Item>, patience: number): AsyncGenerator<Item> {
  // The client may report an error after the reader has left; without a listener that would end the process.
  source.on('error', () => undefined);
  const items: AsyncIterator<Item> = source.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await within(patience, items.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    source.cancel().catch(() => undefined);
    source.resume();
  }
}
