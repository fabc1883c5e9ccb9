import { chainOrigin, leafWriter, linkTo, sealedHash, type HashFunction } from './chain';
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
  let chain = draft.chained ? (head?.chain ?? chainOrigin) : undefined;
  const leafText = leafWriter(draft.stream);
  return draft.events.map((event) => {
    version++;
    time = Math.max(time, event.time);
    const sealed = event.sealed === undefined ? undefined : seal(event.sealed, sealing, chain !== undefined);
    // Members one by one: this runs for every event there will ever be, and a spread costs as much as a hash.
    const { id, type, schema, actor, command, seat, openText } = event;
    if (chain !== undefined) {
      const leaf = leafText({ version, id, type, schema, time, actor, command, seat, openText, sealedHashes: sealed?.hashes });
      chain = linkTo(chain, leaf, sealing.hash);
    }
    return { stream: draft.stream, version, id, type, schema, time, actor, command, seat, openText, sealedText: sealed?.text, chain };
  });
}

/** The canonical texts of an event's sealed parts: as they are stored, and as they stand in the leaf. */
function seal(
  parts: NonNullable<DraftEvent['sealed']>,
  sealing: Sealing,
  chained: boolean,
): { readonly text: string; readonly hashes: string } {
  let text = '';
  let hashes = '';
  for (const part of parts) {
    const comma = text === '' ? '' : ',';
    const salt = part.salt ?? sealing.drawSalt();
    text += `${comma}{"data":${part.dataText},"salt":"${salt}","to":${part.toText}}`;
    if (chained) hashes += `${comma}${sealedHashText(part, salt, sealing.hash)}`;
  }
  return { text: `[${text}]`, hashes: `[${hashes}]` };
}

function sealedHashText(part: DraftPart, salt: string, hash: HashFunction): string {
  return `{"hash":"${sealedHash(salt, part.dataText, hash)}","to":${part.toText}}`;
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
