import { createHmac, hash, randomBytes } from 'node:crypto';
import { hashFunction } from '@kronika/event-log';
import type { Hashing } from '@kronika/game-kernel';

const sha256 = (data: Uint8Array): Uint8Array => hash('sha256', data, 'buffer');

/** Node's own hash functions: several times faster than pure JavaScript. */
export const nativeHashing: Hashing = {
  sha256,
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};

/** The chain's hash on the server. */
export const nativeChainHash = hashFunction(sha256);

/** Fresh random bytes in hex. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
