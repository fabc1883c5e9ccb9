import type { EventLog } from '@kronika/event-log';
import type { CommandResult } from '../command-result';
import type { Figure } from './figure';
import type { Dimension, Measure } from './question';
import { filterIssues } from '../games-browser/game-filter';
import { type CardUse, cardUses } from './card-uses';
import { gameOfEvent } from './seasons';
import type { Statistics, StatisticsRow, StatisticsScope } from './statistics';

/** How those fared who have something in common. */
export interface KeyedRecord {
  readonly key: string | null;
  readonly wins: Figure;
  /** Null where no score was kept. */
  readonly score: Figure | null;
}

export interface KeyedFigure {
  readonly key: string | null;
  readonly figure: Figure;
}

/** Games that are looked at together: one kind of game, narrowed down. */
export interface SummaryScope {
  readonly game: string;
  readonly filter: StatisticsScope;
}

/** Ready answers to what is asked most often, for any game that says what its metrics mean. */
export class Summaries {
  readonly #statistics: Statistics;
  readonly #log: EventLog;

  constructor(statistics: Statistics, log: EventLog) {
    this.#statistics = statistics;
    this.#log = log;
  }

  ofGame(game: string, filter: StatisticsScope): CommandResult<SummaryScope> {
    const issues = filterIssues(filter);
    return issues.length > 0 ? { kind: 'invalid', issues } : { kind: 'done', game, filter: { ...filter, game } };
  }

  async ofTournament(tournament: string): Promise<CommandResult<SummaryScope>> {
    const game = await gameOfEvent(this.#log, `tournament-${tournament}`);
    if (game === undefined) return { kind: 'not-found', what: `tournament ${tournament}` };
    return { kind: 'done', game, filter: { game, tournaments: [tournament] } };
  }

  async ofLeague(league: string): Promise<CommandResult<SummaryScope>> {
    const game = await gameOfEvent(this.#log, `league-${league}`);
    if (game === undefined) return { kind: 'not-found', what: `league ${league}` };
    return { kind: 'done', game, filter: { game, leagues: [league] } };
  }

  async games({ filter }: SummaryScope): Promise<number> {
    return (await this.#single({ kind: 'games' }, filter))?.sampleSize ?? 0;
  }

  async length({
    filter,
  }: SummaryScope): Promise<{ readonly minutes: Figure | null; readonly moves: Figure | null; readonly rounds: Figure | null }> {
    const [minutes, moves, rounds] = await Promise.all(
      (['minutes', 'moves', 'rounds'] as const).map((kind) => this.#single({ kind }, filter)),
    );
    return { minutes: minutes ?? null, moves: moves ?? null, rounds: rounds ?? null };
  }

  /** By faction, or whatever the game calls what a seat plays as. */
  async bySide({ game, filter }: SummaryScope): Promise<readonly KeyedRecord[]> {
    const { side } = await this.#statistics.guide(game);
    return side === undefined ? [] : this.#standings(filter, { kind: 'metric', metric: side });
  }

  bySeat({ filter }: SummaryScope): Promise<readonly KeyedRecord[]> {
    return this.#standings(filter, { kind: 'seat' });
  }

  /** The keys are yes and no. */
  async byFirstPlayer({ game, filter }: SummaryScope): Promise<readonly KeyedRecord[]> {
    const { firstPlayer } = await this.#statistics.guide(game);
    return firstPlayer === undefined ? [] : this.#standings(filter, { kind: 'metric', metric: firstPlayer });
  }

  async byExpansion({ game, filter }: SummaryScope): Promise<readonly KeyedRecord[]> {
    const { expansion } = await this.#statistics.guide(game);
    return expansion === undefined ? [] : this.#standings(filter, { kind: 'option', path: expansion });
  }

  byPlayerCount({ filter }: SummaryScope): Promise<readonly KeyedRecord[]> {
    return this.#standings(filter, { kind: 'seats' });
  }

  byPlayer({ filter }: SummaryScope): Promise<readonly KeyedRecord[]> {
    return this.#standings(filter, { kind: 'player' });
  }

  async pointsBySource({ game, filter }: SummaryScope): Promise<readonly KeyedFigure[]> {
    return this.#points(game, filter, { kind: 'of' });
  }

  async pointsByRound({ game, filter }: SummaryScope): Promise<readonly KeyedFigure[]> {
    return this.#points(game, filter, { kind: 'round' });
  }

  async endings({ filter }: SummaryScope): Promise<readonly KeyedFigure[]> {
    return keyed(await this.#statistics.rows({ measure: { kind: 'games' }, groupBy: [{ kind: 'ended-by' }], filter }));
  }

  /** What was done with each card, how often, and whether it went with winning. `metrics` narrows down what was done. */
  async cards({ game, filter }: SummaryScope, metrics?: readonly string[]): Promise<readonly CardUse[]> {
    const { cards = [] } = await this.#statistics.guide(game);
    const wanted = metrics === undefined ? cards : cards.filter((metric) => metrics.includes(metric));
    return cardUses(this.#statistics, filter, wanted);
  }

  async #points(game: string, filter: StatisticsScope, by: Dimension): Promise<readonly KeyedFigure[]> {
    const { points } = await this.#statistics.guide(game);
    if (points === undefined) return [];
    return keyed(await this.#statistics.rows({ measure: { kind: 'metric', metric: points }, groupBy: [by], filter }));
  }

  async #standings(filter: StatisticsScope, by: Dimension): Promise<readonly KeyedRecord[]> {
    const [wins, scores] = await Promise.all(
      (['wins', 'score'] as const).map((kind) => this.#statistics.rows({ measure: { kind }, groupBy: [by], filter })),
    );
    const scoreOf = new Map(scores?.map(({ keys, figure }) => [keys[0], figure]));
    return (wins ?? []).map(({ keys: [key = null], figure }) => ({ key, wins: figure, score: scoreOf.get(key) ?? null }));
  }

  async #single(measure: Measure, filter: StatisticsScope): Promise<Figure | undefined> {
    const [row] = await this.#statistics.rows({ measure, groupBy: [], filter });
    return row?.figure;
  }
}

function keyed(rows: readonly StatisticsRow[]): readonly KeyedFigure[] {
  return rows.map(({ keys: [key = null], figure }) => ({ key, figure }));
}
