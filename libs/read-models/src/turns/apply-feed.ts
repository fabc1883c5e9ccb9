import type { DatabaseSync } from 'node:sqlite';
import type { FeedItem } from '@kronika/application';
import { positionToText, type StoredEvent } from '@kronika/event-log';
import { asKernelEvent, type Occupant } from '@kronika/game-kernel';
import { statement } from '../statements';

/** Tells everybody who plays in a game what becomes of it. */
export function applyFeed(database: DatabaseSync, events: readonly StoredEvent[]): void {
  for (const event of events) if (event.stream.startsWith('game-')) applyEvent(database, event);
}

function applyEvent(database: DatabaseSync, event: StoredEvent): void {
  switch (event.type) {
    case 'GameStarted': {
      const started = asKernelEvent(event);
      if (started?.type !== 'GameStarted') return;
      for (const [seat, occupant] of started.open.seats.entries()) sit(database, event, started.open.game, seat, occupant);
      tell(database, event, 'game-started');
      return;
    }
    case 'SeatTakenOver': {
      const taken = asKernelEvent(event);
      if (taken?.type !== 'SeatTakenOver') return;
      const { seat, occupant } = taken.open;
      const row = statement(database, 'SELECT game FROM seats WHERE id = ? LIMIT 1').get(idOf(event));
      if (occupant.kind === 'player') sit(database, event, String(row?.game ?? ''), seat, occupant);
      tell(database, event, 'seat-taken-over', seat);
      return;
    }
    case 'Ended':
      tell(database, event, 'game-ended');
      return;
    case 'Released':
      tell(database, event, 'game-released');
      // Nothing comes after it that anybody has to be told.
      statement(database, 'DELETE FROM seats WHERE id = ?').run(idOf(event));
      return;
    default:
  }
}

function idOf({ stream }: StoredEvent): string {
  return stream.slice('game-'.length);
}

/** Who gave a seat up to a bot stays its player here: they want to know how it ends. */
function sit(database: DatabaseSync, event: StoredEvent, game: string, seat: number, occupant: Occupant): void {
  if (occupant.kind !== 'player' || occupant.id.startsWith('imported:')) return;
  statement(database, 'INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?)').run(idOf(event), seat, occupant.id, game);
}

function tell(database: DatabaseSync, event: StoredEvent, kind: FeedItem['kind'], only?: number): void {
  const id = idOf(event);
  // Positions as text of equal length are in order.
  const cursor = positionToText(event.position).padStart(24, '0');
  for (const { seat, account, game } of statement(database, 'SELECT seat, account, game FROM seats WHERE id = ?').all(id)) {
    if (only !== undefined && seat !== only) continue;
    statement(database, 'INSERT OR IGNORE INTO feed VALUES (?, ?, ?, ?, ?, ?, ?)').run(
      String(account),
      cursor,
      kind,
      id,
      String(game),
      Number(seat),
      event.time,
    );
  }
}
