import {
  LogUnavailable,
  notErasable,
  passes,
  streamKind,
  type AppendRefused,
  type AppendResult,
  type Batch,
  type EventLog,
  type ExpectedVersion,
  type NewEvent,
  type Position,
  type ReadAllOptions,
  type ReadOptions,
  type Sealing,
  type StoredEvent,
  type SubscribeOptions,
  type Subscription,
} from '@kronika/event-log';
import type { RecordedEvent } from '@eventstore/db-client';
import { Appender } from './appender';
import { defaultBackOff, delayAfter, sleep, type BackOff } from './back-off';
import { LogClient, type AppendProtocol } from './client';
import { parseConnectionString } from './connection-string';
import { Erasures } from './erasures';
import { decodeEvent, positionOf } from './event-codec';
import { failureOf } from './failure';
import { nativeSealing } from './native-sealing';
import { Reading, type Persistence } from './reading';
import { StreamHeads } from './stream-heads';
import { subscribeToLog } from './subscription';

export interface EventStoreDbOptions {
  readonly sealing?: Sealing;
  /** Milliseconds for which an append or a read goes on trying before it says that it cannot; default 12,000. */
  readonly patience?: number;
  readonly backOff?: BackOff;
  /** Default `single`. */
  readonly protocol?: AppendProtocol;
}

/** Events looked at in one go by `readAll`. */
const pageSize = 200;

/** The log in an EventStoreDB or KurrentDB server or cluster, through its official client. */
export class EventStoreDbLog implements EventLog {
  readonly #client: LogClient;
  readonly #persistence: Persistence;
  readonly #reading: Reading;
  readonly #erasures: Erasures;
  readonly #appender: Appender;
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();

  /** Connects when first used. Throws `WrongConnectionString`. */
  constructor(connectionString: string, options: EventStoreDbOptions = {}) {
    this.#client = new LogClient(parseConnectionString(connectionString), options.protocol ?? 'single');
    this.#persistence = { backOff: options.backOff ?? defaultBackOff, patience: options.patience ?? 12_000 };
    this.#reading = new Reading(this.#client, this.#persistence);
    this.#erasures = new Erasures(this.#client, this.#reading);
    this.#appender = new Appender({
      client: this.#client,
      reading: this.#reading,
      heads: new StreamHeads(this.#reading, this.#erasures),
      sealing: options.sealing ?? nativeSealing,
      persistence: this.#persistence,
    });
  }

  append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    if (this.#closed) return Promise.resolve(closedRefusal);
    return this.#track(this.#appender.append(stream, events, expected));
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredEvent> {
    this.#mustBeOpen();
    let left = options.limit ?? Infinity;
    if (left <= 0 || streamKind(stream) === undefined) return;
    const backwards = options.direction === 'backwards';
    // Placeholders of erased events do not count towards the limit, so the server cannot do the counting where there may be any.
    const limit = streamKind(stream)?.erasable === true ? {} : { limit: left };
    for await (const recorded of this.#reading.stream(stream, { from: options.from, backwards, ...limit })) {
      this.#mustBeOpen();
      if (!passes(undefined, { stream, type: recorded.type })) continue;
      yield decodeEvent(recorded);
      if (--left <= 0) return;
    }
  }

  async *readAll(options: ReadAllOptions = {}): AsyncIterable<StoredEvent> {
    this.#mustBeOpen();
    let left = options.limit ?? Infinity;
    if (left <= 0) return;
    for await (const page of pages(this.#reading.all(options.after), Math.min(pageSize, left))) {
      for (const recorded of await this.#erasures.visible(page)) {
        this.#mustBeOpen();
        if (!passes(options.filter, { stream: recorded.streamId, type: recorded.type })) continue;
        yield decodeEvent(recorded);
        if (--left <= 0) return;
      }
    }
  }

  subscribe(options: SubscribeOptions, handler: (batch: Batch) => void | Promise<void>): Subscription {
    if (this.#closed) {
      const error = new LogUnavailable('the log is closed');
      return { ended: Promise.resolve({ kind: 'failed', error, resumeAfter: options.after }), stop: () => Promise.resolve() };
    }
    const { backOff } = this.#persistence;
    const parts = { client: this.#client, erasures: this.#erasures, backOff, closed: this.#closing.signal };
    const subscription = subscribeToLog(parts, options, handler);
    void this.#track(subscription.ended);
    return subscription;
  }

  async lastPosition(): Promise<Position | undefined> {
    this.#mustBeOpen();
    // Nearly always one of the last few events is ours; the second reading is for servers that write much for themselves.
    for (const limit of [20, undefined]) {
      for await (const event of this.#reading.allBackwards(limit)) if (isOurs(event)) return positionOf(event);
    }
    return undefined;
  }

  async erase(stream: string): Promise<{ readonly kind: 'erased' } | AppendRefused> {
    if (this.#closed) return closedRefusal;
    if (streamKind(stream)?.erasable !== true) return notErasable(stream);
    return await this.#track(this.#erase(stream));
  }

  /** To erase is to say the same again: an attempt whose answer was lost is simply repeated. */
  async #erase(stream: string): Promise<{ readonly kind: 'erased' } | AppendRefused> {
    const giveUp = Date.now() + this.#persistence.patience;
    for (let attempts = 1; ; attempts++) {
      try {
        await this.#erasures.erase(stream);
        return { kind: 'erased' };
      } catch (error) {
        const failure = failureOf(error instanceof LogUnavailable ? error.cause : error);
        if (failure.kind === 'refused') return failure;
        const delay = delayAfter(attempts, this.#persistence.backOff);
        const message = 'message' in failure ? failure.message : failure.kind;
        if (Date.now() + delay > giveUp) return { kind: 'refused', reason: 'unavailable', message };
        await sleep(delay);
      }
    }
  }

  /** What is under way is finished first. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#underWay);
    await this.#client.shutDown();
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted;
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new LogUnavailable('the log is closed');
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    const done = (): boolean => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }
}

const closedRefusal: AppendRefused = { kind: 'refused', reason: 'closed', message: 'the log is closed' };

/** Not the server's own, and of a kind of stream that Kronika has: a server may be shared. */
function isOurs(event: RecordedEvent): boolean {
  return !event.type.startsWith('$') && streamKind(event.streamId) !== undefined;
}

/** Our events of the whole log, several at a time. */
async function* pages(events: AsyncIterable<RecordedEvent>, size: number): AsyncIterable<readonly RecordedEvent[]> {
  let page: RecordedEvent[] = [];
  for await (const event of events) {
    if (!isOurs(event)) continue;
    page.push(event);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
