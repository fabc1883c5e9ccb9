import { jsonEvent, type EventData, type RecordedEvent } from '@eventstore/db-client';
import type { EventRecord, Position, SealedPart, StoredEvent } from '@kronika/event-log';

/** An event in the server that claims to be ours and is not readable. */
export class MalformedEvent extends Error {
  override readonly name = 'MalformedEvent';
}

/**
 * What the server keeps of an event: payload as data, the rest of the envelope as metadata, whose values are texts. Readable in the server's
 * own pages. `attempt` names the call that wrote it, so that a repeated append can be told from a first one.
 */
export function encodeEvent(record: EventRecord, attempt: string): EventData {
  const { id, type, openText, sealedText } = record;
  const data = `{"open":${openText}${sealedText === undefined ? '' : `,"sealed":${sealedText}`}}`;
  return jsonEvent({
    id,
    type,
    data: JSON.parse(data) as Record<string, unknown>,
    metadata: {
      schema: String(record.schema),
      time: String(record.time),
      actor: record.actor,
      command: record.command,
      ...(record.seat === undefined ? {} : { seat: String(record.seat) }),
      ...(record.chain === undefined ? {} : { chain: record.chain }),
      attempt,
    },
  });
}

export function decodeEvent(recorded: RecordedEvent): StoredEvent {
  const metadata = new Texts(recorded, recorded.metadata);
  const seat = metadata.get('seat');
  const chain = metadata.get('chain');
  return {
    stream: recorded.streamId,
    version: Number(recorded.revision),
    position: positionOf(recorded),
    id: recorded.id,
    type: recorded.type,
    schema: metadata.count('schema'),
    time: metadata.count('time'),
    actor: metadata.text('actor'),
    command: metadata.text('command'),
    ...(seat === undefined ? {} : { seat: metadata.count('seat') }),
    ...payload(recorded),
    ...(chain === undefined ? {} : { chain }),
  };
}

/** The call that wrote an event. */
export function attemptOf(recorded: RecordedEvent): string | undefined {
  return new Texts(recorded, recorded.metadata).get('attempt');
}

/** Commit and prepare position are the same for everything that this log writes. */
export function positionOf(recorded: RecordedEvent): Position {
  if (recorded.position === undefined) throw malformed(recorded, 'has no position: the server is older than 22.6');
  return recorded.position.commit;
}

function payload(recorded: RecordedEvent): Pick<StoredEvent, 'open' | 'sealed'> {
  const data: unknown = recorded.data;
  if (typeof data !== 'object' || data === null || !('open' in data)) throw malformed(recorded, 'has no open part');
  if ('sealed' in data && !Array.isArray(data.sealed)) throw malformed(recorded, 'has sealed parts that are no list');
  const { open, sealed } = data as Pick<StoredEvent, 'open'> & { readonly sealed?: readonly SealedPart[] };
  return { open, ...(sealed === undefined ? {} : { sealed }) };
}

/** The metadata of an event: texts by name. */
class Texts {
  readonly #event: RecordedEvent;
  readonly #members: object;

  constructor(event: RecordedEvent, metadata: unknown) {
    this.#event = event;
    this.#members = typeof metadata === 'object' && metadata !== null ? metadata : {};
  }

  get(name: string): string | undefined {
    const value: unknown = Reflect.get(this.#members, name);
    return typeof value === 'string' ? value : undefined;
  }

  text(name: string): string {
    const value = this.get(name);
    if (value === undefined) throw malformed(this.#event, `has no ${name} in its metadata`);
    return value;
  }

  count(name: string): number {
    const value = this.text(name);
    if (!/^\d+$/.test(value)) throw malformed(this.#event, `has '${value}' for its ${name}`);
    return Number(value);
  }
}

function malformed(event: RecordedEvent, problem: string): MalformedEvent {
  return new MalformedEvent(`event ${event.revision.toString()} of '${event.streamId}' ${problem}`);
}
