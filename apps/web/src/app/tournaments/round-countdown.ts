import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { ClockPartsFragment } from '@kronika/web/client';
import { clockFace, useTexts } from '@kronika/web/i18n';
import { Now } from '../parts/now';
import { tournamentsTexts } from './tournaments-texts';

/** The round's clock as it runs down. */
@Component({
  selector: 'kr-round-countdown',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<span role="timer" [class.short]="left() < 300000" [class.paused]="!clock().running">{{ face() }}</span>
    @if (!clock().running) {
      <small>{{ t('tournaments.paused') }}</small>
    }`,
  styles: `
    span {
      font: 700 1.4em var(--font-data);
      font-variant-numeric: tabular-nums;
    }
    .short {
      color: var(--bad);
    }
    .paused {
      opacity: 0.6;
    }
  `,
})
export class RoundCountdown {
  readonly clock = input.required<ClockPartsFragment>();
  readonly #now = inject(Now).seconds;
  protected readonly t = useTexts(tournamentsTexts);
  /** What was left when the server was asked, less the time since. */
  protected readonly left = computed(() => {
    const { leftMs, readAt, running } = this.clock();
    return Math.max(0, leftMs - (running ? Math.max(0, this.#now() - new Date(readAt).getTime()) : 0));
  });
  protected readonly face = computed(() => clockFace(this.left()));
}
