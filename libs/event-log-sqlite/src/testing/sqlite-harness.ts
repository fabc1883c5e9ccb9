import { rmSync } from 'node:fs';
import type { ContractHarness } from '@kronika-testing/event-log';
import { SqliteLog } from '../sqlite-log';
import { temporaryFolder } from './temporary-folder';

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
