import { ChangeDetectionStrategy, Component, computed, inject, input, resource } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { GraphQLClient, TournamentsDocument, type TournamentPhase } from '@kronika/web/client';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { Notice, Skeleton } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { Session } from '../shell/session';
import { TournamentCard } from './tournament-card';
import { tournamentsTexts } from './tournaments-texts';

const phasesOf: Readonly<Record<string, readonly TournamentPhase[]>> = {
  open: ['REGISTRATION', 'CHECK_IN'],
  running: ['RUNNING'],
  finished: ['FINISHED', 'CANCELLED'],
};

/** All tournaments, by what can be done about them. */
@Component({
  selector: 'kr-tournaments-page',
  imports: [Notice, RouterLink, Skeleton, TournamentCard],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './tournaments-page.html',
})
export class TournamentsPage {
  readonly show = input<string>();
  readonly game = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #router = inject(Router);
  protected readonly session = inject(Session);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly shown = computed(() => this.show() ?? 'all');
  protected readonly choices = computed(() => ['all', 'open', 'running', 'finished', ...(this.session.isSignedIn() ? ['mine'] : [])]);
  protected readonly answer = resource({
    params: () => ({ show: this.shown(), game: this.game(), account: this.session.account()?.id }),
    loader: ({ params: { show, game } }) =>
      this.#client.request(TournamentsDocument, {
        first: 60,
        filter: {
          phases: [...(phasesOf[show] ?? [])].length === 0 ? null : [...(phasesOf[show] ?? [])],
          game: game ?? null,
          mine: show === 'mine',
        },
      }),
  });
  protected readonly tournaments = computed(() => {
    const answer = this.answer.hasValue() ? this.answer.value().tournaments : undefined;
    return answer?.__typename === 'TournamentConnection' ? answer.edges.map(({ node }) => node) : [];
  });

  protected choose(show: string): void {
    void this.#router.navigate([], { queryParams: { show: show === 'all' ? null : show }, queryParamsHandling: 'merge' });
  }
}
