import { ChangeDetectionStrategy, Component, computed, input, linkedSignal, output } from '@angular/core';
import type { FinishInput, HallTableFragment } from '@kronika/web/client';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { entrantName } from './entrant';
import { tournamentsTexts } from './tournaments-texts';

/** Where everybody finished: places and points, one row a seat. Points give the places until somebody sets them. */
@Component({
  selector: 'kr-result-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <form (submit)="submit($event)">
      <table class="plain">
        <thead>
          <tr>
            <th scope="col">{{ t('tournaments.player') }}</th>
            <th scope="col">{{ t('tournaments.vp') }}</th>
            <th scope="col">{{ t('tournaments.place') }}</th>
          </tr>
        </thead>
        <tbody>
          @for (row of rows(); track row.participant; let index = $index) {
            <tr>
              <th scope="row">{{ row.name }}</th>
              <td>
                <input
                  class="kr-input"
                  type="number"
                  inputmode="numeric"
                  #vp
                  [attr.aria-label]="t('tournaments.vpOf', { name: row.name })"
                  [value]="row.vp ?? ''"
                  (input)="setPoints(index, vp.value)"
                />
              </td>
              <td>
                <select
                  class="kr-select"
                  #place
                  [attr.aria-label]="t('tournaments.placeOf', { name: row.name })"
                  (change)="setPlace(index, +place.value)"
                >
                  @for (number of places(); track number) {
                    <option [value]="number" [selected]="row.place === number">{{ number }}.</option>
                  }
                </select>
              </td>
            </tr>
          }
        </tbody>
      </table>
      <div class="kr-row">
        <button type="submit" class="kr-button primary" [disabled]="busy()">{{ submitLabel() }}</button>
        <ng-content />
      </div>
    </form>
  `,
  styles: `
    form {
      display: grid;
      gap: var(--gap-m);
    }
    .kr-input {
      width: 5.5rem;
    }
    th {
      font-weight: 560;
    }
  `,
})
export class ResultForm {
  readonly table = input.required<HallTableFragment>();
  readonly submitLabel = input.required<string>();
  readonly busy = input(false);
  readonly finished = output<readonly FinishInput[]>();
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly places = computed(() => this.table().seats.map((_, index) => index + 1));
  protected readonly rows = linkedSignal(() => {
    const { seats, report } = this.table();
    return seats.map(({ participant, place, vp }, index) => {
      const reported = report?.finishes.find((finish) => finish.participant === participant.id);
      return {
        participant: participant.id,
        name: entrantName(participant),
        vp: reported?.vp ?? vp ?? undefined,
        place: reported?.place ?? place ?? index + 1,
      };
    });
  });

  protected setPoints(index: number, text: string): void {
    this.rows.update((rows) => {
      const changed = rows.map((row, each) => (each === index ? { ...row, vp: text === '' ? undefined : Number(text) } : row));
      if (changed.some(({ vp }) => vp === undefined)) return changed;
      return changed.map((row) => ({ ...row, place: 1 + changed.filter((other) => (other.vp ?? 0) > (row.vp ?? 0)).length }));
    });
  }

  protected setPlace(index: number, place: number): void {
    this.rows.update((rows) => rows.map((row, each) => (each === index ? { ...row, place } : row)));
  }

  protected submit(event: Event): void {
    event.preventDefault();
    this.finished.emit(this.rows().map(({ participant, place, vp }) => ({ participant, place, vp: vp ?? null })));
  }
}
