import type { DatabaseSync } from 'node:sqlite';
import type { StoredEvent } from '@kronika/event-log';
import { parseTournamentEvent, type SeatResult, type TournamentEvent, type TournamentSettings } from '@kronika/tournaments';
import { statement } from '../statements';
import type { ResultBook } from './result-book';

export const tournamentTypes = [
  'TournamentCreated',
  'SettingsChanged',
  'ParticipantRegistered',
  'ParticipantEnteredLate',
  'ParticipantSubstituted',
  'ClaimConfirmed',
  'RoundPublished',
  'PlayOffCalled',
  'SeatsReplaced',
  'TableDecided',
  'ResultCorrected',
  'TableVoided',
  'TableReplayed',
  'TableWithdrawn',
] as const satisfies readonly TournamentEvent['type'][];

/** Tables of tournaments at physical venues. What is played on line is rated by its games. */
export function applyVenue(database: DatabaseSync, book: ResultBook, stored: StoredEvent): void {
  const parsed = parseTournamentEvent({ ...(stored.open as object), type: stored.type });
  if (!parsed.success) throw new Error(`Corrupt ${stored.type} in ${stored.stream}: ${parsed.error.message}`);
  const tournament = new VenueTournament(database, book, stored.stream.slice('tournament-'.length));
  tournament.apply(parsed.data, stored.time);
}

class VenueTournament {
  readonly #database: DatabaseSync;
  readonly #book: ResultBook;
  readonly #id: string;

  constructor(database: DatabaseSync, book: ResultBook, id: string) {
    this.#database = database;
    this.#book = book;
    this.#id = id;
  }

  apply(event: TournamentEvent, time: number): void {
    switch (event.type) {
      case 'TournamentCreated':
      case 'SettingsChanged':
        this.#set(event.settings);
        break;
      case 'ParticipantRegistered':
      case 'ParticipantEnteredLate':
        this.#enter(event.participant, event.account);
        break;
      case 'ParticipantSubstituted':
        // Tables that are decided keep who played them.
        this.#enter(event.participant, event.to);
        break;
      case 'ClaimConfirmed':
        this.#claimed(event.participant, event.account, time);
        break;
      case 'RoundPublished':
        for (const { id, seats } of event.draft.tables) this.#seat(id, seats);
        break;
      case 'PlayOffCalled':
        this.#seat(event.playOff, event.seats);
        break;
      case 'SeatsReplaced':
        for (const { table, out, in: into } of event.seats) this.#replace(table, out, into);
        break;
      case 'TableDecided':
      case 'ResultCorrected':
        this.#decided(event.table, event.result, time);
        break;
      case 'TableVoided':
      case 'TableReplayed':
      case 'TableWithdrawn':
        this.#withdrawn(event.table);
        break;
      default:
    }
  }

  #set({ game, venue, rated }: TournamentSettings): void {
    statement(
      this.#database,
      `INSERT INTO tournaments VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET game = excluded.game, venue = excluded.venue, rated = excluded.rated`,
    ).run(this.#id, game, venue, rated ? 1 : 0);
  }

  #enter(participant: string, account: string | undefined): void {
    statement(
      this.#database,
      'INSERT INTO entries VALUES (?, ?, ?) ON CONFLICT (tournament, participant) DO UPDATE SET account = excluded.account',
    ).run(this.#id, participant, account ?? null);
  }

  /** Whose entry it turns out to be: also of the tables that were played before. */
  #claimed(participant: string, account: string, time: number): void {
    this.#enter(participant, account);
    const tables = statement(
      this.#database,
      `UPDATE venue_seats SET account = ? WHERE tournament = ? AND participant = ? AND account IS NULL RETURNING table_id`,
    ).all(account, this.#id, participant);
    for (const { table_id: table } of tables) this.#release(String(table), time);
  }

  #seat(table: string, seats: readonly string[]): void {
    statement(
      this.#database,
      'INSERT INTO venue_tables VALUES (?, ?, ?) ON CONFLICT (tournament, table_id) DO UPDATE SET seats = excluded.seats',
    ).run(this.#id, table, JSON.stringify(seats));
  }

  #seats(table: string): readonly string[] {
    const row = statement(this.#database, 'SELECT seats FROM venue_tables WHERE tournament = ? AND table_id = ?').get(this.#id, table);
    return row === undefined ? [] : (JSON.parse(String(row.seats)) as readonly string[]);
  }

  #replace(table: string, out: string, into: string): void {
    this.#withdrawn(table);
    this.#seat(
      table,
      this.#seats(table).map((seat) => (seat === out ? into : seat)),
    );
  }

  #decided(table: string, result: readonly SeatResult[], time: number): void {
    for (const { participant, place, forfeit } of result) {
      // Who won or lost without playing has shown nothing.
      const played = forfeit === undefined ? (place ?? null) : null;
      statement(
        this.#database,
        `INSERT INTO venue_seats VALUES (?1, ?2, ?3, (SELECT account FROM entries WHERE tournament = ?1 AND participant = ?3), ?4)
         ON CONFLICT (tournament, table_id, participant) DO UPDATE SET place = excluded.place`,
      ).run(this.#id, table, participant, played);
    }
    this.#release(table, time);
  }

  #release(table: string, time: number): void {
    const tournament = statement(this.#database, 'SELECT * FROM tournaments WHERE id = ?').get(this.#id);
    if (tournament?.venue !== 'physical' || tournament.rated !== 1) return;
    const rows = statement(this.#database, 'SELECT participant, account, place FROM venue_seats WHERE tournament = ? AND table_id = ?').all(
      this.#id,
      table,
    );
    const seats = this.#seats(table).flatMap((participant) => {
      const row = rows.find((each) => each.participant === participant);
      // Places among those who have accounts are places, too.
      return typeof row?.account === 'string' && typeof row.place === 'number' ? [{ player: row.account, place: row.place }] : [];
    });
    this.#book.release({ id: this.#resultId(table), game: String(tournament.game), time, seats }, { gameId: null, tournament: this.#id });
  }

  #withdrawn(table: string): void {
    statement(this.#database, 'DELETE FROM venue_seats WHERE tournament = ? AND table_id = ?').run(this.#id, table);
    this.#book.withdraw(this.#resultId(table));
  }

  #resultId(table: string): string {
    return `tournament-${this.#id}/${table}`;
  }
}
