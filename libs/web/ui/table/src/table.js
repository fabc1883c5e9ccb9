var __decorate =
  (this && this.__decorate) ||
  function (decorators, target, key, desc) {
    var c = arguments.length,
      r = c < 3 ? target : desc === null ? (desc = Object.getOwnPropertyDescriptor(target, key)) : desc,
      d;
    if (typeof Reflect === 'object' && typeof Reflect.decorate === 'function') r = Reflect.decorate(decorators, target, key, desc);
    else
      for (var i = decorators.length - 1; i >= 0; i--)
        if ((d = decorators[i])) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return (c > 3 && r && Object.defineProperty(target, key, r), r);
  };
import { ChangeDetectionStrategy, Component, computed, input, model } from '@angular/core';
import { Icon, interfaceShapes } from '@kronika/web/ui';
import { pressed, sorted } from './sorting';
/** A table that sorts by its headers and keeps them in sight; it scrolls by itself where it is too wide. */
let Table = class Table {
  constructor() {
    this.caption = input.required();
    this.columns = input.required();
    this.rows = input.required();
    this.nothing = input('–');
    this.sorting = model(undefined);
    /** Rows to make stand out, such as the reader's own. */
    this.marked = input(() => false);
    this.shapes = interfaceShapes;
    this.ordered = computed(() => sorted(this.rows(), this.columns(), this.sorting()));
  }
  press(column) {
    return pressed(column, this.sorting());
  }
  ariaSort(column) {
    if (column.sortBy === undefined) return null;
    const sorting = this.sorting();
    if (sorting?.column !== column.id) return 'none';
    return sorting.descending ? 'descending' : 'ascending';
  }
};
Table = __decorate(
  [
    Component({
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
    }),
  ],
  Table,
);
export { Table };
//# sourceMappingURL=table.js.map
