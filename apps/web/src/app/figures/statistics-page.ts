import { ChangeDetectionStrategy, Component, computed, effect, inject, input, resource } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import {
  GameFiguresDocument,
  GraphQLClient,
  LeadersDocument,
  LengthByPlayersDocument,
  RatingSpreadDocument,
  SideByPlayersDocument,
  type StatisticsFilterInput,
} from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { BarChart, Figure, type FigureTable, Histogram, LineChart, ScatterChart, StackedChart } from '@kronika/web/statistics';
import { Notice, Skeleton } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { ThingNames } from '../parts/thing-names';
import { barsOf, byValue, type NamedFigure, namedWins, tableOf } from './figure-data';
import { figuresTexts } from './figures-texts';

const fewestGames = 3;

/** Charts over all released games; the filter is the address, so that a view can be sent to somebody. */
@Component({
  selector: 'kr-statistics-page',
  imports: [BarChart, Figure, Histogram, LineChart, Notice, RouterLink, ScatterChart, Skeleton, StackedChart],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './statistics-page.html',
  styleUrl: './statistics-page.css',
})
export class StatisticsPage {
  readonly game = input<string>();
  readonly seats = input<string>();
  readonly people = input<string>();
  readonly rated = input<string>();
  readonly from = input<string>();
  readonly to = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #router = inject(Router);
  readonly #things = inject(ThingNames);
  protected readonly locale = inject(Locale);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(figuresTexts, commonTexts);
  protected readonly counts = [2, 3, 4, 5];

