import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { TournamentCardPartsFragment } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Catalogue } from '../parts/catalogue';
import { entrantName } from './entrant';
import { tournamentsTexts } from './tournaments-texts';

/** A tournament in a list. */
@Component({
  selector: 'kr-tournament-card',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <article class="kr-sheet">
      <h3>
        <a [routerLink]="['/tournaments', tournament().id]">{{ tournament().title ?? t('tournaments.untitled') }}</a>
      </h3>
      <p class="what">{{ catalogue.nameOf(tournament().game) }} · {{ formats() }}</p>
      <p class="badges">
        <span class="kr-badge" [class.good]="isOpen()" [class.note]="tournament().phase === 'RUNNING'">{{
          t('tournaments.phase.' + tournament().phase)
        }}</span>
        <span class="kr-badge">{{ t('common.players', { count: tournament().participants }) }}</span>
        <span class="kr-badge">{{ t('tournaments.venue.' + tournament().venue) }}</span>
      </p>
      @if (winner(); as winner) {
        <p class="winner">★ {{ winner }}</p>
      } @else if (when(); as when) {
        <p class="faint">{{ locale.date(when, 'moment') }}</p>
      }
    </article>
  `,
  styles: `
    article {
      position: relative;
      height: 100%;
      display: grid;
      gap: var(--gap-s);
      align-content: start;
    }
    article:hover {
      border-color: var(--accent);
    }
    h3,
    p {
      margin: 0;
    }
    h3 a {
      color: inherit;
      text-decoration: none;
    }
    h3 a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    .what {
      color: var(--faint);
    }
    .badges {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-xs);
    }
    .winner {
      font-weight: 650;
    }
  `,
})
export class TournamentCard {
  readonly tournament = input.required<TournamentCardPartsFragment>();
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly locale = inject(Locale);
  protected readonly catalogue = inject(Catalogue);
  protected readonly formats = computed(() =>
    this.tournament()
      .formats.map((kind) => this.t(`tournaments.format.${kind}`))
      .join(' → '),
  );
  protected readonly isOpen = computed(() => this.tournament().phase === 'REGISTRATION' || this.tournament().phase === 'CHECK_IN');
  protected readonly winner = computed(() => {
    const winner = this.tournament().winner;
    return winner === null ? '' : entrantName(winner);
  });
  protected readonly when = computed(() => this.tournament().startedAt ?? this.tournament().startsAt ?? this.tournament().createdAt);
}
