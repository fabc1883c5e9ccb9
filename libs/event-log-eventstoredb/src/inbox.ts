import { setImmediate } from 'node:timers/promises';
import type { AllStreamResolvedEvent, AllStreamSubscription, Position } from '@eventstore/db-client';
import { Signal } from '@kronika/event-log';

/** What a subscription of the client brings, in the order of the wire. */
export type Delivery =
  | { readonly kind: 'events'; readonly events: readonly AllStreamResolvedEvent[] }
  | { readonly kind: 'confirmed' | 'caught-up' | 'fell-behind' }
  | { readonly kind: 'checkpoint'; readonly position: Position }
  /** The connection is gone, with or without an error. Nothing follows. */
  | { readonly kind: 'dropped'; readonly error: unknown };

interface Mark {
  /** The number of events that came before it. */
  readonly after: number;
  readonly delivery: Delivery;
}

/**
 * Takes a subscription of the client apart, a delivery at a time. Needed because the client announces 'caught up' and checkpoints at once,
 * while the events before them still wait in its buffer.
 */
export class Inbox {
  readonly #subscription: AllStreamSubscription;
  readonly #batchSize: number;
  readonly #woken = new Signal();
  readonly #marks: Mark[] = [];
  #taken = 0;
  #dropped: { readonly kind: 'dropped'; readonly error: unknown } | undefined;

  constructor(subscribe: (checkpointReached: (position: Position) => void) => AllStreamSubscription, batchSize: number) {
    this.#batchSize = batchSize;
    this.#subscription = subscribe((position) => this.#mark({ kind: 'checkpoint', position }));
    this.#subscription
      .on('confirmation', () => this.#mark({ kind: 'confirmed' }))
      .on('caughtUp', () => this.#mark({ kind: 'caught-up' }))
      .on('fellBehind', () => this.#mark({ kind: 'fell-behind' }))
      .on('readable', () => this.#woken.fire())
      .on('error', (error: unknown) => this.#drop(error))
      .on('end', () => this.#drop(undefined))
      .on('close', () => this.#drop(undefined));
  }

  /** Nothing waits to be delivered. */
  get isEmpty(): boolean {
    return this.#marks.length === 0 && this.#subscription.readableLength === 0;
  }

  /** What comes next; waits for it. */
  async next(): Promise<Delivery> {
    for (;;) {
      const more = this.#woken.next();
      // Messages come one by one: those that are here already shall go into one batch.
      if (this.#subscription.readableLength < this.#batchSize) await setImmediate();
      const delivery = this.#take();
      if (delivery !== undefined) return delivery;
      await more;
    }
  }

  /** Ends the call. What `next` waits for is then the drop. */
  close(): void {
    this.#drop(undefined);
    this.#subscription.unsubscribe().catch(() => undefined);
    // What is still in the pipe must run out: the client holds on to a call until its end was read.
    this.#subscription.removeAllListeners('readable').resume();
  }

  #take(): Delivery | undefined {
    const mark = this.#marks[0];
    if (mark !== undefined && mark.after <= this.#taken) {
      this.#marks.shift();
      return mark.delivery;
    }
    const most = Math.min(this.#batchSize, (mark?.after ?? Infinity) - this.#taken);
    const events: AllStreamResolvedEvent[] = [];
    while (events.length < most) {
      const event = this.#subscription.read() as AllStreamResolvedEvent | null;
      if (event === null) break;
      events.push(event);
    }
    this.#taken += events.length;
    if (events.length > 0) return { kind: 'events', events };
    return this.#dropped;
  }

  #mark(delivery: Delivery): void {
    this.#marks.push({ after: this.#taken + this.#subscription.readableLength, delivery });
    this.#woken.fire();
  }

  #drop(error: unknown): void {
    this.#dropped ??= { kind: 'dropped', error };
    this.#woken.fire();
  }
}
