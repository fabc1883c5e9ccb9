import { ChangeDetectionStrategy, Component, computed, effect, inject, input, untracked } from '@angular/core';
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Notice, Skeleton } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { PageTitle } from '../shell/page-title';
import { Session } from '../shell/session';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

/** What the pages of one tournament share: its name, its state, the ways between them. */
@Component({
  selector: 'kr-tournament-page',
  imports: [Notice, RouterLink, RouterLinkActive, RouterOutlet, Skeleton],
  providers: [TournamentFeed],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './tournament-page.html',
  styleUrl: './tournament-page.css',
})
export class TournamentPage {
  readonly tournamentId = input.required<string>();
  readonly #session = inject(Session);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly formats = computed(() =>
    (this.feed.tournament()?.stages ?? []).map(({ spec }) => this.t(`tournaments.format.${spec.format.kind}`)).join(' → '),
  );
  protected readonly tabs = computed(() => {
    const tournament = this.feed.tournament();
    if (!tournament) return [];
    const hasBracket = tournament.stages.some(({ bracket }) => bracket !== null);
    const isStarted = tournament.startedAt !== null;
    return [
      'overview',
      ...(isStarted ? ['rounds', 'standings'] : []),
      ...(hasBracket ? ['bracket'] : []),
      'players',
      ...(isStarted ? ['statistics', 'print'] : []),
      ...(tournament.mine.mayOrganise || tournament.mine.mayJudge ? ['desk'] : []),
    ];
  });

  constructor() {
    effect(() => {
      const [id, account] = [this.tournamentId(), this.#session.account()];
      // Rights depend on who looks.
      if (account !== undefined) untracked(() => void this.feed.open(id));
    });
    const title = inject(PageTitle);
    effect(() => {
      const name = this.feed.tournament()?.title;
      if (name) title.name(name);
    });
  }
}
