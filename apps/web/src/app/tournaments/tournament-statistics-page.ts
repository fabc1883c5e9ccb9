import { ChangeDetectionStrategy, Component, computed, effect, inject, resource } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GraphQLClient, TournamentFiguresDocument } from '@kronika/web/client';
import { useTexts } from '@kronika/web/i18n';
import { BarChart, Figure } from '@kronika/web/statistics';
import { barsOf, byValue, namedWins, tableOf } from '../figures/figure-data';
import { figuresTexts } from '../figures/figures-texts';
import { ThingNames } from '../parts/thing-names';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

/** Figures over the tournament's released games. */
@Component({
  selector: 'kr-tournament-statistics-page',
  imports: [BarChart, Figure, RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>{{ t('tournaments.tabs.statistics') }}</h2>
    <div class="charts">
      <kr-figure [title]="t('figures.side.title')" [note]="t('figures.side.note')" [table]="sides().table" [query]="query()">
        <kr-bar-chart [label]="t('figures.side.title')" [bars]="sides().bars" />
      </kr-figure>
      <kr-figure [title]="t('figures.seat.title')" [note]="t('figures.seat.note')" [table]="seats().table" [query]="query()">
        <kr-bar-chart [label]="t('figures.seat.title')" [bars]="seats().bars" />
      </kr-figure>
    </div>
    <p>
      <a routerLink="/statistics">{{ t('figures.title') }}</a>
    </p>
  `,
  styles: `
    .charts {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
      gap: var(--gap-l);
      margin-bottom: var(--gap-m);
    }
  `,
})
export class TournamentStatisticsPage {
  readonly #client = inject(GraphQLClient);
  readonly #feed = inject(TournamentFeed);
  readonly #things = inject(ThingNames);
  protected readonly t = useTexts(tournamentsTexts, figuresTexts);
  readonly #answer = resource({
    params: () => this.#feed.tournament()?.id,
    loader: ({ params }) => this.#client.request(TournamentFiguresDocument, { tournamentId: params }),
  });
  readonly #figures = computed(() => {
    const answer = this.#answer.hasValue() ? this.#answer.value().tournamentStatistics : undefined;
    return answer?.__typename === 'GameStatistics' ? answer : undefined;
  });
  readonly #heads = computed(() => ({
    name: '',
    value: this.t('figures.column.wins'),
    low: this.t('figures.column.low'),
    high: this.t('figures.column.high'),
    sample: this.t('figures.column.sample'),
  }));
  protected readonly query = computed(() => ({
    document: TournamentFiguresDocument.toString(),
    variables: { tournamentId: this.#feed.tournament()?.id },
  }));
  protected readonly sides = computed(() => {
    const named = byValue(
      namedWins(this.#figures()?.bySide ?? [], (key) => this.#things.nameOf(this.#feed.tournament()?.settings.game ?? '', key)),
    );
    return { bars: barsOf(named), table: tableOf(named, this.#heads(), 'percent') };
  });
  protected readonly seats = computed(() => {
    const named = namedWins(this.#figures()?.bySeat ?? [], (key) => this.t('figures.seatName', { number: Number(key) + 1 }));
    return { bars: barsOf(named), table: tableOf(named, this.#heads(), 'percent') };
  });

  constructor() {
    effect(() => {
      const game = this.#feed.tournament()?.settings.game;
      if (game !== undefined) void this.#things.load(game);
    });
  }
}
