import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import {
  AnswerClaimDocument,
  ChangeParticipantStatusDocument,
  GraphQLClient,
  PasteParticipantsDocument,
  type StatusChange,
} from '@kronika/web/client';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { Dialogs } from '@kronika/web/ui/overlay';
import { entrantName } from '../entrant';
import { type SeenTournament, TournamentFeed } from '../tournament-feed';
import { tournamentsTexts } from '../tournaments-texts';

type Participant = SeenTournament['participants'][number];

/** Who takes part: paste a list, check in, drop, take back; answer who claims an entry. */
@Component({
  selector: 'kr-people-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './people-desk.html',
  styles: `
    form {
      margin-bottom: var(--gap-m);
    }
    .kr-row {
      gap: var(--gap-xs);
    }
  `,
})
export class PeopleDesk {
  readonly #client = inject(GraphQLClient);
  readonly #dialogs = inject(Dialogs);
  protected readonly feed = inject(TournamentFeed);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly nameOf = entrantName;
  protected readonly participants = computed(() =>
    [...(this.feed.tournament()?.participants ?? [])].sort((one, other) => entrantName(one).localeCompare(entrantName(other))),
  );
  protected readonly mayAdd = computed(() => ['DRAFT', 'REGISTRATION', 'CHECK_IN'].includes(this.feed.tournament()?.phase ?? ''));

  protected changesOf({ status }: Participant): readonly StatusChange[] {
    const phase = this.feed.tournament()?.phase;
    switch (status) {
      case 'REGISTERED':
        return phase === 'CHECK_IN' ? ['CHECK_IN', 'WITHDRAW'] : phase === 'RUNNING' ? ['DROP'] : ['WITHDRAW'];
      case 'CHECKED_IN':
        return phase === 'RUNNING' ? ['DROP'] : ['TAKE_BACK_CHECK_IN', 'WITHDRAW'];
      case 'PLAYING':
        return ['DROP'];
      case 'DROPPED':
        return ['REINSTATE'];
      case 'WAITING':
        return ['WITHDRAW'];
      case 'WITHDRAWN':
      case 'BANNED':
        return [];
    }
  }

  protected async change(participant: Participant, change: StatusChange): Promise<void> {
    const leaves = change === 'DROP' || change === 'WITHDRAW' || change === 'REINSTATE';
    if (change === 'DROP') {
      const sure = await this.#dialogs.confirm({
        title: this.t('tournaments.dropTitle', { name: entrantName(participant) }),
        text: this.t('tournaments.dropText'),
        yes: this.t('tournaments.change.DROP'),
        no: this.t('common.cancel'),
        danger: true,
      });
      if (!sure) return;
    }
    await this.feed.send(async (command) => {
      const input = { ...command, participant: participant.id, change, reason: leaves ? { code: 'OWN_WISH' as const } : null };
      return (await this.#client.request(ChangeParticipantStatusDocument, { input })).changeParticipantStatus;
    });
  }

  protected async paste(event: Event, field: HTMLTextAreaElement): Promise<void> {
    event.preventDefault();
    const done = await this.feed.send(
      async (command) =>
        (await this.#client.request(PasteParticipantsDocument, { input: { ...command, text: field.value, format: 'LIST' } }))
          .pasteParticipants,
    );
    if (done) field.value = '';
  }

  protected async answerClaim(participant: string, confirms: boolean): Promise<void> {
    await this.feed.send(
      async (command) =>
        (await this.#client.request(AnswerClaimDocument, { input: { ...command, participant, confirm: confirms } })).answerClaim,
    );
  }
}
