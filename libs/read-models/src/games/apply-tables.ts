import type { DatabaseSync } from 'node:sqlite';
import { asTableEvent, type TableData } from '@kronika/application';
import { canonical, type StoredEvent } from '@kronika/event-log';
import { statement } from '../statements';
import { gameIdOf } from './apply-games';

/** What the read model keeps of the table that a game is played at. */
export const tableEventTypes = ['TableOpened', 'SeatTaken', 'SeatLeft'] as const;

/** Takes an event of a table's stream in: what was agreed, and which seats are held by guests. */
export function applyTableEvent(database: DatabaseSync, stored: StoredEvent): void {
  const event = asTableEvent(stored);
  const gameId = gameIdOf(stored.stream);
  switch (event?.type) {
    case 'TableOpened':
      opened(database, gameId, event.open);
      break;
    case 'SeatTaken':
      seatTaken(database, gameId, event.open);
      break;
    case 'SeatLeft':
      statement(database, 'DELETE FROM seats WHERE game = (SELECT id FROM games WHERE game_id = ?) AND seat = ?').run(
        gameId,
        event.open.seat,
      );
      break;
    default:
  }
}

function opened(database: DatabaseSync, gameId: string, open: TableData<'TableOpened'>): void {
  const { tournament } = open;
  statement(
    database,
    `INSERT INTO games (game_id, game, state, access, owner, options, rules_version, pack_hash, rated, imported,
       tournament, stage, round, tournament_table, seats)
     VALUES (?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    gameId,
    open.game,
    open.access,
    open.owner,
    canonical(open.options),
    open.rulesVersion,
    open.packHash,
    open.rated ? 1 : 0,
    open.imported === null ? 0 : 1,
    tournament?.tournamentId ?? null,
    tournament?.stage ?? null,
    tournament?.round ?? null,
    tournament?.table ?? null,
    open.seats,
  );
}

function seatTaken(database: DatabaseSync, gameId: string, { seat, occupant, guest }: TableData<'SeatTaken'>): void {
  statement(
    database,
    `INSERT INTO seats (game, seat, account, bot, guest) SELECT id, ?, ?, ?, ? FROM games WHERE game_id = ?
     ON CONFLICT (game, seat) DO UPDATE SET account = excluded.account, bot = excluded.bot, guest = excluded.guest`,
  ).run(seat, occupant.kind === 'player' ? occupant.id : null, occupant.kind === 'bot' ? occupant.bot : null, guest ? 1 : 0, gameId);
}
