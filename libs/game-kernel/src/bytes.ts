import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** lp: the length in bytes as 32 bits big endian, then the bytes; a text as UTF-8. Joined parts can then be told apart. */
export function lengthPrefixed(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return concatBytes(
    ...parts.map((part) => {
      const bytes = typeof part === 'string' ? utf8ToBytes(part) : part;
      const framed = new Uint8Array(4 + bytes.length);
      new DataView(framed.buffer).setUint32(0, bytes.length);
      framed.set(bytes, 4);
      return framed;
    }),
  );
}
