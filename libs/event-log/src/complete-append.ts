import { chainOrigin, nextLink, sealedHash, type HashFunction } from './chain';
import type { AppendDraft, DraftEvent, DraftPart } from './draft-append';
import type { Position, SealedPart, StoredEvent } from './envelope';
import type { Json } from './json';

/** What sealing needs from outside: a hash function, and fresh salts (16 random bytes in hex). */
export interface Sealing {
  readonly hash: HashFunction;
  readonly drawSalt: () => string;
}

/** The last event of a stream, as far as the next one depends on it. */
export interface StreamHead {
  readonly version: number;
  readonly time: number;
  /** Present in chained streams. */
  readonly chain?: string | undefined;
}

/** An event ready to be stored; its payloads are canonical texts. */
export interface EventRecord {
  readonly stream: string;
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly time: number;
  readonly actor: string;
  readonly command: string;
  readonly seat: number | undefined;
  readonly openText: string;
  /** The canonical text of the list of parts, salts included. */
  readonly sealedText: string | undefined;
  readonly chain: string | undefined;
}

/**
 * What to write for a draft behind `head` (undefined: a new stream). Gives every event its version, holds time back from running backwards
 * within the stream, salts the sealed parts and links the chain: the same in every log, so that a copy keeps its chains.
 */
export function completeAppend(draft: AppendDraft, head: StreamHead | undefined, sealing: Sealing): readonly EventRecord[] {
  let version = head?.version ?? -1;
  let time = head?.time ?? 0;
  let chain = head?.chain ?? chainOrigin;
  return draft.events.map((event) => {
    version++;
    time = Math.max(time, event.time);
    const placed = { ...event, stream: draft.stream, version, time };
    const parts = event.sealed?.map((part) => ({ ...part, salt: part.salt ?? sealing.drawSalt() }));
    if (draft.chained) chain = link(chain, placed, parts, sealing.hash);
    return record(placed, parts, draft.chained ? chain : undefined);
  });
}

type PlacedEvent = DraftEvent & { readonly stream: string; readonly version: number };
type SaltedPart = DraftPart & { readonly salt: string };

function link(previous: string, event: PlacedEvent, parts: readonly SaltedPart[] | undefined, hash: HashFunction): string {
  const sealed = parts?.map((part) => ({ to: part.to, hash: sealedHash(part.salt, part.dataText, hash) }));
  return nextLink(previous, { ...event, sealed }, hash);
}

function record(event: PlacedEvent, parts: readonly SaltedPart[] | undefined, chain: string | undefined): EventRecord {
  const { stream, version, id, type, schema, time, actor, command, seat, openText } = event;
  const sealedText = parts && `[${parts.map((part) => `{"data":${part.dataText},"salt":"${part.salt}","to":${part.toText}}`).join()}]`;
  return { stream, version, id, type, schema, time, actor, command, seat, openText, sealedText, chain };
}

/** The event that a record holds. The texts are our own, so they are read without looking them through again. */
export function storedEvent(record: EventRecord, position: Position): StoredEvent {
  const { stream, version, id, type, schema, time, actor, command, seat, chain } = record;
  return {
    stream,
    version,
    position,
    id,
    type,
    schema,
    time,
    actor,
    command,
    ...(seat === undefined ? {} : { seat }),
    open: JSON.parse(record.openText) as Json,
    ...(record.sealedText === undefined ? {} : { sealed: JSON.parse(record.sealedText) as readonly SealedPart[] }),
    ...(chain === undefined ? {} : { chain }),
  };
}
