import { type EventLog, type Position, Signal, type Subscription } from '@kronika/event-log';

/** One subscription a node, which wakes whoever waits for a stream to grow. It carries hints, never events: everybody pulls for themselves. */
export class Wakes {
  readonly #signals = new Map<string, { readonly signal: Signal; waiting: number }>();
  #subscription: Subscription | undefined;

  /** Follows the log from its present end on. */
  async start(log: EventLog): Promise<void> {
    const after: Position | undefined = await log.lastPosition();
    this.#subscription = log.subscribe(after === undefined ? {} : { after }, ({ events }) => {
      for (const stream of new Set(events.map((event) => event.stream))) this.#signals.get(stream)?.signal.fire();
    });
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
    for (const { signal } of this.#signals.values()) signal.fire();
  }

  /** Resolves when the stream has grown, or when the caller no longer cares. */
  async next(stream: string, signal: AbortSignal): Promise<void> {
    const entry = this.#signals.get(stream) ?? { signal: new Signal(), waiting: 0 };
    this.#signals.set(stream, entry);
    entry.waiting++;
    await new Promise<void>((resolve) => {
      const ignore = entry.signal.listen(done);
      signal.addEventListener('abort', done, { once: true });
      if (signal.aborted) done();
      function done(): void {
        ignore();
        signal.removeEventListener('abort', done);
        resolve();
      }
    });
    if (--entry.waiting === 0 && this.#signals.get(stream) === entry) this.#signals.delete(stream);
  }
}
