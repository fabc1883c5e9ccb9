import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** The two functions that fairness is made of; handed in, so that a server can use its native ones. */
export interface Hashing {
  sha256(data: Uint8Array): Uint8Array;
  hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array;
}

/** Pure JavaScript: works in every page, also where `crypto.subtle` is missing on a LAN. */
export const pureHashing: Hashing = {
  sha256: (data) => sha256(data),
  hmacSha256: (key, data) => hmac(sha256, key, data),
};
