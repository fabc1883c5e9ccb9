import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { type ClockAction, ControlRoundClockDocument, GraphQLClient } from '@kronika/web/client';
import { useTexts } from '@kronika/web/i18n';
import { RoundCountdown } from '../round-countdown';
import { type SeenRound, TournamentFeed } from '../tournament-feed';
import { tournamentsTexts } from '../tournaments-texts';

const fiveMinutes = 300_000;

/** The round's clock: start, hold, go on, give more time. */
@Component({
  selector: 'kr-clock-desk',
  imports: [RoundCountdown],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <section class="kr-sheet">
      <h3>{{ t('tournaments.clockTitle') }}</h3>
      @if (round().clock; as clock) {
        <p><kr-round-countdown [clock]="clock" /></p>
      }
      <div class="kr-row">
        @for (action of actions(); track action) {
          <button type="button" class="kr-button small" [disabled]="feed.sending()" (click)="act(action)">
            {{ t('tournaments.clockAction.' + action) }}
          </button>
        }
      </div>
    </section>
  `,
})
export class ClockDesk {
  readonly round = input.required<SeenRound>();
  readonly #client = inject(GraphQLClient);
  protected readonly feed = inject(TournamentFeed);
  protected readonly t = useTexts(tournamentsTexts);
  protected readonly actions = computed((): readonly ClockAction[] => {
    const clock = this.round().clock;
    if (clock === null) return ['START'];
    return clock.running ? ['PAUSE', 'EXTEND'] : ['RESUME', 'EXTEND'];
  });

  protected async act(action: ClockAction): Promise<void> {
    const { round } = this.round();
    const needsReason = action === 'PAUSE' || action === 'EXTEND';
    await this.feed.send(async (command) => {
      const input = {
        ...command,
        round,
        action,
        ms: action === 'EXTEND' ? fiveMinutes : null,
        reason: needsReason ? { code: 'OTHER' as const } : null,
      };
      return (await this.#client.request(ControlRoundClockDocument, { input })).controlRoundClock;
    });
  }
}
