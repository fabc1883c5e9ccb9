import { EventEmitter } from 'node:events';

/** An event as a client proposes it; data and metadata are opaque bytes to the stand-in. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface RecordedEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  /** Commit and prepare position at once: the stand-in knows no transactions. */
  readonly position: bigint;
  readonly created: number;
}

export type ExpectedRevision = number | 'any' | 'no-stream' | 'stream-exists';

export type WriteAnswer =
  | { readonly kind: 'written'; readonly revision: number; readonly position: bigint; readonly repeated: boolean }
  | { readonly kind: 'wrong-expected-version'; readonly current: number | undefined }
  | { readonly kind: 'stream-deleted' }
  | { readonly kind: 'too-large'; readonly limit: number };

/** What a reader of one stream finds: revisions `first` to `last`, or why there is nothing. */
export type Visible =
  { readonly kind: 'there'; readonly first: number; readonly last: number } | { readonly kind: 'not-found' | 'deleted' };

interface Stream {
  /** By revision. */
  readonly events: RecordedEvent[];
  tombstoned: boolean;
}

/** What `$tb` says of a soft-deleted stream: EventStoreDB writes 2^63 - 1. */
const softDeleted = Number.MAX_SAFE_INTEGER;
const softDeleteText = '{"$tb":9223372036854775807}';

/** The memory of a stand-in for EventStoreDB: it outlives the nodes that serve it, as a disk outlives a server. */
export class StandInStore {
  readonly #records: RecordedEvent[] = [];
  readonly #streams = new Map<string, Stream>();
  readonly #grown = new EventEmitter().setMaxListeners(0);
  readonly #maxAppendSize: number;

  constructor(maxAppendSize = 1024 * 1024) {
    this.#maxAppendSize = maxAppendSize;
    // A fresh server has written some events of its own before anybody connects.
    this.writeSystemEvent();
    this.writeSystemEvent();
  }

  /** Everything in log order; events that a scavenge took away are missing. */
  get records(): readonly RecordedEvent[] {
    return this.#records;
  }

  stream(name: string): readonly RecordedEvent[] {
    return this.#streams.get(name)?.events ?? [];
  }

  append(name: string, events: readonly ProposedEvent[], expected: ExpectedRevision): WriteAnswer {
    const stream = this.#streams.get(name);
    if (stream?.tombstoned === true) return { kind: 'stream-deleted' };
    const size = events.reduce((sum, event) => sum + event.data.length + event.metadata.length + event.type.length, 0);
    if (size > this.#maxAppendSize) return { kind: 'too-large', limit: this.#maxAppendSize };
    return this.#check(name, events, expected) ?? this.#write(name, events);
  }

  /** The answer to an append that is not to be written: a conflict, or a retry of what is there already. */
  #check(name: string, events: readonly ProposedEvent[], expected: ExpectedRevision): WriteAnswer | undefined {
    const stored = this.stream(name);
    const last = stored.length - 1;
    const wrong: WriteAnswer = { kind: 'wrong-expected-version', current: last < 0 ? undefined : last };
    if (expected === 'stream-exists' && last < 0) return wrong;
    if (expected === 'any' || expected === 'stream-exists') {
      // As the real server: best effort, by the first event's id.
      const first = stored.findIndex((event) => event.id === events[0]?.id);
      return first < 0 ? undefined : (repeated(stored, events, first) ?? wrong);
    }
    const exact = expected === 'no-stream' ? -1 : expected;
    if (exact === last) return undefined;
    const retry = exact < last ? repeated(stored, events, exact + 1) : undefined;
    if (retry === undefined && expected === 'no-stream' && this.visible(name).kind === 'not-found') return undefined;
    return retry ?? wrong;
  }

  #write(name: string, events: readonly ProposedEvent[]): WriteAnswer {
    const wasSoftDeleted = this.stream(name).length > 0 && this.visible(name).kind === 'not-found';
    const stream = this.#streams.get(name) ?? { events: [], tombstoned: false };
    this.#streams.set(name, stream);
    // A soft-deleted stream goes on where it stopped; what was deleted stays hidden.
    if (wasSoftDeleted) this.#writeMetadata(name, `{"$tb":${stream.events.length}}`);
    for (const event of events) {
      const record = { ...event, stream: name, revision: stream.events.length, position: this.#nextPosition(), created: Date.now() };
      stream.events.push(record);
      this.#records.push(record);
    }
    this.#grown.emit('grown');
    return { kind: 'written', revision: stream.events.length - 1, position: this.lastPosition(), repeated: false };
  }

