import type { EventLog, Position } from '@kronika/event-log';
import type { MetricGuide } from '@kronika/game-kernel';
import type { CommandResult } from '../command-result';
import type { GameLibrary } from '../games/game-library';
import type { RatingsQueries } from '../ratings/ratings-queries';
import type { ReadModel, Rebuilding } from '../read-model';
import { type Figure, figureOf } from './figure';
import { type Dimension, type Measure, questionIssues, type StatisticsFilter } from './question';
import type { MetricName, StatisticsQueries } from './statistics-queries';
import { seasonsOf } from './seasons';

/** A filter as people give it: leagues and ratings are turned into tournaments and players before games are looked at. */
export interface StatisticsScope extends StatisticsFilter {
  /** Tournaments that were seasons of one of these leagues. */
  readonly leagues?: readonly string[];
  /** Only seats of players whose rating lies within these bounds now: the ordinal of OpenSkill, of the game or over all games. */
  readonly rating?: { readonly min?: number; readonly max?: number };
}

export interface StatisticsRequest {
  readonly measure: Measure;
  readonly groupBy: readonly Dimension[];
  readonly filter: StatisticsScope;
}

export interface StatisticsRow {
  readonly keys: readonly (string | null)[];
  readonly figure: Figure;
}

export interface StatisticsAnswer {
  /** The best founded first. */
  readonly rows: readonly StatisticsRow[];
  /** How many rows there are in all: the answer holds the first thousand. */
  readonly total: number;
}

const mostRows = 1000;

/** The read model was being made while part of an answer was put together: it has to be asked for again. */
export class StillRebuilding extends Error {
  override readonly name = 'StillRebuilding';
}

/** Figures over released games: anybody may ask, because everything about them is open. */
export class Statistics {
  readonly #games: ReadModel<StatisticsQueries>;
  readonly #ratings: ReadModel<RatingsQueries>;
  readonly #library: GameLibrary;
  readonly #log: EventLog;

  constructor(parts: {
    readonly games: ReadModel<StatisticsQueries>;
    readonly ratings: ReadModel<RatingsQueries>;
    readonly library: GameLibrary;
    readonly log: EventLog;
  }) {
    this.#games = parts.games;
    this.#ratings = parts.ratings;
    this.#library = parts.library;
    this.#log = parts.log;
  }

  async ask(request: StatisticsRequest, minPosition?: Position): Promise<CommandResult<StatisticsAnswer> | Rebuilding> {
    const issues = questionIssues(request);
    if (issues.length > 0) return { kind: 'invalid', issues };
    const filter = await this.#resolve(request.filter, minPosition);
    if ('kind' in filter) return filter;
    const groups = await this.#games.ask((queries) => queries.observe({ ...request, filter }), minPosition);
    if ('kind' in groups) return groups;
    const rows = groups
      .flatMap(({ keys, values }): StatisticsRow[] => {
        const figure = figureOf(request.measure.kind, values);
        return figure === undefined ? [] : [{ keys, figure }];
      })
      .sort((one, other) => other.figure.sampleSize - one.figure.sampleSize || compareKeys(one.keys, other.keys));
    return { kind: 'done', rows: rows.slice(0, mostRows), total: rows.length };
  }

  /** The rows of a question that is known to be well put. */
  async rows(request: StatisticsRequest): Promise<readonly StatisticsRow[]> {
    const answer = await this.ask(request);
    if (answer.kind === 'done') return answer.rows;
    if (answer.kind === 'rebuilding') throw new StillRebuilding('The statistics are being made from the log; ask again soon.');
    throw new Error(`A question of our own was refused: ${JSON.stringify(answer)}`);
  }

  /** The metrics that released games of a kind have, for those who put questions together. */
  async metricNames(game: string): Promise<readonly MetricName[] | Rebuilding> {
    return this.#games.ask((queries) => queries.metricNames(game));
  }

  guide(game: string): Promise<MetricGuide> {
    return this.#library.metricGuide(game);
  }

  async #resolve(
    { leagues, rating, ...filter }: StatisticsScope,
    minPosition: Position | undefined,
  ): Promise<StatisticsFilter | Rebuilding> {
    // What was recorded elsewhere may never have been played: it counts only for those who ask for it.
    let found: StatisticsFilter = { imported: false, ...filter };
    if (leagues !== undefined) {
      const seasons = (await Promise.all(leagues.map((league) => seasonsOf(this.#log, league)))).flat();
      const { tournaments } = filter;
      found = { ...found, tournaments: tournaments === undefined ? seasons : seasons.filter((season) => tournaments.includes(season)) };
    }
    if (rating !== undefined) {
      const board = { system: 'openskill', board: filter.game ?? 'overall' } as const;
      const { min = -Infinity, max = Infinity } = rating;
      const players = await this.#ratings.ask((queries) => queries.playersWithin(board, min, max), minPosition);
      if ('kind' in players) return players;
      const { ofPlayers } = filter;
      found = { ...found, ofPlayers: ofPlayers === undefined ? players : ofPlayers.filter((player) => players.includes(player)) };
    }
    return found;
  }
}

/** Numbers as numbers, nothing last. */
function compareKeys(one: StatisticsRow['keys'], other: StatisticsRow['keys']): number {
  for (const [index, key] of one.entries()) {
    const against = other[index] ?? null;
    if (key === against) continue;
    if (key === null || against === null) return key === null ? 1 : -1;
    return Number(key) - Number(against) || (key < against ? -1 : 1);
  }
  return 0;
}
