import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { useTexts } from '@kronika/web/i18n';
import { bracketTexts } from './bracket-texts';
import type { BracketView } from './bracket-view';
import { roundName, slotName } from './bracket-words';
import type { BracketLayout } from './layout';

/** Every match of a bracket as a row: for screen readers, for searching, for whoever likes tables. */
@Component({
  selector: 'kr-bracket-table',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <div class="scroll">
      <table class="plain">
        <thead>
          <tr>
            <th scope="col">{{ t('bracket.match') }}</th>
            <th scope="col">{{ t('bracket.round') }}</th>
            <th scope="col">{{ t('bracket.players') }}</th>
            <th scope="col">{{ t('bracket.state') }}</th>
          </tr>
        </thead>
        <tbody>
          @for (row of rows(); track row.id) {
            <tr>
              <th scope="row">
                @if (row.link !== undefined) {
                  <a [routerLink]="row.link">{{ row.id }}</a>
                } @else {
                  {{ row.id }}
                }
              </th>
              <td>{{ row.round }}</td>
              <td>
                @for (slot of row.slots; track $index) {
                  <div [class.on]="slot.advances">{{ slot.name }} {{ slot.score }}</div>
                }
              </td>
              <td>{{ t('bracket.status.' + row.status) }}</td>
            </tr>
          }
        </tbody>
      </table>
    </div>
  `,
  styles: `
    .on {
      font-weight: 700;
    }
  `,
})
export class BracketTable {
  readonly view = input.required<BracketView>();
  readonly layout = input.required<BracketLayout>();
  protected readonly t = useTexts(bracketTexts);
  protected readonly rows = computed(() =>
    this.view().matches.map((match) => {
      const head = this.layout().heads.find(({ side, round }) => side === match.side && round === match.round);
      return {
        ...match,
        round: head === undefined ? '' : roundName(this.t, this.view(), head),
        slots: match.slots.map((slot) => ({ ...slot, name: slotName(this.t, slot) })),
      };
    }),
  );
}
