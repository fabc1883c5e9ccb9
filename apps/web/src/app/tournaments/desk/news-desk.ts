import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { AnnounceDocument, GraphQLClient, RetractAnnouncementDocument } from '@kronika/web/client';
import { Locale, useTexts } from '@kronika/web/i18n';
import { TournamentFeed } from '../tournament-feed';
import { tournamentsTexts } from '../tournaments-texts';

/** Announcements to everybody: on the event's page and the projector. */
@Component({
  selector: 'kr-news-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <section class="kr-sheet">
      <h3>{{ t('tournaments.announcements') }}</h3>
      <form class="kr-stack" (submit)="announce($event, words)">
        <label class="kr-field">
          {{ t('tournaments.announceLabel') }}
          <textarea class="kr-textarea" rows="2" required maxlength="5000" #words></textarea>
        </label>
        <button type="submit" class="kr-button small" [disabled]="feed.sending()">{{ t('tournaments.announce') }}</button>
      </form>
      <ul>
        @for (one of feed.tournament()?.announcements ?? []; track one.id) {
          <li>
            <span>{{ one.text }}</span> <small class="faint">{{ locale.date(one.at, 'moment') }}</small>
            <button type="button" class="kr-button small quiet" (click)="retract(one.id)">{{ t('tournaments.retract') }}</button>
          </li>
        }
      </ul>
    </section>
  `,
  styles: `
    ul {
      margin: var(--gap-s) 0 0;
      padding: 0;
      list-style: none;
    }
  `,
})
export class NewsDesk {
  readonly #client = inject(GraphQLClient);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts);

  protected async announce(event: Event, field: HTMLTextAreaElement): Promise<void> {
    event.preventDefault();
    const done = await this.feed.send(
      async (command) => (await this.#client.request(AnnounceDocument, { input: { ...command, text: field.value } })).announce,
    );
    if (done) field.value = '';
  }

  protected async retract(announcement: string): Promise<void> {
    await this.feed.send(
      async (command) =>
        (await this.#client.request(RetractAnnouncementDocument, { input: { ...command, announcement } })).retractAnnouncement,
    );
  }
}
