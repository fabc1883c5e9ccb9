import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { ClaimEntryDocument, GraphQLClient } from '@kronika/web/client';
import { Locale, useTexts } from '@kronika/web/i18n';
import { Session } from '../shell/session';
import { entrantName } from './entrant';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

/** Everybody who takes part. Who entered without an account can claim the entry. */
@Component({
  selector: 'kr-players-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>{{ t('tournaments.tabs.players') }}</h2>
    <div class="scroll">
      <table class="plain">
        <thead>
          <tr>
            <th scope="col">{{ t('tournaments.player') }}</th>
            <th scope="col">{{ t('tournaments.state') }}</th>
            <th scope="col" class="number">{{ t('tournaments.rating') }}</th>
            <th scope="col">
              <span class="visually-hidden">{{ t('tournaments.claim') }}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          @for (one of participants(); track one.id) {
            <tr>
              <th scope="row">
                @if (one.player; as player) {
                  <a [routerLink]="['/players', player.id]">{{ nameOf(one) }}</a>
                } @else {
                  {{ nameOf(one) }}
                }
              </th>
              <td>{{ t('tournaments.status.' + one.status) }}</td>
              <td class="number">{{ one.rating === null ? '–' : locale.upTo(one.rating, 0) }}</td>
              <td>
                @if (mayClaim() && one.player === null && one.bot === null) {
                  <button type="button" class="kr-button small quiet" [disabled]="feed.sending()" (click)="claim(one.id)">
                    {{ t('tournaments.claim') }}
                  </button>
                }
              </td>
            </tr>
          } @empty {
            <tr>
              <td colspan="4">{{ t('tournaments.noPlayers') }}</td>
            </tr>
          }
        </tbody>
      </table>
    </div>
  `,
})
export class PlayersPage {
  readonly #client = inject(GraphQLClient);
  readonly #session = inject(Session);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts);
  protected readonly nameOf = entrantName;
  protected readonly participants = computed(() =>
    [...(this.feed.tournament()?.participants ?? [])].sort((one, other) => entrantName(one).localeCompare(entrantName(other))),
  );
  protected readonly mayClaim = computed(() => this.#session.isSignedIn() && this.feed.tournament()?.mine.participant === null);

  protected async claim(participant: string): Promise<void> {
    await this.feed.send(
      async (command) => (await this.#client.request(ClaimEntryDocument, { input: { ...command, participant } })).claimEntry,
    );
  }
}
