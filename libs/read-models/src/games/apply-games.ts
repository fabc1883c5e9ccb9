import type { DatabaseSync } from 'node:sqlite';
import { canonical, type StoredEvent } from '@kronika/event-log';
import { asKernelEvent, type KernelData, type Outcome } from '@kronika/game-kernel';
import { statement } from '../statements';
import type { ReleasedFigures } from './released-figures';

/** What the read model keeps of a game's own stream. */
export const gameEventTypes = ['GameStarted', 'SeatTakenOver', 'Ended', 'Released'] as const;

export function gameIdOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** Takes an event of a game's stream in; `figures` tells what a released game left. */
export function applyGameEvent(
  database: DatabaseSync,
  event: StoredEvent,
  figures: (released: StoredEvent) => ReleasedFigures | undefined,
): void {
  const kernel = asKernelEvent(event);
  const gameId = gameIdOf(event.stream);
  switch (kernel?.type) {
    case 'GameStarted':
      started(database, gameId, kernel.open, event.time);
      break;
    case 'SeatTakenOver':
      takenOver(database, rowOf(database, gameId), kernel.open);
      break;
    case 'Ended':
      ended(database, rowOf(database, gameId), kernel.open, event.time);
      break;
    case 'Released':
      released(database, rowOf(database, gameId), event.time, figures(event));
      break;
    default:
  }
}

function rowOf(database: DatabaseSync, gameId: string): number {
  const row = statement(database, 'SELECT id FROM games WHERE game_id = ?').get(gameId);
  if (row === undefined) throw new Error(`game-${gameId} has not started`);
  return Number(row.id);
}

function started(database: DatabaseSync, gameId: string, open: KernelData<'GameStarted'>, time: number): void {
  // A game whose table is not in the log is public and not rated.
  statement(
    database,
    `INSERT INTO games (game_id, game, state, access, options, rules_version, pack_hash, rated, imported, seats, started)
     VALUES (?, ?, 'running', 'public', ?, ?, ?, 0, 0, ?, ?)
     ON CONFLICT (game_id) DO UPDATE SET state = 'running', game = excluded.game, options = excluded.options,
       rules_version = excluded.rules_version, pack_hash = excluded.pack_hash, seats = excluded.seats, started = excluded.started`,
  ).run(gameId, open.game, canonical(open.options), open.rulesVersion, open.packHash, open.seats.length, time);
  const game = rowOf(database, gameId);
  for (const [seat, occupant] of open.seats.entries()) {
    statement(
      database,
      `INSERT INTO seats (game, seat, account, bot) VALUES (?, ?, ?, ?)
       ON CONFLICT (game, seat) DO UPDATE SET account = excluded.account, bot = excluded.bot`,
    ).run(game, seat, occupant.kind === 'player' ? occupant.id : null, occupant.kind === 'bot' ? occupant.bot : null);
  }
  countBots(database, game);
}

/** A substitute takes the result over; a bot that plays on for somebody does not. */
function takenOver(database: DatabaseSync, game: number, { seat, occupant, reason }: KernelData<'SeatTakenOver'>): void {
  if (reason !== 'substitute') return;
  statement(database, 'UPDATE seats SET account = ?, bot = ?, guest = 0 WHERE game = ? AND seat = ?').run(
    occupant.kind === 'player' ? occupant.id : null,
    occupant.kind === 'bot' ? occupant.bot : null,
    game,
    seat,
  );
  countBots(database, game);
}

function countBots(database: DatabaseSync, game: number): void {
  statement(database, 'UPDATE games SET bots = (SELECT count(*) FROM seats WHERE game = games.id AND bot IS NOT NULL) WHERE id = ?').run(
    game,
  );
}

function ended(database: DatabaseSync, game: number, { by, outcome }: KernelData<'Ended'>, time: number): void {
  statement(database, `UPDATE games SET state = 'ended', ended = ?, ended_by = ?, outcome = ? WHERE id = ?`).run(
    time,
    by,
    outcome === null ? null : JSON.stringify(outcome),
    game,
  );
  if (outcome !== null) place(database, game, outcome);
}

function place(database: DatabaseSync, game: number, outcome: Outcome): void {
  if (outcome.kind !== 'ranking') {
    const won = outcome.won ? 1 : 0;
    statement(database, 'UPDATE seats SET score = ?, win = ? WHERE game = ?').run(outcome.score, won, game);
    return;
  }
  const winners = outcome.places.filter((placing) => placing.place === 1).length;
  for (const placing of outcome.places) {
    statement(database, 'UPDATE seats SET place = ?, score = ?, win = ? WHERE game = ? AND seat = ?').run(
      placing.place,
      placing.score,
      placing.place === 1 ? 1 / winners : 0,
      game,
      placing.seat,
    );
  }
}

function released(database: DatabaseSync, game: number, time: number, figures: ReleasedFigures | undefined): void {
  statement(
    database,
    `UPDATE games SET state = 'released', released = ?, moves = ?, rounds = ?,
       release = (SELECT coalesce(max(release), 0) + 1 FROM games) WHERE id = ?`,
  ).run(time, figures?.moves ?? null, figures?.rounds ?? null, game);
  if (figures === undefined) return;
  const names = new Map<string, number>();
  const nameId = (name: string): number => {
    let id = names.get(name);
    if (id === undefined) names.set(name, (id = idOfName(database, name)));
    return id;
  };
  const kind = String(statement(database, 'SELECT game FROM games WHERE id = ?').get(game)?.game);
  const insert = statement(database, 'INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?, ?)');
  const note = statement(database, 'INSERT INTO things VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const noted = new Set<string>();
  for (const { metric, seat, of, round, value, times } of figures.facts) {
    const [metricId, thing] = [nameId(metric), of === undefined ? 0 : nameId(of)];
    insert.run(metricId, game, seat, thing, round, value, times);
    if (noted.has(`${metricId} ${thing}`)) continue;
    noted.add(`${metricId} ${thing}`);
    note.run(metricId, kind, thing, seat >= 0 ? 1 : 0);
  }
  const count = statement(database, 'INSERT INTO event_types VALUES (?, ?, ?)');
  for (const [type, times] of figures.eventTypes) count.run(type, game, times);
}

function idOfName(database: DatabaseSync, name: string): number {
  const found = statement(database, 'SELECT id FROM names WHERE name = ?').get(name);
  if (found !== undefined) return Number(found.id);
  return Number(statement(database, 'INSERT INTO names (name) VALUES (?)').run(name).lastInsertRowid);
}
