import type { Figure } from './figure';
import type { Statistics, StatisticsScope } from './statistics';
import type { KeyedFigure, KeyedRecord } from './summaries';

/** Two players compared over the games that they both played in. */
export interface HeadToHead {
  /** How many games; more figures come from those that had a ranking. */
  readonly games: number;
  /** Share of games in which the first finished before the second (a tie counts half); null where there was none. */
  readonly ahead: Figure | null;
  /** In the order in which they were asked for. */
  readonly wins: readonly (Figure | null)[];
  readonly scores: readonly (Figure | null)[];
}

/** Questions about people, over released games. */
export class PlayerStatistics {
  readonly #statistics: Statistics;

  constructor(statistics: Statistics) {
    this.#statistics = statistics;
  }

  async headToHead(one: string, other: string, filter: StatisticsScope): Promise<HeadToHead> {
    const both = { ...filter, players: [...(filter.players ?? []), one, other] };
    const of = (player: string): StatisticsScope => ({ ...both, ofPlayers: [player] });
    const single = async (kind: 'wins' | 'score' | 'games', player: string): Promise<Figure | null> =>
      (await this.#statistics.rows({ measure: { kind }, groupBy: [], filter: of(player) }))[0]?.figure ?? null;
    const ahead = await this.#statistics.rows({ measure: { kind: 'ahead' }, groupBy: [{ kind: 'opponent' }], filter: of(one) });
    return {
      games: (await single('games', one))?.sampleSize ?? 0,
      ahead: ahead.find(({ keys }) => keys[0] === other)?.figure ?? null,
      wins: [await single('wins', one), await single('wins', other)],
      scores: [await single('score', one), await single('score', other)],
    };
  }

  async games(player: string, filter: StatisticsScope): Promise<number> {
    const [row] = await this.#rows('games', player, filter);
    return row?.figure.sampleSize ?? 0;
  }

  async figure(kind: 'wins' | 'place' | 'score', player: string, filter: StatisticsScope): Promise<Figure | null> {
    const [row] = await this.#rows(kind, player, filter);
    return row?.figure ?? null;
  }

  byGame(player: string, filter: StatisticsScope): Promise<readonly KeyedRecord[]> {
    return this.#standings(player, filter, { kind: 'game' });
  }

  byMonth(player: string, filter: StatisticsScope): Promise<readonly KeyedRecord[]> {
    return this.#standings(player, filter, { kind: 'month' });
  }

  async bySide(player: string, game: string, filter: StatisticsScope): Promise<readonly KeyedRecord[]> {
    const { side } = await this.#statistics.guide(game);
    return side === undefined ? [] : this.#standings(player, { ...filter, game }, { kind: 'metric', metric: side });
  }

  /** How often the player finished before each opponent, those met most often first. */
  async opponents(player: string, filter: StatisticsScope): Promise<readonly KeyedFigure[]> {
    const rows = await this.#statistics.rows({
      measure: { kind: 'ahead' },
      groupBy: [{ kind: 'opponent' }],
      filter: { ...filter, ofPlayers: [player] },
    });
    return rows.map(({ keys: [key = null], figure }) => ({ key, figure }));
  }

  async #standings(
    player: string,
    filter: StatisticsScope,
    by: Parameters<Statistics['rows']>[0]['groupBy'][number],
  ): Promise<readonly KeyedRecord[]> {
    const [wins, scores] = [await this.#rows('wins', player, filter, by), await this.#rows('score', player, filter, by)];
    const scoreOf = new Map(scores.map(({ keys, figure }) => [keys[0], figure]));
    return wins.map(({ keys: [key = null], figure }) => ({ key, wins: figure, score: scoreOf.get(key) ?? null }));
  }

  #rows(
    kind: 'wins' | 'place' | 'score' | 'games',
    player: string,
    filter: StatisticsScope,
    ...groupBy: Parameters<Statistics['rows']>[0]['groupBy']
  ): ReturnType<Statistics['rows']> {
    return this.#statistics.rows({ measure: { kind }, groupBy, filter: { ...filter, ofPlayers: [player] } });
  }
}
