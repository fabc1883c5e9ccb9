import type { DatabaseSync } from 'node:sqlite';
import { asTableEvent } from '@kronika/application';
import type { StoredEvent } from '@kronika/event-log';
import { asKernelEvent, type Occupant, type Placing } from '@kronika/game-kernel';
import { statement } from '../statements';
import type { ResultBook } from './result-book';

export const tableTypes = ['TableOpened', 'SeatTaken', 'SeatLeft'] as const;
export const gameTypes = ['GameStarted', 'SeatTakenOver', 'Ended', 'Released'] as const;

function idOf({ stream }: StoredEvent): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** What was agreed at a table: whether its game counts, and who is a guest. */
export function applyTable(database: DatabaseSync, stored: StoredEvent): void {
  const event = asTableEvent(stored);
  if (event?.type === 'TableOpened') {
    // An imported game is never rated, whatever its table says.
    const rated = event.open.rated && event.open.imported === null ? 1 : 0;
    statement(database, `INSERT INTO games VALUES (?, ?, ?, '[]', NULL)`).run(idOf(stored), event.open.game, rated);
  } else if (event?.type === 'SeatTaken' && event.open.guest) {
    statement(database, 'INSERT INTO guests VALUES (?, ?) ON CONFLICT DO NOTHING').run(idOf(stored), event.open.seat);
  } else if (event?.type === 'SeatTaken' || event?.type === 'SeatLeft') {
    statement(database, 'DELETE FROM guests WHERE game_id = ? AND seat = ?').run(idOf(stored), event.open.seat);
  }
}

/** A game on line, from its start to its release. */
export function applyGame(database: DatabaseSync, book: ResultBook, stored: StoredEvent): void {
  const event = asKernelEvent(stored);
  const gameId = idOf(stored);
  switch (event?.type) {
    case 'GameStarted':
      statement(database, 'UPDATE games SET seats = ? WHERE game_id = ?').run(JSON.stringify(event.open.seats), gameId);
      break;
    case 'SeatTakenOver': {
      const { seat, occupant, reason } = event.open;
      if (reason !== 'substitute') break;
      statement(database, 'UPDATE games SET seats = json_replace(seats, ?, json(?)) WHERE game_id = ?').run(
        `$[${seat}]`,
        JSON.stringify(occupant),
        gameId,
      );
      statement(database, 'DELETE FROM guests WHERE game_id = ? AND seat = ?').run(gameId, seat);
      break;
    }
    case 'Ended': {
      const { outcome } = event.open;
      const places = outcome?.kind === 'ranking' ? JSON.stringify(outcome.places) : null;
      statement(database, 'UPDATE games SET places = ? WHERE game_id = ?').run(places, gameId);
      break;
    }
    case 'Released':
      released(database, book, gameId, stored.time);
      break;
    default:
  }
}

function released(database: DatabaseSync, book: ResultBook, gameId: string, time: number): void {
  const game = statement(database, 'SELECT game, rated, seats, places FROM games WHERE game_id = ?').get(gameId);
  const guests = statement(database, 'SELECT count(*) AS guests FROM guests WHERE game_id = ?').get(gameId)?.guests;
  statement(database, 'DELETE FROM games WHERE game_id = ?').run(gameId);
  statement(database, 'DELETE FROM guests WHERE game_id = ?').run(gameId);
  if (game?.rated !== 1 || guests !== 0 || typeof game.places !== 'string') return;
  const occupants = JSON.parse(String(game.seats)) as readonly Occupant[];
  const places = JSON.parse(game.places) as readonly Placing[];
  const seats = occupants.flatMap((occupant, seat) => {
    const place = places.find((placing) => placing.seat === seat)?.place;
    return occupant.kind === 'player' && place !== undefined ? [{ player: occupant.id, place }] : [];
  });
  // A bot at the table makes it another game.
  if (seats.length < occupants.length) return;
  book.release({ id: `game-${gameId}`, game: String(game.game), time, seats }, { gameId, tournament: null });
}
