import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractHarness } from '@kronika-testing/event-log';
import { SqliteLog } from '../sqlite-log';

/** A new folder for one test; whoever made it removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kronika-log-'));
}

export const sqliteHarness: ContractHarness = {
  open() {
    const folder = temporaryFolder();
    let log = SqliteLog.open({ folder });
    return Promise.resolve({
      log,
      async reopen() {
        await log.close();
        log = SqliteLog.open({ folder });
        return log;
      },
      cutConnection: () => Promise.resolve(),
      async dispose() {
        await log.close();
        rmSync(folder, { recursive: true });
      },
    });
  },
};
