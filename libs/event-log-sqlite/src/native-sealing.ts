import { hash, randomFillSync } from 'node:crypto';
import type { HashFunction, Sealing } from '@kronika/event-log';

const scratch = Buffer.allocUnsafe(4096);
/** The first n bytes of `scratch`, each view made once: making one costs a fifth of a hash. */
const views: Buffer[] = [];

function viewOf(length: number): Buffer {
  return (views[length] ??= scratch.subarray(0, length));
}

/** Node's own SHA-256. Its one-shot form takes and gives strings without a detour over buffers. */
export const nativeHash: HashFunction = (hexBytes, text) => {
  if (hexBytes === '') return hash('sha256', text, 'hex');
  // A UTF-16 unit takes at most three bytes.
  const needed = hexBytes.length / 2 + text.length * 3;
  if (needed > scratch.length) return hash('sha256', Buffer.concat([Buffer.from(hexBytes, 'hex'), Buffer.from(text)]), 'hex');
  const start = scratch.write(hexBytes, 'hex');
  const length = text === '' ? start : start + scratch.write(text, start);
  return hash('sha256', viewOf(length), 'hex');
};

const saltBytes = 16;
const pool = Buffer.allocUnsafe(saltBytes * 256);
let used = pool.length;

/** 16 random bytes in hex. Drawn from a pool: the system's generator costs the same for one salt as for hundreds. */
function drawSalt(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const salt = pool.toString('hex', used, used + saltBytes);
  used += saltBytes;
  return salt;
}

/** Hashes and salts from Node's crypto module, for logs on the server. */
export const nativeSealing: Sealing = { hash: nativeHash, drawSalt };
