import { randomUUID } from 'node:crypto';
import { jsonEvent, metastreamOf, type RecordedEvent } from '@eventstore/db-client';
import { streamKind } from '@kronika/event-log';
import type { LogClient } from './client';
import { decodeEvent } from './event-codec';
import type { Reading } from './reading';

/** What a stream's metadata says of its erased events. */
export interface Erasure {
  /** Everything below this version is erased. */
  readonly before: number;
  /** Time of the last erased event: time never runs backwards within a stream. */
  readonly time: number;
}

interface StreamMetadata extends Erasure {
  readonly revision: bigint | 'no_stream';
  readonly members: Readonly<Record<string, unknown>>;
}

/** The server's own member for 'truncate before', and ours beside it. */
const truncateBefore = '$tb';
const erasedTime = 'kronika-erased-time';

/** How many streams are asked about at the same time. */
const atOnce = 16;
/** Streams whose erasure is kept in mind. */
const capacity = 100_000;

/**
 * Erased events: the server is told to truncate the stream, and hides them from readers of the stream at once. `$all` shows them until the
 * operator scavenges: so here the streams that can be erased are looked up before their events are let through.
 */
export class Erasures {
  readonly #client: LogClient;
  readonly #reading: Reading;
  /** An erasure only ever grows: what is below it stays erased, what is above may have been erased since. */
  readonly #known = new Map<string, number>();

  constructor(client: LogClient, reading: Reading) {
    this.#client = client;
    this.#reading = reading;
  }

  async of(stream: string): Promise<Erasure> {
    return await this.#metadata(stream);
  }

  /** Hides all that the stream has now. One attempt: fails with the client's errors, a conflict with somebody else's change among them. */
  async erase(stream: string): Promise<void> {
    const last = await this.#reading.one(stream, 'last');
    if (last === undefined) return;
    const before = Number(last.revision) + 1;
    const metadata = await this.#metadata(stream);
    if (metadata.before >= before) return;
    const data = { ...metadata.members, [truncateBefore]: before, [erasedTime]: String(decodeEvent(last).time) };
    await this.#client.appendToStream(metastreamOf(stream), [jsonEvent({ id: randomUUID(), type: '$metadata', data })], {
      expectedRevision: metadata.revision,
      requiresLeader: true,
    });
  }

  /** The events that were not erased. */
  async visible(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const before = new Map<string, number>();
    const doubtful = new Set<string>();
    for (const { streamId, revision } of events) {
      if (streamKind(streamId)?.erasable !== true) continue;
      const known = this.#known.get(streamId) ?? 0;
      before.set(streamId, known);
      if (revision >= known) doubtful.add(streamId);
    }
    const streams = [...doubtful];
    const look = async (stream: string): Promise<unknown> => before.set(stream, (await this.#metadata(stream)).before);
    for (let i = 0; i < streams.length; i += atOnce) await Promise.all(streams.slice(i, i + atOnce).map(look));
    return events.filter(({ streamId, revision }) => revision >= (before.get(streamId) ?? 0));
  }

  async #metadata(stream: string): Promise<StreamMetadata> {
    const written = await this.#reading.one(metastreamOf(stream), 'last');
    const data: unknown = written?.data;
    const members: Readonly<Record<string, unknown>> = typeof data === 'object' && data !== null ? { ...data } : {};
    const before = members[truncateBefore];
    const erasure = { before: typeof before === 'number' ? before : 0, time: Number(members[erasedTime] ?? 0) };
    if (erasure.before > 0) this.#remember(stream, erasure.before);
    return { ...erasure, revision: written?.revision ?? 'no_stream', members };
  }

  #remember(stream: string, before: number): void {
    this.#known.set(stream, Math.max(before, this.#known.get(stream) ?? 0));
    const [oldest] = this.#known.keys();
    if (this.#known.size > capacity && oldest !== undefined) this.#known.delete(oldest);
  }
}
