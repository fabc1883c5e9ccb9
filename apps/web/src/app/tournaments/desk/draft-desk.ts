import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal, signal } from '@angular/core';
import {
  ChangeRoundDraftDocument,
  DiscardRoundDraftDocument,
  type DraftPartsFragment,
  GraphQLClient,
  PreviewDraftChangeDocument,
  PublishRoundDocument,
} from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Toasts } from '@kronika/web/ui';
import { Dialogs } from '@kronika/web/ui/overlay';
import { Commands } from '../../parts/refusal';
import { entrantName } from '../entrant';
import { reasonWords } from '../reason-words';
import { TournamentFeed } from '../tournament-feed';
import { tournamentsTexts } from '../tournaments-texts';

/** The round as it is drafted: choose two players to swap them, see what that brings about, publish. */
@Component({
  selector: 'kr-draft-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './draft-desk.html',
  styleUrl: './draft-desk.css',
})
export class DraftDesk {
  readonly draft = input.required<DraftPartsFragment>();
  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #dialogs = inject(Dialogs);
  readonly #toasts = inject(Toasts);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly nameOf = entrantName;
  protected readonly chosen = linkedSignal<DraftPartsFragment, string | undefined>({ source: this.draft, computation: () => undefined });
  protected readonly asking = signal(false);
  protected readonly tables = computed(() =>
    this.draft().tables.map((table) => ({
      ...table,
      why: table.reasons
        .map((reason) => reasonWords(this.t, reason, (id) => this.feed.nameOf(id), this.locale))
        .filter((text) => text !== ''),
    })),
  );

  protected async choose(participant: string): Promise<void> {
    const one = this.chosen();
    if (one === undefined || one === participant) {
      this.chosen.set(one === participant ? undefined : participant);
      return;
    }
    const change = { swap: { one, other: participant } };
    this.asking.set(true);
    const { previewDraftChange: preview } = await this.#client.request(PreviewDraftChangeDocument, {
      tournamentId: this.feed.tournament()?.id ?? '',
      change,
    });
    this.asking.set(false);
    if (preview.__typename !== 'DraftChangePreview') {
      this.#toasts.show(this.#commands.problemOf(preview), 'bad');
      return;
    }
    const lines = preview.consequences.map((each) =>
      this.t(`tournaments.draftConsequence.${each.kind}`, {
        name: this.feed.nameOf(each.participant),
        pair: (each.pair ?? []).map((id) => this.feed.nameOf(id)).join(' – '),
        before: each.before === null ? '' : this.locale.upTo(each.before),
        after: each.after === null ? '' : this.locale.upTo(each.after),
        rounds: (each.rounds ?? []).join(', '),
        times: each.times ?? 0,
      }),
    );
    const sure = await this.#dialogs.confirm({
      title: this.t('tournaments.swapTitle', { one: this.feed.nameOf(one), other: this.feed.nameOf(participant) }),
      text: lines.length === 0 ? this.t('tournaments.noConsequence') : lines.join('\n'),
      yes: this.t('tournaments.swap'),
      no: this.t('common.cancel'),
    });
    this.chosen.set(undefined);
    if (sure)
      await this.feed.send(
        async (command) =>
          (await this.#client.request(ChangeRoundDraftDocument, { input: { ...command, change, reason: { code: 'OTHER' } } }))
            .changeRoundDraft,
      );
  }

  protected async publish(): Promise<void> {
    const sure = await this.#dialogs.confirm({
      title: this.t('tournaments.publishTitle'),
      text: this.t('tournaments.publishText', { tables: this.draft().tables.length, byes: this.draft().byes.length }),
      yes: this.t('tournaments.publish'),
      no: this.t('common.cancel'),
    });
    if (sure) await this.feed.send(async (command) => (await this.#client.request(PublishRoundDocument, { input: command })).publishRound);
  }

  protected async discard(): Promise<void> {
    await this.feed.send(async (command) => (await this.#client.request(DiscardRoundDraftDocument, { input: command })).discardRoundDraft);
  }
}
