import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteLog } from '@kronika/event-log-sqlite';
import { describeEventLogContract } from '@kronika-testing/event-log';

describeEventLogContract('the log in SQLite', {
  open() {
    const folder = mkdtempSync(join(tmpdir(), 'kronika-contract-'));
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
});
