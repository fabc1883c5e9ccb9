import type { DatabaseSync } from 'node:sqlite';
import type { EventFilter, StoredEvent } from '@kronika/event-log';

/**
 * A read model: tables made from events, thrown away and made again at will. `Queries` implements a port that the application declares.
 * Each projection has a database file of its own, so that effect and checkpoint are one transaction and a rebuilt one can take the old one's place.
 */
export interface Projection<Queries> {
  readonly name: string;
  /** Raised when tables or their meaning change: the new edition is built while an old one that `queries` can still read goes on serving. */
  readonly version: number;
  /** The oldest version whose tables `queries` can read; the current one where nothing is said. */
  readonly readsFrom?: number;
  readonly filter?: EventFilter;
  /** Creates the tables in an empty database. */
  readonly schema: string;
  /** What must be loaded before a batch can be applied (engines, packs): `apply` is synchronous. */
  prepare?(events: readonly StoredEvent[]): Promise<void>;
  /** Runs inside the transaction that also moves the checkpoint. */
  apply(database: DatabaseSync, events: readonly StoredEvent[]): void;
  queries(database: DatabaseSync): Queries;
}
