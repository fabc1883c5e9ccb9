import { ChangeDetectionStrategy, Component, computed, effect, inject, input, linkedSignal, resource } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GraphQLClient, PlayerNamesDocument, PlayerPageDocument, PlayerSidesDocument, RatingCourseDocument } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { BarChart, Figure, type FigureTable, LineChart } from '@kronika/web/statistics';
import { Avatar, Notice, Skeleton } from '@kronika/web/ui';
import { barsOf, byValue, namedWins, tableOf } from '../figures/figure-data';
import { figuresTexts } from '../figures/figures-texts';
import { GameCard } from '../games/game-card';
import { Catalogue } from '../parts/catalogue';
import { ThingNames } from '../parts/thing-names';
import { PageTitle } from '../shell/page-title';
import { Session } from '../shell/session';
import { TournamentCard } from '../tournaments/tournament-card';
import { playersTexts } from './players-texts';

/** Somebody's record: ratings, factions, opponents, games, tournaments. */
@Component({
  selector: 'kr-profile-page',
  imports: [Avatar, BarChart, Figure, GameCard, LineChart, Notice, RouterLink, Skeleton, TournamentCard],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './profile-page.html',
  styleUrl: './profile-page.css',
})
export class ProfilePage {
  readonly playerId = input.required<string>();

  readonly #client = inject(GraphQLClient);
  readonly #things = inject(ThingNames);
  protected readonly session = inject(Session);
  protected readonly locale = inject(Locale);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(playersTexts, figuresTexts, commonTexts);
  protected readonly answer = resource({
    params: () => this.playerId(),
    loader: ({ params }) => this.#client.request(PlayerPageDocument, { playerId: params }),
  });
  protected readonly player = computed(() => (this.answer.hasValue() ? this.answer.value().player : undefined));
  protected readonly profile = computed(() => {
    const statistics = this.answer.hasValue() ? this.answer.value().playerStatistics : undefined;
    return statistics?.__typename === 'PlayerProfile' ? statistics : undefined;
  });
  protected readonly games = computed(() => {
    const games = this.answer.hasValue() ? this.answer.value().games : undefined;
    return games?.__typename === 'ListedGameConnection' ? games.edges.map(({ node }) => node) : [];
  });
  protected readonly tournaments = computed(() => {
    const tournaments = this.answer.hasValue() ? this.answer.value().tournaments : undefined;
    return tournaments?.__typename === 'TournamentConnection' ? tournaments.edges.map(({ node }) => node) : [];
  });
  protected readonly ratings = computed(() => (this.profile()?.ratings ?? []).filter(({ system }) => system === 'OPENSKILL'));
  /** Which board's course is shown. */
  protected readonly board = linkedSignal(() => this.ratings()[0]?.board);
  readonly #course = resource({
    params: () => (this.board() === undefined ? undefined : { playerId: this.playerId(), board: this.board() ?? '' }),
    loader: ({ params }) => this.#client.request(RatingCourseDocument, params),
  });
  protected readonly course = computed(() => {
    const answer = this.#course.hasValue() ? this.#course.value().ratingHistory : undefined;
    const changes = answer?.__typename === 'RatingChangeConnection' ? answer.edges.map(({ node }) => node) : [];
    const points = changes
      .map(({ time, after }) => ({ x: new Date(time).getTime(), y: after.value, spread: after.deviation }))
      .sort((one, other) => one.x - other.x);
    const table: FigureTable = {
      columns: [
        { key: 'when', label: this.t('players.ratings.when'), format: 'text' },
        { key: 'value', label: this.t('players.ratings.value'), format: 'decimal' },
      ],
      rows: points.map(({ x, y }) => ({ when: this.locale.date(x, 'moment'), value: y })),
    };
    return {
      series: [{ name: this.t('players.ratings.value'), points }],
      table,
      query: { document: RatingCourseDocument.toString(), variables: { playerId: this.playerId(), board: this.board() } },
    };
  });
  readonly #game = computed(() => this.profile()?.byGame[0]?.key ?? undefined);
  readonly #sides = resource({
    params: () => (this.#game() === undefined ? undefined : { playerId: this.playerId(), game: this.#game() ?? '' }),
    loader: ({ params }) => this.#client.request(PlayerSidesDocument, params),
  });
  protected readonly sides = computed(() => {
    const answer = this.#sides.hasValue() ? this.#sides.value().playerStatistics : undefined;
    const records = answer?.__typename === 'PlayerProfile' ? answer.bySide : [];
    const named = byValue(namedWins(records, (key) => this.#things.nameOf(this.#game() ?? '', key)));
    return {
      bars: barsOf(named),
      table: tableOf(named, this.#heads(this.t('figures.column.side'), this.t('figures.column.wins')), 'percent'),
      query: { document: PlayerSidesDocument.toString(), variables: { playerId: this.playerId(), game: this.#game() } },
    };
  });
  /** Opponents come by id: their names are asked for once. */
  readonly #names = resource({
    params: () => ((this.profile()?.opponents.length ?? 0) > 0 ? true : undefined),
    loader: () => this.#client.request(PlayerNamesDocument, { first: 100, text: '' }),
  });
  protected readonly opponents = computed(() => {
    const answer = this.#names.hasValue() ? this.#names.value().players : undefined;
    const names = new Map(answer?.__typename === 'PlayerConnection' ? answer.edges.map(({ node }) => [node.id, node.name ?? '–']) : []);
    const named = [...(this.profile()?.opponents ?? [])]
      .sort((one, other) => other.figure.sampleSize - one.figure.sampleSize)
      .slice(0, 12)
      .map(({ key, figure }) => ({ name: names.get(key ?? '') ?? (key?.startsWith('bot:') ? key.replace('bot:', 'Bot ') : '–'), figure }));
    return {
      bars: barsOf(named),
      table: tableOf(named, this.#heads(this.t('players.opponents.name'), this.t('players.opponents.ahead')), 'percent'),
      query: { document: PlayerPageDocument.toString(), variables: { playerId: this.playerId() } },
    };
  });

  constructor() {
    const title = inject(PageTitle);
    effect(() => {
      const name = this.player()?.name;
      if (name) title.name(name);
    });
    effect(() => {
      const game = this.#game();
      if (game !== undefined) void this.#things.load(game);
    });
  }

  protected boardName(board: string): string {
    return board === 'overall' ? this.t('players.ratings.overall') : this.catalogue.nameOf(board);
  }

  #heads(name: string, value: string) {
    return { name, value, low: this.t('figures.column.low'), high: this.t('figures.column.high'), sample: this.t('figures.column.sample') };
  }
}
