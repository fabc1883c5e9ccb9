import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { LogInUse } from './errors';
import { busyCode, sqliteCode } from './sqlite-fault';

/**
 * The right to write to a data folder: an open transaction on a database of its own, so that readers of the log are not kept out, and the
 * system itself frees it when the process dies, however it dies.
 */
export class WriterLock {
  readonly #database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  static acquire(folder: string): WriterLock {
    const database = new DatabaseSync(join(folder, 'log.lock'), { timeout: 0 });
    try {
      database.exec('BEGIN EXCLUSIVE');
      return new WriterLock(database);
    } catch (error) {
      database.close();
      throw sqliteCode(error) === busyCode ? new LogInUse(folder) : error;
    }
  }

  release(): void {
    this.#database.close();
  }
}
