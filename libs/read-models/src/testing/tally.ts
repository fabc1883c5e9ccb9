import { statement } from '../statements';
import type { Projection } from '../projection';

/** What the tally answers: how many events each stream has, and a sum that depends on their order. */
export interface TallyQueries {
  all(): readonly Tally[];
}
export interface Tally {
  readonly stream: string;
  readonly events: number;
  readonly fingerprint: number;
}

/** The smallest projection that would show an event lost, doubled or out of order. */
export function tallyProjection(changes: Partial<Projection<TallyQueries>> = {}): Projection<TallyQueries> {
  return {
    name: 'tally',
    version: 1,
    schema: 'CREATE TABLE tallies (stream TEXT PRIMARY KEY, events INTEGER NOT NULL, fingerprint INTEGER NOT NULL) WITHOUT ROWID',
    apply: (database, events) => {
      const upsert = statement(
        database,
        `INSERT INTO tallies VALUES (?, 1, ?) ON CONFLICT (stream)
         DO UPDATE SET events = events + 1, fingerprint = (fingerprint * 31 + excluded.fingerprint) % 1000003`,
      );
      for (const { stream, version } of events) upsert.run(stream, version + 1);
    },
    queries: (database) => ({
      all: () =>
        statement(database, 'SELECT stream, events, fingerprint FROM tallies ORDER BY stream')
          .all()
          .map(({ stream, events, fingerprint }) => ({
            stream: String(stream),
            events: Number(events),
            fingerprint: Number(fingerprint),
          })),
    }),
    ...changes,
  };
}
