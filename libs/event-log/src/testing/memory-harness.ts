import { randomBytes } from 'node:crypto';
import { pureHash } from '../chain';
import type { Sealing } from '../complete-append';
import { MemoryLog, MemoryStore } from '../memory-log';
import type { ContractHarness } from './harness';

/** Pure hashes and random salts, for tests. */
export const testSealing: Sealing = { hash: pureHash, drawSalt: () => randomBytes(16).toString('hex') };

/** An empty log in memory, for tests. */
export function memoryLog(store?: MemoryStore): MemoryLog {
  return new MemoryLog(testSealing, store);
}

export const memoryHarness: ContractHarness = {
  open() {
    const store = new MemoryStore();
    let log = memoryLog(store);
    return Promise.resolve({
      log,
      async reopen() {
        await log.close();
        log = memoryLog(store);
        return log;
      },
      cutConnection: () => Promise.resolve(),
      dispose: () => log.close(),
    });
  },
};