  softDelete(name: string, expected: ExpectedRevision): WriteAnswer {
    const blocked = this.#check(name, [], expected);
    if (blocked !== undefined) return blocked;
    this.#writeMetadata(name, softDeleteText);
    return { kind: 'written', revision: this.stream(name).length - 1, position: this.lastPosition(), repeated: false };
  }

  tombstone(name: string, expected: ExpectedRevision): WriteAnswer {
    const blocked = this.#check(name, [], expected);
    if (blocked !== undefined) return blocked;
    const stream = this.#streams.get(name) ?? { events: [], tombstoned: false };
    this.#streams.set(name, stream);
    stream.tombstoned = true;
    return { kind: 'written', revision: stream.events.length - 1, position: this.lastPosition(), repeated: false };
  }

  /** What `$$name` lets readers see of a stream; `$all` shows the rest until a scavenge. */
  visible(name: string): Visible {
    const stream = this.#streams.get(name);
    if (stream?.tombstoned === true) return { kind: 'deleted' };
    const last = (stream?.events.length ?? 0) - 1;
    if (last < 0) return { kind: 'not-found' };
    const { truncateBefore, maxCount } = this.#metadata(name);
    if (truncateBefore >= softDeleted) return { kind: 'not-found' };
    return { kind: 'there', first: Math.max(truncateBefore, last + 1 - maxCount, 0), last };
  }

  #metadata(name: string): { truncateBefore: number; maxCount: number } {
    const written = this.stream(`$$${name}`).at(-1);
    const metadata: unknown = written === undefined ? {} : JSON.parse(Buffer.from(written.data).toString('utf8'));
    const member = (key: string, otherwise: number): number => {
      const value: unknown = typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, key) : undefined;
      return typeof value === 'number' ? value : otherwise;
    };
    return { truncateBefore: member('$tb', 0), maxCount: member('$maxCount', Infinity) };
  }

  #writeMetadata(name: string, text: string): void {
    this.#write(`$$${name}`, [jsonEvent('$metadata', text)]);
  }

  /** What the server writes for its own purposes: statistics, for instance. */
  writeSystemEvent(): void {
    this.#write('$stats-127.0.0.1:2113', [jsonEvent('$statsCollected', '{"proc-cpu":1}')]);
  }

  /** Takes out of `$all` what the streams no longer show, except a stream's last event, as the real scavenge does. */
  scavenge(): void {
    const kept = this.#records.filter(({ stream, revision }) => {
      const visible = this.visible(stream);
      return visible.kind === 'there' && (revision >= visible.first || revision === visible.last);
    });
    this.#records.splice(0, Infinity, ...kept);
  }

  lastPosition(): bigint {
    return this.#records.at(-1)?.position ?? 0n;
  }

  /** Calls back on every write; returns what ends that. */
  onGrown(listener: () => void): () => void {
    this.#grown.on('grown', listener);
    return () => this.#grown.off('grown', listener);
  }

  /** Positions are places in a file: they grow, with holes of many sizes. */
  #nextPosition(): bigint {
    const before = this.#records.at(-1);
    return before === undefined ? 0n : before.position + BigInt(120 + before.data.length + before.metadata.length);
  }
}

function repeated(stored: readonly RecordedEvent[], events: readonly ProposedEvent[], first: number): WriteAnswer | undefined {
  const last = stored[first + events.length - 1];
  if (events.length === 0 || last === undefined || !events.every((event, index) => stored[first + index]?.id === event.id))
    return undefined;
  return { kind: 'written', revision: last.revision, position: last.position, repeated: true };
}

function jsonEvent(type: string, text: string): ProposedEvent {
  return { id: crypto.randomUUID(), type, contentType: 'application/json', data: Buffer.from(text), metadata: new Uint8Array() };
}
