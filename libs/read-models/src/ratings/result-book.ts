import type { DatabaseSync } from 'node:sqlite';
import type { RatedResult } from '@kronika/ratings';
import { statement } from '../statements';

/** Where a result comes from. */
export interface ResultOrigin {
  readonly gameId: string | null;
  readonly tournament: string | null;
}

/** The results that count. A later word about the same result takes the place of the first, at its place in the order. */
export class ResultBook {
  readonly #database: DatabaseSync;
  /** Whether something changed that ratings were computed from already. */
  #isRewritten = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get isRewritten(): boolean {
    return this.#isRewritten;
  }

  /** With fewer than two seats it does not count, which takes back what counted before. */
  release({ id, game, time, seats }: RatedResult, { gameId, tournament }: ResultOrigin): void {
    const counts = seats.length >= 2 ? 1 : 0;
    const text = JSON.stringify(seats);
    const known = statement(this.#database, 'SELECT seats, counts FROM results WHERE id = ?').get(id);
    if (known === undefined) {
      if (counts === 0) return;
      statement(
        this.#database,
        'INSERT INTO results (id, game, time, seats, game_id, tournament, counts) VALUES (?, ?, ?, ?, ?, ?, 1)',
      ).run(id, game, time, text, gameId, tournament);
    } else if (known.counts !== counts || (counts === 1 && known.seats !== text)) {
      statement(this.#database, 'UPDATE results SET seats = ?, counts = ? WHERE id = ?').run(text, counts, id);
      this.#isRewritten = true;
    }
  }

  withdraw(id: string): void {
    const { changes } = statement(this.#database, 'UPDATE results SET counts = 0 WHERE id = ? AND counts = 1').run(id);
    if (changes !== 0) this.#isRewritten = true;
  }

  /** The results that count after a number, in order. */
  *after(number: number): Iterable<{ readonly number: number; readonly result: RatedResult }> {
    const rows = statement(this.#database, 'SELECT * FROM results WHERE number > ? AND counts = 1 ORDER BY number').all(number);
    for (const row of rows) {
      const seats = JSON.parse(String(row.seats)) as RatedResult['seats'];
      yield { number: Number(row.number), result: { id: String(row.id), game: String(row.game), time: Number(row.time), seats } };
    }
  }
}
