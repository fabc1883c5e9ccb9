import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { GameCardPartsFragment } from '@kronika/web/client';
import { Locale, useTexts } from '@kronika/web/i18n';
import { SeatMark } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { gamesTexts } from './games-texts';

/** A game in a list: who played, how it ended, and the way to it. */
@Component({
  selector: 'kr-game-card',
  imports: [RouterLink, SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <article class="kr-sheet">
      <header>
        <h3>
          <a [routerLink]="way()">{{ catalogue.nameOf(game().game) }}</a>
        </h3>
        <time [attr.datetime]="game().startedAt">{{ locale.date(game().startedAt, 'moment') }}</time>
      </header>
      <ol>
        @for (seat of seats(); track seat.seat) {
          <li [class.won]="seat.place === 1">
            <kr-seat-mark [seat]="seat.seat" />
            <span class="name">{{ seat.name }}</span>
            @if (seat.score !== null) {
              <span class="score">{{ locale.upTo(seat.score) }}</span>
            }
          </li>
        }
      </ol>
      <p class="badges">
        <span class="kr-badge" [class.good]="game().state === 'RUNNING'">{{ t('games.states.' + game().state) }}</span>
        @if (game().rated) {
          <span class="kr-badge note">{{ t('games.rated') }}</span>
        }
        @if (game().rounds; as rounds) {
          <span class="kr-badge">{{ t('games.rounds', { count: rounds }) }}</span>
        }
        @if (game().annotations > 0) {
          <span class="kr-badge warn">{{ t('games.notes', { count: game().annotations }) }}</span>
        }
        @if (game().imported) {
          <span class="kr-badge">{{ t('games.imported') }}</span>
        }
      </p>
    </article>
  `,
  styleUrl: './game-card.css',
})
export class GameCard {
  readonly game = input.required<GameCardPartsFragment>();
  protected readonly t = useTexts(gamesTexts);
  protected readonly locale = inject(Locale);
  protected readonly catalogue = inject(Catalogue);
  protected readonly way = computed(() => [this.game().state === 'RUNNING' ? '/play' : '/replay', this.game().gameId]);
  protected readonly seats = computed(() =>
    [...this.game().seats]
      .sort((one, other) => (one.place ?? 9) - (other.place ?? 9) || one.seat - other.seat)
      .map((seat) => ({
        ...seat,
        name: seat.bot === null ? (seat.player?.name ?? this.t('games.nobody')) : this.t('games.bot', { name: seat.bot }),
      })),
  );
}
