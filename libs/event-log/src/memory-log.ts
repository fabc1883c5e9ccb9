import { completeAppend, storedEvent, type EventRecord, type Sealing, type StreamHead } from './complete-append';
import { draftAppend } from './draft-append';
import type { NewEvent, Position, StoredEvent } from './envelope';
import { erasedType } from './erased';
import {
  LogUnavailable,
  type AppendRefused,
  type AppendResult,
  type Batch,
  type EventFilter,
  type EventLog,
  type ExpectedVersion,
  type ReadAllOptions,
  type ReadOptions,
  type SubscribeOptions,
  type Subscription,
} from './event-log';
import { passes } from './filter';
import { follow, type Page } from './follow';
import { answerStale, firstVersion } from './repeated-append';
import { Signal } from './signal';
import { streamKind } from './streams';

interface Stream {
  /** Positions of the stream's events by version. */
  readonly positions: number[];
  head: StreamHead;
}

/** What a memory log keeps; it outlives the log, so that it can be opened again as a file can. */
export class MemoryStore {
  readonly records: EventRecord[] = [];
  readonly streams = new Map<string, Stream>();
  readonly grown = new Signal();
}

/** A log in memory: for tests, simulation and the page. Durable as long as its store. */
export class MemoryLog implements EventLog {
  readonly #store: MemoryStore;
  readonly #sealing: Sealing;
  readonly #closed = new Signal();

  constructor(sealing: Sealing, store = new MemoryStore()) {
    this.#sealing = sealing;
    this.#store = store;
  }

  append(stream: string, events: readonly NewEvent[], expected: ExpectedVersion): Promise<AppendResult> {
    return Promise.resolve(this.#append(stream, events, expected));
  }

  #append(name: string, events: readonly NewEvent[], expected: ExpectedVersion): AppendResult {
    if (this.#closed.fired) return closedRefusal;
    const draft = draftAppend(name, events, expected);
    if (draft.kind === 'refused') return draft;
    const { records, streams, grown } = this.#store;
    const stream = streams.get(name);
    const actual = stream?.head.version ?? 'no stream';
    if (expected !== actual) {
      const first = firstVersion(expected);
      const positions = stream?.positions.slice(first, first + events.length) ?? [];
      const stored = positions.map((position) => ({ id: this.#record(position).id, position: BigInt(position) }));
      return answerStale(draft, actual, stored);
    }
    const positions = stream?.positions ?? [];
    let head = stream?.head;
    for (const record of completeAppend(draft, head, this.#sealing)) {
      positions.push(records.push(record));
      head = record;
    }
    if (head !== undefined) streams.set(name, { positions, head });
    grown.fire();
    return { kind: 'appended', version: positions.length - 1, position: BigInt(records.length), repeated: false };
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncIterable<StoredEvent> {
    const backwards = options.direction === 'backwards';
    let left = options.limit ?? Infinity;
    let version = options.from ?? (backwards ? Infinity : 0);
    for (;;) {
      this.#mustBeOpen();
      const positions = this.#store.streams.get(stream)?.positions ?? [];
      version = Math.min(version, backwards ? positions.length - 1 : Infinity);
      const position = positions[version];
      if (left <= 0 || position === undefined) return;
      version += backwards ? -1 : 1;
      const record = this.#record(position);
      if (!passes(undefined, record)) continue;
      left--;
      yield await Promise.resolve(storedEvent(record, BigInt(position)));
    }
  }

  async *readAll(options: ReadAllOptions = {}): AsyncIterable<StoredEvent> {
    let left = options.limit ?? Infinity;
    this.#mustBeOpen();
    for (let position = Number(options.after ?? 0n) + 1; left > 0 && position <= this.#store.records.length; position++) {
      this.#mustBeOpen();
      const record = this.#record(position);
      if (!passes(options.filter, record)) continue;
      left--;
      yield await Promise.resolve(storedEvent(record, BigInt(position)));
    }
  }

  subscribe(options: SubscribeOptions, handler: (batch: Batch) => void | Promise<void>): Subscription {
    const page = (after: Position | undefined, filter: EventFilter | undefined, limit: number): Page => this.#page(after, filter, limit);
    return follow({ page, grown: this.#store.grown, closed: this.#closed }, options, handler);
  }

  #page(after: Position | undefined, filter: EventFilter | undefined, limit: number): Page {
    const events: StoredEvent[] = [];
    let position = Number(after ?? 0n);
    while (events.length < limit && position < this.#store.records.length) {
      position++;
      const record = this.#record(position);
      if (passes(filter, record)) events.push(storedEvent(record, BigInt(position)));
    }
    const atEnd = position >= this.#store.records.length;
    return { events, position: position === 0 ? undefined : BigInt(position), atEnd };
  }

  lastPosition(): Promise<Position | undefined> {
    if (this.#closed.fired) return Promise.reject(new LogUnavailable('the log is closed'));
    const { length } = this.#store.records;
    return Promise.resolve(length === 0 ? undefined : BigInt(length));
  }

  erase(stream: string): Promise<{ readonly kind: 'erased' } | AppendRefused> {
    if (this.#closed.fired) return Promise.resolve(closedRefusal);
    if (streamKind(stream)?.erasable !== true) return Promise.resolve(notErasable(stream));
    for (const position of this.#store.streams.get(stream)?.positions ?? []) {
      this.#store.records[position - 1] = {
        ...this.#record(position),
        ...{ type: erasedType, actor: 'nobody', command: 'erased', seat: undefined, openText: 'null', sealedText: undefined },
      };
    }
    return Promise.resolve({ kind: 'erased' });
  }

  close(): Promise<void> {
    this.#closed.fire();
    return Promise.resolve();
  }

  #mustBeOpen(): void {
    if (this.#closed.fired) throw new LogUnavailable('the log is closed');
  }

  #record(position: number): EventRecord {
    const record = this.#store.records[position - 1];
    if (record === undefined) throw new RangeError(`there is no position ${position}`);
    return record;
  }
}

const closedRefusal: AppendRefused = { kind: 'refused', reason: 'closed', message: 'the log is closed' };

/** The answer to erasing a stream that must stay as it is. */
export function notErasable(stream: string): AppendRefused {
  return { kind: 'refused', reason: 'forbidden', message: `'${stream}' is not of a kind that can be erased` };
}
