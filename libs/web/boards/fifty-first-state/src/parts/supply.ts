import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { counted, type Supply as Goods } from '@kronika/games/fifty-first-state';
import { Icon } from '@kronika/web/ui';
import { goodsShapes } from '@kronika/web/ui/cards';
import { supplyOrder } from '../model/table';
import { thing } from '../model/things';
import { TableContext } from '../table-context';
import { ThingButton } from './thing';

/** A personal supply: every good in its place, those at hand stand out. */
@Component({
  selector: 'kr-fs-supply',
  imports: [Icon, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@for (good of goodsAtHand(); track good.id) {
    <button class="fs-good" [krThing]="good.thing" [krLabel]="good.label" [class.none]="good.n === 0" #it="krThing">
      <span class="visually-hidden">{{ it.label() }}</span><span class="fs-face" aria-hidden="true">
        <kr-icon [shape]="good.shape" /><b>{{ good.n }}</b>
      </span>
    </button>
  }`,
  host: { class: 'fs-supply' },
})
export class SupplyView {
  readonly owner = input.required<number>();
  readonly goods = input.required<Goods>();
  readonly #table = inject(TableContext);
  protected readonly goodsAtHand = computed(() =>
    supplyOrder.map((id) => {
      const n = this.goods()[id];
      return { id, n, shape: goodsShapes[id], thing: thing.good(this.owner(), id), label: counted(this.#table.lang(), id, n) };
    }),
  );
}
