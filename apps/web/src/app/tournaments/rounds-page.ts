import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Notice } from '@kronika/web/ui';
import { entrantName } from './entrant';
import { HallTable } from './hall-table';
import { RoundCountdown } from './round-countdown';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

/** A round: its clock, its tables, its byes. Stage and round stand in the address; without them, the last. */
@Component({
  selector: 'kr-rounds-page',
  imports: [HallTable, Notice, RoundCountdown, RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './rounds-page.html',
})
export class RoundsPage {
  readonly stage = input<string>();
  readonly round = input<string>();
  /** A table to point out. */
  readonly table = input<string>();

  readonly #router = inject(Router);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly nameOf = entrantName;
  protected readonly rounds = computed(() => (this.feed.tournament()?.stages ?? []).flatMap(({ rounds }) => rounds));
  protected readonly shown = computed(() => {
    const named = this.rounds().find(({ stage, round }) => String(stage) === this.stage() && String(round) === this.round());
    const withTable = this.rounds().findLast(({ tables }) => tables.some(({ id }) => id === this.table()));
    return named ?? withTable ?? this.feed.round();
  });
  protected readonly own = computed(() => this.feed.tournament()?.mine.participant?.id);

  protected go(key: string): void {
    const [stage, round] = key.split('.');
    void this.#router.navigate([], { queryParams: { stage, round, table: null } });
  }

  protected isOwn(seats: readonly { readonly participant: { readonly id: string } }[]): boolean {
    return seats.some(({ participant }) => participant.id === this.own());
  }
}
