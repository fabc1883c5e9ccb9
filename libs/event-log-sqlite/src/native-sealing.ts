import { hash, randomFillSync } from 'node:crypto';
import type { HashFunction, Sealing } from '@kronika/event-log';

const scratch = Buffer.allocUnsafe(65_536);
/** A view on the start of `scratch` that is made once: links of a chain are 64 bytes, again and again. */
const linkBytes = scratch.subarray(0, 64);

/** Node's own SHA-256. Its one-shot form takes and gives strings without a detour over buffers. */
export const nativeHash: HashFunction = (hexBytes, text) => {
  if (hexBytes === '') return hash('sha256', text, 'hex');
  // A UTF-16 unit takes at most three bytes.
  const needed = hexBytes.length / 2 + text.length * 3;
  const buffer = needed <= scratch.length ? scratch : Buffer.allocUnsafe(needed);
  const start = buffer.write(hexBytes, 'hex');
  if (text === '' && start === linkBytes.length) return hash('sha256', linkBytes, 'hex');
  return hash('sha256', buffer.subarray(0, start + buffer.write(text, start)), 'hex');
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
