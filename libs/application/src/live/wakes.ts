import { type EventLog, type Position, Signal, type Subscription } from '@kronika/event-log';

interface Watched {
  readonly signal: Signal;
  waiting: number;
  /** What was read since the stream last grew, shared by all who ask for the same. */
  shared: Map<string, Promise<unknown>>;
}

/** One subscription a node, which wakes whoever waits for a stream to grow. It carries hints, never events: everybody pulls for themselves. */
export class Wakes {
  readonly #streams = new Map<string, Watched>();
  #subscription: Subscription | undefined;

  /** Follows the log from its present end on. */
  async start(log: EventLog): Promise<void> {
    const after: Position | undefined = await log.lastPosition();
    this.#subscription = log.subscribe(after === undefined ? {} : { after }, ({ events }) => {
      for (const stream of new Set(events.map((event) => event.stream))) this.#grown(stream);
    });
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
    for (const { signal } of this.#streams.values()) signal.fire();
  }

  /** Resolves when the stream has grown, or when the caller no longer cares. */
  async next(stream: string, signal: AbortSignal): Promise<void> {
    const watched = this.#streams.get(stream) ?? { signal: new Signal(), waiting: 0, shared: new Map<string, Promise<unknown>>() };
    this.#streams.set(stream, watched);
    watched.waiting++;
    await new Promise<void>((resolve) => {
      const ignore = watched.signal.listen(done);
      signal.addEventListener('abort', done, { once: true });
      if (signal.aborted) done();
      function done(): void {
        ignore();
        signal.removeEventListener('abort', done);
        resolve();
      }
    });
    if (--watched.waiting === 0 && this.#streams.get(stream) === watched) this.#streams.delete(stream);
  }

  /**
   * Reads something of a stream that the caller waits for (`next` was called before): once for all who ask for the same until the stream grows.
   * What is written after it was read wakes everybody again, so nothing is missed.
   */
  share<Page>(stream: string, key: string, read: () => Promise<Page>): Promise<Page> {
    const shared = this.#streams.get(stream)?.shared;
    const known = shared?.get(key);
    // The key says what was read, and thereby its type.
    if (known !== undefined) return known as Promise<Page>;
    const page = read();
    shared?.set(key, page);
    return page;
  }

  #grown(stream: string): void {
    const watched = this.#streams.get(stream);
    if (watched === undefined) return;
    watched.shared = new Map();
    watched.signal.fire();
  }
}
