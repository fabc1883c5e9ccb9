import { ChangeDetectionStrategy, Component, computed, effect, inject, input, resource, untracked } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GraphQLClient, StandingsDocument } from '@kronika/web/client';
import { Locale, useTexts } from '@kronika/web/i18n';
import { Now } from '../parts/now';
import { Session } from '../shell/session';
import { entrantName, inOrder } from './entrant';
import { RoundCountdown } from './round-countdown';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

const turnEvery = 20_000;

/** For the wall of the hall: the countdown, the tables, the standings, in turn, with the latest announcement. */
@Component({
  selector: 'kr-projector-page',
  imports: [RoundCountdown, RouterLink],
  providers: [TournamentFeed],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './projector-page.html',
  styleUrl: './projector-page.css',
  host: { '[class.stream]': "kind() === 'overlay'" },
})
export class ProjectorPage {
  readonly tournamentId = input.required<string>();
  /** From the route: the projector fills the wall, the overlay leaves most of it free for a stream. */
  readonly kind = input<'projector' | 'overlay'>('projector');

  readonly #client = inject(GraphQLClient);
  readonly #session = inject(Session);
  readonly #now = inject(Now).seconds;
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts);
  protected readonly nameOf = entrantName;
  protected readonly ordered = inOrder;
  protected readonly news = computed(() => this.feed.tournament()?.announcements.at(-1));
  readonly #standings = resource({
    params: () => {
      const tournament = this.feed.tournament();
      return tournament?.startedAt ? { tournamentId: tournament.id, version: tournament.version } : undefined;
    },
    loader: ({ params }) => this.#client.request(StandingsDocument, { tournamentId: params.tournamentId }),
  });
  protected readonly rows = computed(() => {
    const answer = this.#standings.hasValue() ? this.#standings.value().tournamentStandings : undefined;
    return answer?.__typename === 'TournamentStandings' ? answer.groups.flatMap(({ rows }) => rows) : [];
  });
  /** Tables and standings take turns; long lists by pages. */
  readonly #turn = computed(() => Math.floor(this.#now() / turnEvery));
  protected readonly face = computed(() => (this.#turn() % 2 === 0 && this.feed.round() !== undefined ? 'tables' : 'standings'));
  protected readonly page = computed(() => {
    const size = this.face() === 'tables' ? 12 : 16;
    const count = this.face() === 'tables' ? (this.feed.round()?.tables.length ?? 0) : this.rows().length;
    const pages = Math.max(1, Math.ceil(count / size));
    const from = (Math.floor(this.#turn() / 2) % pages) * size;
    return { from, to: from + size };
  });

  constructor() {
    effect(() => {
      const [id, account] = [this.tournamentId(), this.#session.account()];
      if (account !== undefined) untracked(() => void this.feed.open(id));
    });
  }
}
