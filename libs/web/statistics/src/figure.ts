import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Locale, useTexts } from '@kronika/web/i18n';
import { chartTexts } from './chart-texts';
import { csvOf, type FigureColumn, type FigureTable } from './figure-table';

export type FigureFace = 'chart' | 'table' | 'query';

/** A chart with its title, the same as a table, the query that made it, and its numbers to download. The chart is its content. */
@Component({
  selector: 'kr-figure',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './figure.html',
  styleUrl: './figure.css',
})
export class Figure {
  readonly title = input.required<string>();
  readonly note = input('');
  readonly table = input.required<FigureTable>();
  /** The GraphQL document that the numbers came from, with its variables. */
  readonly query = input<{ readonly document: string; readonly variables: object }>();

  readonly #locale = inject(Locale);
  protected readonly t = useTexts(chartTexts);
  protected readonly face = signal<FigureFace>('chart');
  protected readonly faces = computed((): readonly FigureFace[] =>
    this.query() === undefined ? ['chart', 'table'] : ['chart', 'table', 'query'],
  );
  protected readonly variables = computed(() => JSON.stringify(this.query()?.variables ?? {}, null, 2));
  protected readonly isEmpty = computed(() => this.table().rows.length === 0);

  protected written(column: FigureColumn, value: string | number | null | undefined): string {
    if (typeof value !== 'number') return value ?? '–';
    switch (column.format) {
      case 'percent':
        return this.#locale.percent(value, 1);
      case 'decimal':
        return this.#locale.number(value, 2);
      case 'whole':
      case 'text':
        return this.#locale.number(value);
    }
  }

  protected download(): void {
    const url = URL.createObjectURL(new Blob(['\uFEFF', csvOf(this.table())], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${this.title().toLowerCase().replaceAll(/\W+/g, '-')}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1_000);
  }
}
