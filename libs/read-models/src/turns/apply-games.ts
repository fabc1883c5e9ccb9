import type { DatabaseSync } from 'node:sqlite';
import { asTableEvent } from '@kronika/application';
import type { StoredEvent } from '@kronika/event-log';
import { statement } from '../statements';

/** How far each game has got: started at the table, running, over, open to all (then it needs nobody any more). */
export function applyGames(database: DatabaseSync, events: readonly StoredEvent[]): void {
  for (const event of events) {
    if (event.stream.startsWith('table-')) applyTable(database, event);
    else applyGame(database, event);
  }
}

function applyTable(database: DatabaseSync, event: StoredEvent): void {
  const id = event.stream.slice('table-'.length);
  const happened = asTableEvent(event);
  if (happened?.type === 'TableOpened') {
    const { release, imported } = happened.open;
    // A game that was recorded elsewhere is written as a whole: nobody has to begin it.
    const phase = imported === null ? 'table' : 'imported';
    const [group, size] = release === 'at-end' ? [null, null] : [release.with, release.games];
    statement(database, 'INSERT INTO games VALUES (?, ?, ?, ?)').run(id, phase, group, size);
  }
  if (happened?.type === 'TableStarted') moveOn(database, id, 'table', 'started');
  if (happened?.type === 'TableClosed') statement(database, 'DELETE FROM games WHERE id = ?').run(id);
}

function applyGame(database: DatabaseSync, { stream, type }: StoredEvent): void {
  const id = stream.slice('game-'.length);
  if (type === 'GameStarted') moveOn(database, id, 'started', 'running');
  if (type === 'Ended') moveOn(database, id, 'running', 'ended');
  if (type === 'Released') moveOn(database, id, 'ended', 'released');
}

function moveOn(database: DatabaseSync, id: string, from: string, to: string): void {
  statement(database, 'UPDATE games SET phase = ? WHERE id = ? AND phase = ?').run(to, id, from);
}
