import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Begins and ends transactions on a connection; tests put faults in between. */
export interface Transactions {
  readonly isOpen: boolean;
  begin(): void;
  commit(): void;
  rollBack(): void;
}

/** The three statements, prepared once: to have them parsed anew for every commit takes longer than to run them. */
export class PreparedTransactions implements Transactions {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #rollBack: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#rollBack = database.prepare('ROLLBACK');
  }

  get isOpen(): boolean {
    return this.#database.isTransaction;
  }

  begin(): void {
    this.#begin.run();
  }

  commit(): void {
    this.#commit.run();
  }

  rollBack(): void {
    this.#rollBack.run();
  }
}
