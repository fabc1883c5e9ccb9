import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { ChangeParticipantStatusDocument, EnterTournamentDocument, GraphQLClient, type StatusChange } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Dialogs } from '@kronika/web/ui/overlay';
import { lengthWords } from '../parts/clock-words';
import { Session } from '../shell/session';
import { entrantName } from './entrant';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

/** What the event is, what is new, and the reader's own part in it. */
@Component({
  selector: 'kr-overview-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './overview-page.html',
  styleUrl: './overview-page.css',
})
export class OverviewPage {
  readonly #client = inject(GraphQLClient);
  readonly #dialogs = inject(Dialogs);
  protected readonly session = inject(Session);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly nameOf = entrantName;
  protected readonly own = computed(() => this.feed.tournament()?.mine.participant ?? undefined);
  protected readonly podium = computed(() => (this.feed.tournament()?.ranking ?? []).filter(({ rank }) => rank <= 3));
  protected readonly clock = computed(() => {
    const clock = this.feed.tournament()?.settings.clock;
    switch (clock?.kind) {
      case 'ROUND':
        return this.t('tournaments.clock.ROUND', { time: lengthWords(clock.durationMs ?? 0) });
      case 'ASYNC':
        return this.t('tournaments.clock.ASYNC', { bank: lengthWords(clock.bankMs ?? 0), increment: lengthWords(clock.incrementMs ?? 0) });
      default:
        return this.t('tournaments.clock.NONE');
    }
  });
  /** The table where the reader plays now. */
  protected readonly ownTable = computed(() =>
    this.feed.round()?.tables.find(({ seats }) => seats.some(({ participant }) => participant.id === this.own()?.id)),
  );

  protected tieBreakNames(ids: readonly string[]): string {
    return ids.map((id) => this.t(`tournaments.tieBreak.${id}`)).join(', ');
  }

  protected async enter(): Promise<void> {
    await this.feed.send(async (input) => (await this.#client.request(EnterTournamentDocument, { input })).enterTournament);
  }

  protected async change(change: StatusChange): Promise<void> {
    const participant = this.own()?.id;
    if (participant === undefined) return;
    const leaves = change === 'WITHDRAW' || change === 'DROP';
    if (leaves && !(await this.#sure())) return;
    await this.feed.send(async (command) => {
      const input = { ...command, participant, change, reason: leaves ? { code: 'OWN_WISH' as const } : null };
      return (await this.#client.request(ChangeParticipantStatusDocument, { input })).changeParticipantStatus;
    });
  }

  #sure(): Promise<boolean> {
    return this.#dialogs.confirm({
      title: this.t('tournaments.mine.leaveTitle'),
      text: this.t('tournaments.mine.leaveText'),
      yes: this.t('tournaments.mine.leave'),
      no: this.t('common.cancel'),
      danger: true,
    });
  }
}
