import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { AutomaView } from '@kronika/games/last-aurora';
import { useTexts } from '@kronika/web/i18n';
import { Icon, SeatMark } from '@kronika/web/ui';
import { shapes } from '../model/shapes';
import { TableContext } from '../table-context';
import { lastAuroraTexts } from '../texts';

const kinds = { hull: shapes.armor, weapon: shapes.weapon, speed: shapes.speed } as const;

/** The automatic opponent: what it holds, its crew, and the cells of its board with their damage. */
@Component({
  selector: 'kr-la-automa',
  imports: [Icon, SeatMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<section [attr.aria-label]="table.name(owner())">
    <header class="la-player-head">
      <span class="la-player-name"
        ><kr-seat-mark [seat]="owner()" /> <span>{{ table.name(owner()) }}</span></span
      >
      <ul class="la-facts">
        @for (fact of facts(); track fact.id) {
          <li [class.none]="fact.n === 0" [attr.title]="fact.label">
            <kr-icon [shape]="fact.shape" [label]="fact.label" /><b>{{ fact.n }}</b>
          </li>
        }
      </ul>
    </header>
    <ul class="la-cells" [style.--columns]="columns()">
      @for (cell of cells(); track cell.id) {
        <li [class.hit]="cell.hit" [attr.title]="cell.label">
          <kr-icon [shape]="cell.shape" [label]="cell.label" /><b>{{ cell.n }}</b>
        </li>
      }
    </ul>
  </section>`,
  host: { class: 'la-player' },
})
export class AutomaArea {
  readonly owner = input.required<number>();
  readonly automa = input.required<AutomaView>();
  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(lastAuroraTexts);
  readonly #board = computed(() => this.table.rules().pack.automa.board);
  protected readonly columns = computed(() => this.#board().columns);
  protected readonly facts = computed(() => {
    const { fame, food, fuel, ammo, items, survivors, contaminated, counter } = this.automa();
    return [
      { id: 'fame', shape: shapes.fame, n: fame },
      { id: 'food', shape: shapes.food, n: food },
      { id: 'fuel', shape: shapes.fuel, n: fuel },
      { id: 'ammo', shape: shapes.ammo, n: ammo },
      { id: 'items', shape: shapes.item, n: items },
      { id: 'survivors', shape: shapes.survivor, n: survivors },
      { id: 'contamination', shape: shapes.contamination, n: contaminated },
      { id: 'counter', shape: shapes.repeat, n: counter },
    ].map((fact) => ({ ...fact, label: this.t('lastAurora.fact.' + fact.id) }));
  });
  protected readonly cells = computed(() =>
    this.#board().cells.map((cell) => {
      const hit = this.automa().damage.includes(cell.id);
      const n = cell.kind === 'weapon' ? cell.level : cell.kind === 'speed' ? cell.n : '';
      const kind = this.t('lastAurora.cell.' + cell.kind);
      return {
        id: cell.id,
        hit,
        n,
        shape: kinds[cell.kind],
        label: `${cell.id}: ${kind}${hit ? `, ${this.t('lastAurora.damaged')}` : ''}`,
      };
    }),
  );
}