  protected readonly chosen = computed(() => this.game() ?? this.catalogue.games()[0]?.id);
  protected readonly filter = computed((): StatisticsFilterInput => ({
    ...(this.seats() === undefined ? {} : { seats: Number(this.seats()) }),
    ...(this.people() === undefined ? {} : { bots: false }),
    ...(this.rated() === undefined ? {} : { rated: true }),
    ...(this.from() === undefined ? {} : { from: new Date(this.from() ?? '').toISOString() }),
    ...(this.to() === undefined ? {} : { to: new Date(this.to() ?? '').toISOString() }),
  }));
  protected readonly question = computed(() => {
    const game = this.chosen();
    return game === undefined ? undefined : { game, filter: this.filter() };
  });
  protected readonly answer = resource({
    params: this.question,
    loader: ({ params }) => this.#client.request(GameFiguresDocument, params),
  });
  readonly #byPlayers = resource({
    params: this.question,
    loader: ({ params }) => this.#client.request(SideByPlayersDocument, { ...params, metric: 'faction' }),
  });
  readonly #length = resource({ params: this.question, loader: ({ params }) => this.#client.request(LengthByPlayersDocument, params) });
  readonly #ratings = resource({
    params: this.chosen,
    loader: ({ params }) => this.#client.request(RatingSpreadDocument, { board: params }),
  });
  readonly #leaders = resource({ params: this.chosen, loader: ({ params }) => this.#client.request(LeadersDocument, { board: params }) });

  protected readonly figures = computed(() => {
    const answer = this.answer.hasValue() ? this.answer.value().gameStatistics : undefined;
    return answer?.__typename === 'GameStatistics' ? answer : undefined;
  });
  /** What chance alone would give, where the number of players is fixed. */
  protected readonly chance = computed(() => (this.seats() === undefined ? undefined : 1 / Number(this.seats())));
  protected readonly document = GameFiguresDocument.toString();

  protected readonly sides = computed(() =>
    this.#winsChart(byValue(namedWins(this.figures()?.bySide ?? [], (key) => this.#nameOf(key))), this.t('figures.column.side')),
  );
  protected readonly seatsWon = computed(() =>
    this.#winsChart(
      namedWins(
        [...(this.figures()?.bySeat ?? [])].sort((one, other) => Number(one.key) - Number(other.key)),
        (key) => this.t('figures.seatName', { number: Number(key) + 1 }),
      ),
      this.t('figures.column.seat'),
    ),
  );
  protected readonly first = computed(() =>
    this.#winsChart(
      namedWins(this.figures()?.byFirstPlayer ?? [], (key) => this.t(`figures.first.${key}`)),
      '',
    ),
  );
  protected readonly sidesByPlayers = computed(() => {
    const answer = this.#byPlayers.hasValue() ? this.#byPlayers.value().statistics : undefined;
    const rows = answer?.__typename === 'StatisticsTable' ? answer.rows : [];
    const named = rows
      .map(({ keys, figure }) => ({
        name: `${this.#nameOf(keys[0] ?? '')}, ${this.t('figures.players', { count: Number(keys[1]) })}`,
        figure,
      }))
      .sort((one, other) => one.name.localeCompare(other.name));
    return {
      ...this.#winsChart(named, this.t('figures.column.side')),
      query: { document: SideByPlayersDocument.toString(), variables: { ...this.question(), metric: 'faction' } },
    };
  });
  protected readonly length = computed(() => {
    const answer = this.#length.hasValue() ? this.#length.value().statistics : undefined;
    const rows = answer?.__typename === 'StatisticsTable' ? answer.rows : [];
    const named = rows
      .map(({ keys, figure }) => ({ name: this.t('figures.players', { count: Number(keys[0]) }), figure }))
      .sort((one, other) => one.name.localeCompare(other.name));
    return {
      bars: barsOf(named),
      table: tableOf(named, this.#heads(this.t('figures.column.players'), this.t('figures.column.rounds')), 'decimal'),
      query: { document: LengthByPlayersDocument.toString(), variables: this.question() ?? {} },
    };
  });
  protected readonly cards = computed(() => {
    const cards = (this.figures()?.cards ?? []).flatMap(({ card, rate, wins }) =>
      wins === null || wins.sampleSize < fewestGames
        ? []
        : [{ label: this.#nameOf(card), x: rate.value, y: wins.value, weight: wins.sampleSize, low: wins.low, high: wins.high }],
    );
    const table: FigureTable = {
      columns: [
        { key: 'label', label: this.t('figures.column.card'), format: 'text' },
        { key: 'x', label: this.t('figures.column.built'), format: 'percent' },
        { key: 'y', label: this.t('figures.column.wins'), format: 'percent' },
        { key: 'low', label: this.t('figures.column.low'), format: 'percent' },
        { key: 'high', label: this.t('figures.column.high'), format: 'percent' },
        { key: 'weight', label: this.t('figures.column.sample'), format: 'whole' },
      ],
      rows: [...cards].sort((one, other) => other.weight - one.weight),
    };
    return { points: cards, table };
  });
  protected readonly sources = computed(() => {
    const figures = this.figures()?.pointsBySource ?? [];
    const named = figures.map(({ key, figure }) => ({ name: this.#sourceName(key ?? ''), figure }));
    return {
      bars: [
        { label: this.t('figures.source.all'), parts: Object.fromEntries(figures.map(({ key, figure }) => [key ?? '', figure.value])) },
      ],
      parts: figures.map(({ key }) => ({ key: key ?? '', name: this.#sourceName(key ?? '') })),
      table: tableOf(named, this.#heads(this.t('figures.column.source'), this.t('figures.column.points')), 'decimal'),
    };
  });
  protected readonly rounds = computed(() => {
    const figures = [...(this.figures()?.pointsByRound ?? [])].sort((one, other) => Number(one.key) - Number(other.key));
    return {
      series: [
        {
          name: this.t('figures.column.points'),
          points: figures.map(({ key, figure }) => ({ x: Number(key), y: figure.value, spread: (figure.high - figure.low) / 2 })),
        },
      ],
      table: tableOf(
        figures.map(({ key, figure }) => ({ name: key ?? '', figure })),
        this.#heads(this.t('figures.column.round'), this.t('figures.column.points')),
        'decimal',
      ),
    };
  });
  protected readonly ratings = computed(() => {
    const answer = this.#ratings.hasValue() ? this.#ratings.value().ratingDistribution : undefined;
    const bins =
      answer?.__typename === 'RatingDistribution' ? answer.steps.map(({ from, to, players }) => ({ from, to, count: players })) : [];
    const table: FigureTable = {
      columns: [
        { key: 'from', label: this.t('figures.column.from'), format: 'decimal' },
        { key: 'to', label: this.t('figures.column.to'), format: 'decimal' },
        { key: 'count', label: this.t('figures.column.count'), format: 'whole' },
      ],
      rows: bins.filter(({ count }) => count > 0),
    };
    return { bins, table, query: { document: RatingSpreadDocument.toString(), variables: { board: this.chosen() } } };
  });
  protected readonly leaders = computed(() => {
    const answer = this.#leaders.hasValue() ? this.#leaders.value().leaderboard : undefined;
    return answer?.__typename === 'RankedPlayerConnection' ? answer.edges.map(({ node }) => node) : [];
  });

  constructor() {
    effect(() => {
      const game = this.chosen();
      if (game !== undefined) void this.#things.load(game);
    });
  }

  protected set(name: string, value: string | boolean): void {
    const text = value === true ? 'yes' : value === false || value === '' ? null : value;
    void this.#router.navigate([], { queryParams: { [name]: text }, queryParamsHandling: 'merge', replaceUrl: true });
  }

  #winsChart(figures: readonly NamedFigure[], name: string) {
    return {
      bars: barsOf(figures),
      table: tableOf(figures, this.#heads(name, this.t('figures.column.wins')), 'percent'),
      query: { document: this.document, variables: this.question() ?? {} },
    };
  }

  #heads(name: string, value: string) {
    return { name, value, low: this.t('figures.column.low'), high: this.t('figures.column.high'), sample: this.t('figures.column.sample') };
  }

  #nameOf(id: string): string {
    return this.#things.nameOf(this.chosen() ?? '', id);
  }

  #sourceName(source: string): string {
    const known = ['action', 'bonus', 'deal', 'development', 'locations', 'spoils', 'production', 'trigger', 'faction', 'open-production'];
    return known.includes(source) ? this.t(`figures.sources.${source}`) : this.#nameOf(source);
  }
}
