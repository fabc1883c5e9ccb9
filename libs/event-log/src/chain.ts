import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Audience, RedactedEvent, RedactedPart, SealedPart } from './envelope';
import { canonical } from './json';

/**
 * SHA-256, handed in so that the server can use the native one: the hash, in hex, of some bytes (given in hex) followed by a text (as UTF-8).
 * Hex rather than arrays of bytes, because Node's one-shot hash gives a hex string in half the time that it needs for a buffer.
 */
export type HashFunction = (hexBytes: string, text: string) => string;

/** A hash function from any plain SHA-256 over bytes. */
export function hashFunction(digest: (data: Uint8Array) => Uint8Array): HashFunction {
  return (hexBytes, text) => bytesToHex(digest(concatBytes(hexToBytes(hexBytes), utf8ToBytes(text))));
}

/** Pure JavaScript: for the page, where `crypto.subtle` may be missing on a LAN. */
export const pureHash: HashFunction = hashFunction(sha256);

/** h[-1]: what the first event of a stream is chained to. 32 zero bytes. */
export const chainOrigin = '00'.repeat(32);

/** The members of an event that its leaf is made of, with payloads as canonical texts; the stream is the writer's. */
export interface LeafParts {
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly time: number;
  readonly actor: string;
  readonly command: string;
  readonly seat?: number | undefined;
  readonly openText: string;
  /** The canonical text of the list of `RedactedPart`s; undefined for an event without `sealed`, which is not the same as an empty list. */
  readonly sealedHashes?: string | undefined;
}

/** SHA-256(salt || canonical(data)): what stands for a sealed part in the chain. */
export function sealedHash(salt: string, dataText: string, hash: HashFunction): string {
  return hash(salt, dataText);
}

/**
 * Writes the canonical texts that the leaves of a stream's events are the hashes of: member by member in the order of the canonical form,
 * because the texts of the payloads are at hand already. (A test holds it against `canonical` itself.) The events of an append share stream,
 * actor and command, so these are written once.
 */
export function leafWriter(stream: string): (parts: LeafParts) => string {
  const streamAndTime = `"stream":"${escaped(stream)}","time":`;
  let actor: string | undefined;
  let command: string | undefined;
  let opening = '';
  return (parts) => {
    if (parts.actor !== actor || parts.command !== command) {
      ({ actor, command } = parts);
      opening = `{"actor":"${escaped(actor)}","command":"${escaped(command)}","id":"`;
    }
    const sealed = parts.sealedHashes === undefined ? '' : `,"sealed":${parts.sealedHashes}`;
    const seat = parts.seat === undefined ? ',' : `,"seat":${parts.seat},`;
    return (
      `${opening}${escaped(parts.id)}","open":${parts.openText},"schema":${parts.schema}${sealed}${seat}` +
      `${streamAndTime}${parts.time},"type":"${escaped(parts.type)}","version":${parts.version}}`
    );
  };
}

/** What stands between the quotes in JSON. Hardly any name needs escapes, and a test for that is faster than to write them. */
function escaped(name: string): string {
  return /^[ !#-[\]-~]*$/.test(name) ? name : JSON.stringify(name).slice(1, -1);
}

/** The canonical text of an audience. */
export function audienceText(to: Audience): string {
  return typeof to === 'string' ? `"${to}"` : `[${to.join(',')}]`;
}

/** h[n] = SHA-256(h[n-1] || leaf), where leaf = SHA-256(its text). */
export function linkTo(previous: string, leaf: string, hash: HashFunction): string {
  return hash(previous + hash('', leaf), '');
}

/** h[version] of an event, full or redacted, given h[version - 1]. */
export function chainLink(previous: string, event: RedactedEvent, hash: HashFunction): string {
  const sealedHashes = event.sealed && canonical(event.sealed.map((part) => redactedPart(part, hash)));
  return linkTo(previous, leafWriter(event.stream)({ ...event, openText: canonical(event.open), sealedHashes }), hash);
}

/** What a viewer who may not read a part gets in its place. */
export function redactedPart(part: SealedPart | RedactedPart, hash: HashFunction): RedactedPart {
  if ('hash' in part) return part;
  return { to: part.to, hash: sealedHash(part.salt ?? '', canonical(part.data), hash) };
}

/** The event with every part redacted that `mayRead` does not let through; which ones, the game kernel decides. */
export function redactEvent(
  event: RedactedEvent,
  mayRead: (part: SealedPart, index: number) => boolean,
  hash: HashFunction,
): RedactedEvent {
  if (event.sealed === undefined) return event;
  const sealed = event.sealed.map((part, index) => ('hash' in part || mayRead(part, index) ? part : redactedPart(part, hash)));
  return { ...event, sealed };
}

export type ChainVerdict =
  | { readonly kind: 'valid'; readonly events: number; readonly head: ChainHead | undefined }
  | { readonly kind: 'broken'; readonly version: number; readonly problem: 'gap' | 'stream' | 'missing' | 'changed' };

/** Where a chain stands after an event. */
export interface ChainHead {
  readonly version: number;
  readonly chain: string;
}

/**
 * Whether nothing was changed, left out or put in: the events of one stream in order, full or redacted, from its beginning (or after `from`).
 * A cut tail shows only against a head known from elsewhere: a game repeats it in its last event.
 */
export function verifyChain(events: Iterable<RedactedEvent>, hash: HashFunction, from?: ChainHead): ChainVerdict {
  let head = from;
  let stream: string | undefined;
  let count = 0;
  for (const event of events) {
    const version = head === undefined ? 0 : head.version + 1;
    stream ??= event.stream;
    if (event.version !== version) return { kind: 'broken', version, problem: 'gap' };
    if (event.stream !== stream) return { kind: 'broken', version, problem: 'stream' };
    if (event.chain === undefined) return { kind: 'broken', version, problem: 'missing' };
    if (chainLink(head?.chain ?? chainOrigin, event, hash) !== event.chain) return { kind: 'broken', version, problem: 'changed' };
    head = { version, chain: event.chain };
    count++;
  }
  return { kind: 'valid', events: count, head };
}
