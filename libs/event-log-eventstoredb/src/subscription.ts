import {
  excludeSystemEvents,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type Position as LogPosition,
  type RecordedEvent,
} from '@eventstore/db-client';
import {
  passes,
  streamKind,
  type Batch,
  type Position,
  type SubscribeOptions,
  type Subscription,
  type SubscriptionEnd,
} from '@kronika/event-log';
import { delayAfter, sleep, type BackOff } from './back-off';
import type { LogClient } from './client';
import type { Erasures } from './erasures';
import { decodeEvent, positionOf } from './event-codec';
import { readFailure } from './failure';
import { Inbox } from './inbox';

export interface SubscriptionParts {
  readonly client: LogClient;
  readonly erasures: Erasures;
  readonly backOff: BackOff;
  /** Given when the log is closed. */
  readonly closed: AbortSignal;
}

type Handler = (batch: Batch) => void | Promise<void>;

/** Refusals in a row after which a subscription has failed: no right to `$all`, for instance. */
const refusalsToFail = 4;

/** A catch-up subscription to `$all`, without the server's own events. The checkpoint is the subscriber's. */
export function subscribeToLog(parts: SubscriptionParts, options: SubscribeOptions, handler: Handler): Subscription {
  const stopping = new AbortController();
  const follower = new Follower(parts, options, handler, AbortSignal.any([stopping.signal, parts.closed]));
  const ended = follower.run();
  return {
    ended,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

class Follower {
  readonly #parts: SubscriptionParts;
  readonly #options: SubscribeOptions;
  readonly #handler: Handler;
  readonly #halted: AbortSignal;
  /** What the handler has done everything up to. */
  #position: Position | undefined;
  /** How far the server was looked through; events that are not ours count, too. */
  #seen: LogPosition | undefined;
  #connected = true;
  #failures = 0;
  #refusals = 0;

  constructor(parts: SubscriptionParts, options: SubscribeOptions, handler: Handler, halted: AbortSignal) {
    this.#parts = parts;
    this.#options = options;
    this.#handler = handler;
    this.#halted = halted;
    this.#position = options.after;
    this.#seen = options.after === undefined ? undefined : { commit: options.after, prepare: options.after };
  }

  async run(): Promise<SubscriptionEnd> {
    try {
      // The handler must not run before the caller holds the subscription.
      await Promise.resolve();
      while (!this.#isHalted()) {
        await this.#followOnce();
        if (this.#isHalted()) break;
        this.#setConnected(false);
        await sleep(delayAfter(++this.#failures, this.#parts.backOff), this.#halted);
      }
      return { kind: 'stopped' };
    } catch (error) {
      return { kind: 'failed', error, resumeAfter: this.#position };
    }
  }

  /** Until the connection is lost, the subscription stopped, or something fails for good. */
  async #followOnce(): Promise<void> {
    const inbox = new Inbox((checkpointReached) => this.#subscribe(checkpointReached), this.#options.batchSize ?? 500);
    const leave = (): void => inbox.close();
    this.#halted.addEventListener('abort', leave, { once: true });
    try {
      let live = false;
      for (;;) {
        const delivery = await inbox.next();
        if (this.#isHalted()) return;
        switch (delivery.kind) {
          case 'confirmed':
            this.#setConnected(true);
            break;
          case 'events':
            await this.#hand(delivery.events);
            break;
          case 'checkpoint':
            this.#seen = delivery.position;
            break;
          case 'caught-up':
          case 'fell-behind':
            live = delivery.kind === 'caught-up';
            break;
          case 'dropped':
            this.#noteDrop(delivery.error);
            return;
        }
        // The server says once that the end was reached; after that, it is reached whenever nothing more waits.
        if (live && inbox.isEmpty && !this.#isHalted() && delivery.kind !== 'checkpoint') this.#options.onCaughtUp?.(this.#position);
      }
    } finally {
      this.#halted.removeEventListener('abort', leave);
      inbox.close();
    }
  }

  #isHalted(): boolean {
    return this.#halted.aborted;
  }

  #subscribe(checkpointReached: (position: LogPosition) => void): AllStreamSubscription {
    return this.#parts.client.subscribeToAll(
      {
        fromPosition: this.#seen ?? 'start',
        filter: excludeSystemEvents({ checkpointReached: (_subscription, position) => checkpointReached(position) }),
      },
      { highWaterMark: this.#options.batchSize ?? 500 },
    );
  }

  async #hand(received: readonly AllStreamResolvedEvent[]): Promise<void> {
    const recorded = received.flatMap(({ event }): RecordedEvent[] => (event === undefined ? [] : [event]));
    // A server may be shared: streams of other kinds are none of our business.
    const ours = recorded.filter((event) => streamKind(event.streamId) !== undefined);
    const lastOfOurs = ours.at(-1);
    if (lastOfOurs !== undefined) {
      const visible = await this.#parts.erasures.visible(ours);
      const events = visible
        .filter((event) => passes(this.#options.filter, { stream: event.streamId, type: event.type }))
        .map((event) => decodeEvent(event));
      if (this.#isHalted()) return;
      const position = positionOf(lastOfOurs);
      await this.#handler({ events, position });
      this.#position = position;
    }
    this.#seen = recorded.at(-1)?.position ?? this.#seen;
    this.#failures = 0;
    this.#refusals = 0;
  }

  #noteDrop(thrown: unknown): void {
    if (thrown === undefined) return;
    const { passing, error } = readFailure(thrown);
    if (!passing && ++this.#refusals >= refusalsToFail) throw error;
  }

  #setConnected(connected: boolean): void {
    if (connected === this.#connected) return;
    this.#connected = connected;
    this.#options.onConnection?.(connected);
  }
}
