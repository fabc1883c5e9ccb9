import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { SeatMark } from '@kronika/web/ui';
import { thing } from '../model/things';
import { TableContext } from '../table-context';
import { lastAuroraTexts } from '../texts';

/** The fame track: a marker a convoy, in lanes where they share a space. */
@Component({
  selector: 'kr-la-fame',
  imports: [SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<ul class="la-track" [attr.aria-label]="t('lastAurora.fameTrack')">
    @for (tick of ticks(); track tick.at) {
      <li aria-hidden="true" class="la-tick" [class.zero]="tick.at === 0" [style.left.%]="tick.left">{{ tick.at }}</li>
    }
    @for (marker of markers(); track marker.seat) {
      <li class="la-marker" [class.changed]="marker.changed" [style.left.%]="marker.left" [style.--lane]="marker.lane">
        <kr-seat-mark [seat]="marker.seat" />
        <span class="visually-hidden">{{ marker.label }}</span>
      </li>
    }
  </ul>`,
})
export class FameTrack {
  readonly #table = inject(TableContext);
  protected readonly t = useTexts(lastAuroraTexts);
  readonly #range = computed(() => this.#table.rules().constants.fame);

  protected readonly ticks = computed(() => {
    const { lowest, highest } = this.#range();
    const step = highest - lowest > 24 ? 5 : 2;
    const all = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index).filter((at) => at % step === 0);
    return all.map((at) => ({ at, left: this.#left(at) }));
  });

  protected readonly markers = computed(() => {
    const { players, automa } = this.#table.table();
    const fames = [...players.map(({ fame }) => fame), ...(automa === null ? [] : [automa.fame])];
    return fames.map((fame, seat) => ({
      seat,
      left: this.#left(fame),
      lane: fames.slice(0, seat).filter((other) => other === fame).length,
      changed: this.#table.changedThings().has(thing.fame(seat)),
      label: this.t('lastAurora.fameOf', { name: this.#table.name(seat), fame }),
    }));
  });

  #left(fame: number): number {
    const { lowest, highest } = this.#range();
    return ((fame - lowest) / Math.max(1, highest - lowest)) * 100;
  }
}
