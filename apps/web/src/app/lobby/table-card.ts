import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { ListedTablePartsFragment } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Person } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { clockWords } from '../parts/clock-words';
import { lobbyTexts } from './lobby-texts';

/** A table in the lobby. */
@Component({
  selector: 'kr-table-card',
  imports: [Person, RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <article class="kr-sheet">
      <h3>
        <a [routerLink]="['/tables', table().tableId]">{{ catalogue.nameOf(table().game) }}</a>
      </h3>
      <p class="badges">
        <span class="kr-badge good">{{ t('lobby.free', { count: free() }) }}</span>
        <span class="kr-badge">{{ table().rated ? t('lobby.rated') : t('lobby.unrated') }}</span>
        <span class="kr-badge">{{ clock() }}</span>
        @if (table().access === 'LINK') {
          <span class="kr-badge note">{{ t('lobby.byLink') }}</span>
        }
      </p>
      <ul>
        @for (seat of table().seats; track seat.seat) {
          <li>
            @if (seat.player || seat.bot) {
              <kr-person [seat]="seat.seat" [name]="seat.player?.name ?? t('lobby.bot', { name: seat.bot })" />
            } @else {
              <span class="faint">{{ t('lobby.table.empty') }}</span>
            }
          </li>
        }
      </ul>
    </article>
  `,
  styles: `
    h3 {
      margin: 0 0 var(--gap-s);
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
    article {
      position: relative;
      height: 100%;
    }
    article:hover {
      border-color: var(--accent);
    }
    .badges {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-xs);
    }
    ul {
      display: grid;
      gap: var(--gap-xs);
      margin: 0;
      padding: 0;
      list-style: none;
    }
  `,
})
export class TableCard {
  readonly table = input.required<ListedTablePartsFragment>();
  protected readonly t = useTexts(lobbyTexts, commonTexts);
  protected readonly locale = inject(Locale);
  protected readonly catalogue = inject(Catalogue);
  protected readonly free = computed(() => this.table().seats.filter(({ player, bot }) => player === null && bot === null).length);
  protected readonly clock = computed(() => clockWords(this.t, this.table().clock));
}
