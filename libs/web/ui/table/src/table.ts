import { ChangeDetectionStrategy, Component, computed, input, model } from '@angular/core';
import { Icon, interfaceShapes } from '@kronika/web/ui';
import { type Column, pressed, sorted, type Sorting } from './sorting';

/** A table that sorts by its headers and keeps them in sight; it scrolls by itself where it is too wide. */
@Component({
  selector: 'kr-table',
  imports: [Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  // The scrolling region can be reached by keyboard.
  template: `<div class="scroll" tabindex="0" role="region" [attr.aria-label]="caption()">
    <table>
      <caption class="visually-hidden">
        {{
          caption()
        }}
      </caption>
      <thead>
        <tr>
          @for (column of columns(); track column.id) {
            <th scope="col" [class.numeric]="column.numeric" [attr.aria-sort]="ariaSort(column)" [attr.title]="column.title">
              @if (column.sortBy) {
                <button type="button" (click)="sorting.set(press(column))">
                  {{ column.header }}
                  @if (sorting()?.column === column.id) {
                    <kr-icon [shape]="sorting()?.descending ? shapes.down : shapes.up" />
                  }
                </button>
              } @else {
                {{ column.header }}
              }
            </th>
          }
        </tr>
      </thead>
      <tbody>
        @for (row of ordered(); track $index) {
          <tr [class.marked]="marked()(row)">
            @for (column of columns(); track column.id) {
              @if (column.rowHeader) {
                <th scope="row" [class.numeric]="column.numeric">{{ column.text(row) }}</th>
              } @else {
                <td [class.numeric]="column.numeric">{{ column.text(row) }}</td>
              }
            }
          </tr>
        } @empty {
          <tr>
            <td class="nothing" [attr.colspan]="columns().length">{{ nothing() }}</td>
          </tr>
        }
      </tbody>
    </table>
  </div>`,
  styleUrl: './table.css',
})
export class Table<Row> {
  readonly caption = input.required<string>();
  readonly columns = input.required<readonly Column<Row>[]>();
  readonly rows = input.required<readonly Row[]>();
  readonly nothing = input('–');
  readonly sorting = model<Sorting | undefined>(undefined);
  /** Rows to make stand out, such as the reader's own. */
  readonly marked = input<(row: Row) => boolean>(() => false);
  protected readonly shapes = interfaceShapes;
  protected readonly ordered = computed(() => sorted(this.rows(), this.columns(), this.sorting()));

  protected press(column: Column<Row>): Sorting {
    return pressed(column, this.sorting());
  }

  protected ariaSort(column: Column<Row>): 'ascending' | 'descending' | 'none' | null {
    if (column.sortBy === undefined) return null;
    const sorting = this.sorting();
    if (sorting?.column !== column.id) return 'none';
    return sorting.descending ? 'descending' : 'ascending';
  }
}
