import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Locale } from '@kronika/web/i18n';
import { scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { chartWidth } from './chart-width';
import { seriesColour } from './colours';
import { type ValueFormat, writeValue } from './number-format';

/** One bar with its parts by name. */
export interface StackedBar {
  readonly label: string;
  readonly parts: Readonly<Record<string, number>>;
}

const rowHeight = 34;

/** Bars made up of parts: victory points by where they came from. */
@Component({
  selector: 'kr-stacked-chart',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './stacked-chart.html',
  styleUrl: './chart.css',
})
export class StackedChart {
  readonly label = input.required<string>();
  readonly bars = input.required<readonly StackedBar[]>();
  /** Parts in order, with their names. */
  readonly parts = input.required<readonly { readonly key: string; readonly name: string }[]>();
  readonly format = input<ValueFormat>('decimal');

  readonly #locale = inject(Locale);
  protected readonly width = chartWidth();
  protected readonly height = computed(() => this.bars().length * rowHeight + 26);
  protected readonly left = computed(() =>
    Math.min(this.width() * 0.34, 12 + 7.2 * Math.max(4, ...this.bars().map(({ label }) => label.length))),
  );
  protected readonly legend = computed(() => this.parts().map(({ key, name }, index) => ({ key, name, colour: seriesColour(index) })));
  protected readonly x = computed(() => {
    const totals = this.bars().map(({ parts }) => Object.values(parts).reduce((sum, value) => sum + value, 0));
    return scaleLinear([0, Math.max(1e-9, ...totals)], [this.left(), this.width() - 44]).nice(5);
  });
  protected readonly ticks = computed(() =>
    this.x()
      .ticks(this.width() < 480 ? 3 : 6)
      .map((value) => ({ x: this.x()(value), text: writeValue(this.#locale, value, this.format()) })),
  );
  protected readonly rows = computed(() => {
    const x = this.x();
    const layers = stack<unknown, StackedBar, string>()
      .keys(this.parts().map(({ key }) => key))
      .value((bar, key) => bar.parts[key] ?? 0)([...this.bars()]);
    return this.bars().map((bar, index) => ({
      label: bar.label,
      y: index * rowHeight + 5,
      total: writeValue(this.#locale, layers.at(-1)?.[index]?.[1] ?? 0, this.format()),
      end: x(layers.at(-1)?.[index]?.[1] ?? 0),
      pieces: layers.flatMap((layer, part) => {
        const [from, to] = layer[index] ?? [0, 0];
        const { name = '', colour = '' } = this.legend()[part] ?? {};
        return to > from
          ? [
              {
                x: x(from),
                width: x(to) - x(from),
                colour,
                words: `${bar.label}, ${name}: ${writeValue(this.#locale, to - from, this.format())}`,
              },
            ]
          : [];
      }),
    }));
  });

  protected shortened(label: string): string {
    const fits = Math.floor((this.left() - 12) / 6.6);
    return label.length > fits ? `${label.slice(0, fits - 1)}…` : label;
  }
}
