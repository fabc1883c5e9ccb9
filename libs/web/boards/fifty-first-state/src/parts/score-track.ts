import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { SeatMark } from '@kronika/web/ui';
import { trackLength } from '../model/table';
import { TableContext } from '../table-context';
import { fiftyFirstStateTexts } from '../texts';

/** The score track: a marker a player, the goal where the last round begins. */
@Component({
  selector: 'kr-fs-score-track',
  imports: [SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<ul class="fs-track" [attr.aria-label]="t('fiftyFirstState.track')">
    @for (tick of ticks(); track tick.at) {
      <li aria-hidden="true" class="fs-tick" [class.goal]="tick.goal" [style.left.%]="tick.left">{{ tick.at }}</li>
    }
    @for (marker of markers(); track marker.seat) {
      <li class="fs-marker" [style.left.%]="marker.left" [style.--lane]="marker.lane">
        <kr-seat-mark [seat]="marker.seat" />
        <span class="visually-hidden">{{ marker.label }}</span>
      </li>
    }
  </ul>`,
})
export class ScoreTrack {
  readonly #table = inject(TableContext);
  protected readonly t = useTexts(fiftyFirstStateTexts);
  readonly #goal = computed(() => this.#table.rules().constants.endTriggerVp);
  readonly #length = computed(() => trackLength(this.#table.table(), this.#goal()));

  protected readonly ticks = computed(() => {
    const [length, goal] = [this.#length(), this.#goal()];
    const step = length > 60 ? 10 : 5;
    const all = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
    return all.map((at) => ({ at, goal: at === goal, left: (at / length) * 100 }));
  });

  /** Markers on the same space stand in lanes, so that none hides another. */
  protected readonly markers = computed(() => {
    const { players } = this.#table.table();
    return players.map(({ vp }, seat) => ({
      seat,
      left: (vp / this.#length()) * 100,
      lane: players.slice(0, seat).filter((other) => Math.abs(other.vp - vp) < this.#length() / 60 || other.vp === vp).length,
      label: this.t('fiftyFirstState.points', { name: this.#table.name(seat), vp }),
    }));
  });
}
