import { hash, randomBytes } from 'node:crypto';
import type { Sealing } from '@kronika/event-log';

/** Node's own SHA-256 and random bytes. */
export const nativeSealing: Sealing = {
  hash: (hexBytes, text) =>
    hash('sha256', hexBytes === '' ? text : Buffer.concat([Buffer.from(hexBytes, 'hex'), Buffer.from(text)]), 'hex'),
  drawSalt: () => randomBytes(16).toString('hex'),
};
