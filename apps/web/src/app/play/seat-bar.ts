import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { SeatPartsFragment } from '@kronika/web/client';
import { clockFace, useTexts } from '@kronika/web/i18n';
import { SeatMark } from '@kronika/web/ui';
import { Now } from '../parts/now';
import { playTexts } from './play-texts';

/** Who sits where, whose turn it is, and how long they have. */
@Component({
  selector: 'kr-seat-bar',
  imports: [RouterLink, SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <ul [attr.aria-label]="t('play.players')">
      @for (one of shown(); track one.seat) {
        <li [class.acts]="one.acts" [class.own]="one.seat === own()">
          <kr-seat-mark [seat]="one.seat" />
          @if (one.player; as player) {
            <a [routerLink]="['/players', player.id]">{{ one.name }}</a>
          } @else {
            <span>{{ one.name }}</span>
          }
          @if (one.gaveUp) {
            <span class="kr-badge">{{ t('play.gaveUp') }}</span>
          } @else if (one.acts) {
            <span class="kr-badge good">{{ t('play.toAct') }}</span>
          }
          @if (one.clock; as clock) {
            <span class="clock" [class.short]="one.isShort">{{ clock }}</span>
          }
        </li>
      }
    </ul>
  `,
  styles: `
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-xs) var(--gap-s);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      align-items: center;
      gap: 0.4rem;
      padding: 0.25rem 0.65rem;
      border: 1px solid var(--line);
      border-radius: 99rem;
      background: var(--sheet);
    }
    li.acts {
      border-color: var(--can);
      box-shadow: 0 0 0 2px var(--can-glow);
    }
    li.own {
      font-weight: 650;
    }
    a {
      color: inherit;
    }
    .clock {
      font: 600 var(--text-s) var(--font-data);
    }
    .clock.short {
      color: var(--bad);
    }
  `,
})
export class SeatBar {
  readonly seats = input.required<readonly SeatPartsFragment[]>();
  readonly names = input.required<(seat: number) => string>();
  readonly acting = input<readonly number[]>([]);
  readonly own = input<number | undefined>(undefined);
  protected readonly t = useTexts(playTexts);
  readonly #now = inject(Now).seconds;
  protected readonly shown = computed(() =>
    this.seats().map((seat) => {
      const left = seat.deadline === null ? seat.leftMs : new Date(seat.deadline).getTime() - this.#now();
      return {
        ...seat,
        name: this.names()(seat.seat),
        acts: this.acting().includes(seat.seat),
        clock: left === null ? '' : left <= 0 ? this.t('play.clockOut') : clockFace(left),
        isShort: left !== null && left < 60_000,
      };
    }),
  );
}
