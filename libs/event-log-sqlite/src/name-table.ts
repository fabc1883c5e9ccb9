import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Names by number and numbers by name, as one of the tables `streams` and `names` keeps them; the most recent ones in memory. */
export class NameTable {
  readonly #byId = new Map<number, string>();
  readonly #byName = new Map<string, number>();
  readonly #capacity: number;
  readonly #selectId: StatementSync;
  readonly #selectName: StatementSync;
  readonly #insert: StatementSync;

  constructor(database: DatabaseSync, table: 'streams' | 'names', capacity = 20_000) {
    this.#capacity = capacity;
    this.#selectId = database.prepare(`SELECT id FROM ${table} WHERE name = ?`);
    this.#selectName = database.prepare(`SELECT name FROM ${table} WHERE id = ?`);
    this.#insert = database.prepare(`INSERT INTO ${table} (name) VALUES (?)`);
  }

  name(id: number): string {
    const known = this.#byId.get(id);
    if (known !== undefined) return known;
    const name = this.#selectName.get(id)?.name;
    if (typeof name !== 'string') throw new Error(`the log has no name with number ${id}`);
    this.#remember(id, name);
    return name;
  }

  id(name: string): number | undefined {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    const id = this.#selectId.get(name)?.id;
    if (typeof id !== 'number') return undefined;
    this.#remember(id, name);
    return id;
  }

  /** Within a transaction; after a rollback, `forget` must be called. */
  idOrNew(name: string): number {
    const known = this.id(name);
    if (known !== undefined) return known;
    const id = Number(this.#insert.run(name).lastInsertRowid);
    this.#remember(id, name);
    return id;
  }

  forget(): void {
    this.#byId.clear();
    this.#byName.clear();
  }

  #remember(id: number, name: string): void {
    // Starting over now and then is as good as a cleverer rule: what is in use comes back at once.
    if (this.#byId.size >= this.#capacity) this.forget();
    this.#byId.set(id, name);
    this.#byName.set(name, id);
  }
}
