import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  CallJudgeDocument,
  ConfirmTableResultDocument,
  CorrectTableResultDocument,
  DisputeTableResultDocument,
  type FinishInput,
  GraphQLClient,
  type HallTableFragment,
  PreviewCorrectionDocument,
  ReportTableResultDocument,
  RuleTableDocument,
} from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { SeatMark, Toasts } from '@kronika/web/ui';
import { Dialogs } from '@kronika/web/ui/overlay';
import { Commands } from '../parts/refusal';
import { entrantName, inOrder } from './entrant';
import { ResultForm } from './result-form';
import { reasonWords } from './reason-words';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

/** A table of a round: who sits there, how it ended, and what the reader may do about it. */
@Component({
  selector: 'kr-hall-table',
  imports: [ResultForm, RouterLink, SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './hall-table.html',
  styleUrl: './hall-table.css',
})
export class HallTable {
  readonly table = input.required<HallTableFragment>();
  readonly highlighted = input(false);

  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #dialogs = inject(Dialogs);
  readonly #toasts = inject(Toasts);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly nameOf = entrantName;
  protected readonly seats = computed(() => inOrder(this.table()));
  protected readonly form = signal<'report' | 'rule' | undefined>(undefined);
  protected readonly mayJudge = computed(() => this.feed.tournament()?.mine.mayJudge ?? false);
  readonly #own = computed(() => this.feed.tournament()?.mine.participant?.id);
  protected readonly sitsHere = computed(() => this.table().seats.some(({ participant }) => participant.id === this.#own()));
  protected readonly isPhysical = computed(() => this.feed.tournament()?.settings.venue === 'PHYSICAL');
  protected readonly mayReport = computed(() => this.sitsHere() && this.isPhysical() && ['OPEN', 'DISPUTED'].includes(this.table().status));
  protected readonly mayAnswer = computed(
    () => this.sitsHere() && this.table().status === 'REPORTED' && this.table().report?.by.id !== this.#own(),
  );
  protected readonly reasons = computed(() =>
    this.table()
      .reasons.map((reason) => reasonWords(this.t, reason, (id) => this.feed.nameOf(id), this.locale))
      .filter((text) => text !== ''),
  );
  protected readonly reported = computed(() =>
    (this.table().report?.finishes ?? [])
      .map(
        (finish) =>
          `${finish.place}. ${this.feed.nameOf(finish.participant)}${finish.vp === null ? '' : ` (${this.locale.upTo(finish.vp)})`}`,
      )
      .sort()
      .join(', '),
  );

  protected async report(finishes: readonly FinishInput[]): Promise<void> {
    const done = await this.feed.send(
      async (command) =>
        (await this.#client.request(ReportTableResultDocument, { input: { ...command, table: this.table().id, finishes: [...finishes] } }))
          .reportTableResult,
    );
    if (done) this.form.set(undefined);
  }

  protected async confirm(): Promise<void> {
    await this.feed.send(
      async (command) =>
        (await this.#client.request(ConfirmTableResultDocument, { input: { ...command, table: this.table().id } })).confirmTableResult,
    );
  }

  protected async dispute(): Promise<void> {
    await this.feed.send(
      async (command) =>
        (
          await this.#client.request(DisputeTableResultDocument, {
            input: { ...command, table: this.table().id, reason: { code: 'WRONG_REPORT' } },
          })
        ).disputeTableResult,
    );
  }

  protected async callJudge(): Promise<void> {
    const done = await this.feed.send(
      async (command) => (await this.#client.request(CallJudgeDocument, { input: { ...command, table: this.table().id } })).callJudge,
    );
    if (done) this.#toasts.show(this.t('tournaments.judgeCalled'), 'good');
  }

  /** A judge's word: entered where nothing stands, corrected, with its consequences confirmed, where something does. */
  protected async rule(finishes: readonly FinishInput[]): Promise<void> {
    const table = this.table().id;
    if (this.table().status === 'DECIDED') {
      await this.#correct(finishes);
      return;
    }
    const ruling = this.table().status === 'DISPUTED' ? ('RULE' as const) : ('ENTER' as const);
    const reason = ruling === 'RULE' ? { code: 'WRONG_REPORT' as const } : null;
    const done = await this.feed.send(
      async (command) =>
        (await this.#client.request(RuleTableDocument, { input: { ...command, table, finishes: [...finishes], ruling, reason } }))
          .ruleTable,
    );
    if (done) this.form.set(undefined);
  }

  async #correct(given: readonly FinishInput[]): Promise<void> {
    const [table, finishes] = [this.table().id, [...given]];
    const tournamentId = this.feed.tournament()?.id ?? '';
    const { previewCorrection: preview } = await this.#client.request(PreviewCorrectionDocument, { tournamentId, table, finishes });
    if (preview.__typename !== 'CorrectionPreview') {
      this.#toasts.show(this.#commands.problemOf(preview), 'bad');
      return;
    }
    const lines = preview.consequences.map((one) =>
      this.t(`tournaments.consequence.${one.kind}`, {
        name: this.feed.nameOf(one.participant),
        before: one.before === null ? '–' : this.locale.upTo(one.before),
        after: one.after === null ? '–' : this.locale.upTo(one.after),
        match: one.match ?? '',
        round: one.round ?? '',
        stage: one.stage ?? '',
        out: one.out.map((id) => this.feed.nameOf(id)).join(', '),
        in: one.in.map((id) => this.feed.nameOf(id)).join(', '),
      }),
    );
    const sure = await this.#dialogs.confirm({
      title: this.t('tournaments.correctTitle'),
      text: lines.length === 0 ? this.t('tournaments.noConsequence') : lines.join('\n'),
      yes: this.t('tournaments.correct'),
      no: this.t('common.cancel'),
      danger: preview.needsRuling,
    });
    if (!sure) return;
    const done = await this.feed.send(async (command) => {
      const input = {
        ...command,
        table,
        finishes,
        confirmation: preview.confirmation,
        reason: { code: 'WRONG_REPORT' as const },
        laterMatches: preview.needsRuling ? ('REPLAY_LATER_MATCHES' as const) : null,
      };
      return (await this.#client.request(CorrectTableResultDocument, { input })).correctTableResult;
    });
    if (done) this.form.set(undefined);
  }
}
