import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  AnswerJudgeCallDocument,
  CancelTournamentDocument,
  CloseJudgeCallDocument,
  DraftRoundDocument,
  ExportTournamentDocument,
  GraphQLClient,
  MoveTournamentDocument,
  StartTournamentDocument,
  type TournamentFile,
  type TournamentMove,
} from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Toasts } from '@kronika/web/ui';
import { Dialogs } from '@kronika/web/ui/overlay';
import { TournamentFeed } from '../tournament-feed';
import { tournamentsTexts } from '../tournaments-texts';
import { ClockDesk } from './clock-desk';
import { DraftDesk } from './draft-desk';
import { NewsDesk } from './news-desk';
import { PeopleDesk } from './people-desk';

type Step = TournamentMove | 'START' | 'DRAFT';

/** Where an event is run from: what can be done next, the draft, the clock, calls, people, announcements. */
@Component({
  selector: 'kr-desk-page',
  imports: [ClockDesk, DraftDesk, NewsDesk, PeopleDesk, RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './desk-page.html',
  styleUrl: './desk-page.css',
})
export class DeskPage {
  readonly #client = inject(GraphQLClient);
  readonly #dialogs = inject(Dialogs);
  readonly #toasts = inject(Toasts);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly files: readonly TournamentFile[] = ['STANDINGS_CSV', 'PAIRINGS_CSV', 'PLAYERS_CSV', 'JSON', 'TRF16'];
  protected readonly calls = computed(() => (this.feed.tournament()?.calls ?? []).filter(({ status }) => status !== 'CLOSED'));
  protected readonly openTables = computed(
    () => (this.feed.round()?.tables ?? []).filter(({ status }) => status !== 'DECIDED' && status !== 'VOID').length,
  );
  /** What can be done now, the likeliest first. */
  protected readonly steps = computed((): readonly Step[] => {
    const tournament = this.feed.tournament();
    if (!tournament?.mine.mayOrganise) return [];
    switch (tournament.phase) {
      case 'DRAFT':
        return ['OPEN_REGISTRATION'];
      case 'REGISTRATION':
        return tournament.settings.checkIn ? ['OPEN_CHECK_IN', 'START'] : ['START'];
      case 'CHECK_IN':
        return ['START'];
      case 'RUNNING':
        return this.#runningSteps();
      case 'FINISHED':
      case 'CANCELLED':
        return [];
    }
  });

  protected async take(step: Step): Promise<void> {
    const sure = await this.#dialogs.confirm({
      title: this.t(`tournaments.step.${step}.name`),
      text: this.t(`tournaments.step.${step}.text`, { players: this.feed.tournament()?.participants.length ?? 0, open: this.openTables() }),
      yes: this.t(`tournaments.step.${step}.name`),
      no: this.t('common.cancel'),
    });
    if (!sure) return;
    await this.feed.send(async (command) => {
      if (step === 'START') return (await this.#client.request(StartTournamentDocument, { input: command })).startTournament;
      if (step === 'DRAFT') return (await this.#client.request(DraftRoundDocument, { input: command })).draftRound;
      return (await this.#client.request(MoveTournamentDocument, { input: { ...command, to: step } })).moveTournament;
    });
  }

  protected async cancel(): Promise<void> {
    const sure = await this.#dialogs.confirm({
      title: this.t('tournaments.cancelTitle'),
      text: this.t('tournaments.cancelText'),
      yes: this.t('tournaments.cancelIt'),
      no: this.t('common.cancel'),
      danger: true,
    });
    if (sure)
      await this.feed.send(
        async (command) =>
          (await this.#client.request(CancelTournamentDocument, { input: { ...command, reason: { code: 'OTHER' } } })).cancelTournament,
      );
  }

  protected async answerCall(call: string): Promise<void> {
    await this.feed.send(
      async (command) => (await this.#client.request(AnswerJudgeCallDocument, { input: { ...command, call } })).answerJudgeCall,
    );
  }

  protected async closeCall(call: string): Promise<void> {
    await this.feed.send(
      async (command) => (await this.#client.request(CloseJudgeCallDocument, { input: { ...command, call } })).closeJudgeCall,
    );
  }

  protected tableNumber(id: string): number | string {
    return (
      (this.feed.tournament()?.stages ?? [])
        .flatMap(({ rounds }) => rounds.flatMap(({ tables }) => tables))
        .find((table) => table.id === id)?.number ?? '?'
    );
  }

  protected async download(format: TournamentFile): Promise<void> {
    const { exportTournament: file } = await this.#client.request(ExportTournamentDocument, {
      tournamentId: this.feed.tournament()?.id ?? '',
      format,
    });
    if (file.__typename !== 'ExportedFile') {
      this.#toasts.show(this.t('common.problem.forbidden'), 'bad');
      return;
    }
    const url = URL.createObjectURL(new Blob([file.content], { type: file.mediaType }));
    const link = document.createElement('a');
    link.href = url;
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1_000);
  }

  #runningSteps(): readonly Step[] {
    const tournament = this.feed.tournament();
    const stage = this.feed.stage();
    if (tournament?.draft !== null) return [];
    if (stage?.over === true) return tournament.stages.some(({ started }) => !started) ? ['ADVANCE_STAGE'] : ['FINISH'];
    return this.openTables() === 0 || stage?.spec.format.kind === 'SINGLE_ELIMINATION' || stage?.spec.format.kind === 'DOUBLE_ELIMINATION'
      ? ['DRAFT']
      : [];
  }
}
