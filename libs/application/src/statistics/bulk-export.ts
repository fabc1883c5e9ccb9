import type { Json } from '@kronika/event-log';
import type { GameFilter } from '../games-browser/game-filter';
import type { GamesQueries, ReleasedGame } from '../games-browser/games-queries';
import type { ReadModel, Rebuilding } from '../read-model';

const pageSize = 200;

/** Released games and their figures as lines of JSON, page by page: as slow as whoever reads them, and never all in memory. */
export class BulkExport {
  readonly #games: ReadModel<GamesQueries>;

  constructor(games: ReadModel<GamesQueries>) {
    this.#games = games;
  }

  /** Why nothing can be exported now; undefined when it can. */
  async notYet(): Promise<Rebuilding | undefined> {
    const ready = await this.#games.ask(() => ({}));
    return 'kind' in ready ? ready : undefined;
  }

  /** A line for each released game, in the order of release. */
  async *games(filter: GameFilter): AsyncGenerator<string> {
    for await (const page of this.#pages(filter)) yield page.map((game) => line(gameLine(game))).join('');
  }

  /** A line for each figure of each released game. */
  async *metrics(filter: GameFilter): AsyncGenerator<string> {
    for await (const page of this.#pages(filter)) {
      for (const { gameId, game } of page) {
        const figures = await this.#games.ask((queries) => queries.figures(gameId));
        if ('kind' in figures) throw new Error('The figures went away while they were exported.');
        const lines = figures.map((figure) => line({ gameId, game, ...figure }));
        if (lines.length > 0) yield lines.join('');
      }
    }
  }

  async *#pages(filter: GameFilter): AsyncGenerator<readonly ReleasedGame[]> {
    let after: number | undefined;
    for (;;) {
      const page = await this.#games.ask((queries) => queries.released(filter, after, pageSize));
      if ('kind' in page) throw new Error('The games went away while they were exported.');
      if (page.length > 0) yield page;
      if (page.length < pageSize) return;
      after = page.at(-1)?.release;
    }
  }
}

function gameLine({ release: _release, startedAt, endedAt, releasedAt, state: _state, outcome, ...game }: ReleasedGame): object {
  return { ...game, startedAt: iso(startedAt), endedAt: iso(endedAt), releasedAt: iso(releasedAt), outcome: outcome as Json };
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
