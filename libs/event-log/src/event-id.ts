import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The name space of all ids that Kronika derives (RFC 9562, version 5). Fixed for ever: ids of stored events depend on it. */
const nameSpace = hexToBytes('5e1b1a7c0f5d4d5b9a3e6c2f8b704d11');

/** Parts are length-prefixed (32-bit big endian), so that ('ab', 'c') and ('a', 'bc') are different names. */
function lengthPrefixed(part: string): Uint8Array {
  const bytes = utf8ToBytes(part);
  const framed = new Uint8Array(4 + bytes.length);
  new DataView(framed.buffer).setUint32(0, bytes.length);
  framed.set(bytes, 4);
  return framed;
}

/** The uuid v5 of some parts: always the same id for the same parts in the same order. */
export function derivedId(...parts: readonly string[]): string {
  const digest = sha1(concatBytes(nameSpace, ...parts.map(lengthPrefixed)));
  const bytes = new DataView(digest.buffer, digest.byteOffset, 16);
  bytes.setUint8(6, (bytes.getUint8(6) & 0x0f) | 0x50);
  bytes.setUint8(8, (bytes.getUint8(8) & 0x3f) | 0x80);
  const hex = bytesToHex(digest);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** The id of an event: the same command by the same actor names the same events, so that a repeated append can be recognised. */
export function eventId(stream: string, actor: string, command: string, index: number): string {
  return derivedId(stream, actor, command, String(index));
}
