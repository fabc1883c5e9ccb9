import type { DatabaseSync } from 'node:sqlite';
import type { RatingSystemId } from '@kronika/application';
import {
  glickoSystem,
  type Ladder,
  openSkillSystem,
  type RatedResult,
  type RatingChange,
  type RatingEntry,
  type RatingSystem,
} from '@kronika/ratings';
import { statement } from '../statements';
import type { ResultBook } from './result-book';

const systems: readonly { readonly id: RatingSystemId; readonly system: RatingSystem }[] = [
  { id: 'openskill', system: openSkillSystem() },
  { id: 'glicko-2', system: glickoSystem() },
];
const week = 7 * 24 * 60 * 60 * 1000;

interface Board {
  readonly system: RatingSystemId;
  readonly board: string;
  readonly ladder: Ladder;
  /** Of the last result that it rated. */
  week: number;
}

/** The ladders of every board as the results up to a number leave them; in memory, because a rating is a fold and nothing else. */
export class Ladders {
  readonly #boards = new Map<string, Board>();
  #number = 0;

  /** Goes over the results that the tables were made from already. */
  static of(book: ResultBook): Ladders {
    const ladders = new Ladders();
    for (const { number, result } of book.after(0)) ladders.#add(number, result, () => undefined);
    return ladders;
  }

  /** Makes all tables anew from the results. */
  static rewrite(database: DatabaseSync, book: ResultBook): Ladders {
    database.exec('DELETE FROM ratings; DELETE FROM changes');
    const ladders = new Ladders();
    ladders.extend(database, book);
    return ladders;
  }

  /** Takes new results in. */
  extend(database: DatabaseSync, book: ResultBook): void {
    const changed = new Map<Board, { readonly players: Set<string>; readonly weekBefore: number }>();
    const insert = statement(database, 'INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    for (const { number, result } of book.after(this.#number)) {
      this.#add(number, result, (board, { player, place, seats, before, after }) => {
        insert.run(board.system, board.board, player, number, place, seats, JSON.stringify(before), JSON.stringify(after));
        const found = changed.get(board) ?? { players: new Set<string>(), weekBefore: board.week };
        changed.set(board, found);
        found.players.add(player);
      });
    }
    for (const [board, { players, weekBefore }] of changed) {
      // In a new period the ratings of those who did not play become less certain, too.
      const entries =
        board.week === weekBefore ? [...players].flatMap((player) => board.ladder.entry(player) ?? []) : board.ladder.entries();
      for (const entry of entries) save(database, board, entry);
    }
  }

  #add(number: number, result: RatedResult, onChange: (board: Board, change: RatingChange) => void): void {
    for (const { id, system } of systems) {
      for (const name of [result.game, 'overall']) {
        const key = `${id} ${name}`;
        const board = this.#boards.get(key) ?? { system: id, board: name, ladder: system.open(), week: 0 };
        this.#boards.set(key, board);
        const changes = board.ladder.add(result);
        for (const change of changes) onChange(board, change);
        if (changes.length > 0) board.week = Math.max(board.week, Math.floor(result.time / week));
      }
    }
    this.#number = number;
  }
}

function save(
  database: DatabaseSync,
  { system, board }: Board,
  { player, value, deviation, ordinal, games, provisional }: RatingEntry,
): void {
  statement(database, 'INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
    system,
    board,
    player,
    value,
    deviation,
    ordinal,
    games,
    provisional ? 1 : 0,
  );
}
