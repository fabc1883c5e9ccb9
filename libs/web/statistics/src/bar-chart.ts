import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Locale, useTexts } from '@kronika/web/i18n';
import { scaleBand, scaleLinear } from 'd3-scale';
import { chartTexts } from './chart-texts';
import { chartWidth } from './chart-width';
import { type ValueFormat, writeValue } from './number-format';

/** A bar; `low` and `high` are the ends of its interval, `count` how many games it stands on. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly count?: number | undefined;
}

const rowHeight = 30;
const axisHeight = 26;

/** Bars from left to right, with intervals and a line for what chance would give. */
@Component({
  selector: 'kr-bar-chart',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './bar-chart.html',
  styleUrl: './chart.css',
})
export class BarChart {
  readonly label = input.required<string>();
  readonly bars = input.required<readonly Bar[]>();
  readonly format = input<ValueFormat>('percent');
  readonly expected = input<number>();

  readonly #locale = inject(Locale);
  protected readonly t = useTexts(chartTexts);
  protected readonly width = chartWidth();
  protected readonly height = computed(() => this.bars().length * rowHeight + axisHeight);
  protected readonly left = computed(() =>
    Math.min(this.width() * 0.36, 12 + 7.2 * Math.max(4, ...this.bars().map(({ label }) => label.length))),
  );
  protected readonly x = computed(() => {
    const ends = this.bars().flatMap(({ value, high }) => [value, high ?? 0]);
    const most = Math.max(this.expected() ?? 0, ...ends, 1e-9) * 1.04;
    // A share ends at all of it.
    return scaleLinear([0, this.format() === 'percent' ? Math.min(1, most) : most], [this.left(), this.width() - 46]).nice(5);
  });
  protected readonly ticks = computed(() =>
    this.x()
      .ticks(this.width() < 480 ? 3 : 6)
      .map((value) => ({ x: this.x()(value), text: writeValue(this.#locale, value, this.format()) })),
  );
  protected readonly rows = computed(() => {
    const x = this.x();
    const y = scaleBand(
      this.bars().map((_, index) => index),
      [0, this.bars().length * rowHeight],
    ).padding(0.28);
    return this.bars().map((bar, index) => ({
      ...bar,
      y: y(index) ?? 0,
      height: y.bandwidth(),
      length: x(bar.value) - x(0),
      end: x(bar.value),
      interval: bar.low === undefined || bar.high === undefined ? undefined : { from: x(bar.low), to: x(bar.high) },
      text: writeValue(this.#locale, bar.value, this.format()),
      words: this.#words(bar),
    }));
  });
  protected readonly chance = computed(() => {
    const expected = this.expected();
    return expected === undefined ? undefined : this.x()(expected);
  });

  protected shortened(label: string): string {
    const fits = Math.floor((this.left() - 12) / 6.6);
    return label.length > fits ? `${label.slice(0, fits - 1)}…` : label;
  }

  #words({ label, value, low, high, count }: Bar): string {
    const write = (number: number) => writeValue(this.#locale, number, this.format());
    const interval =
      low === undefined || high === undefined ? '' : ` (${this.t('statistics.interval', { low: write(low), high: write(high) })})`;
    return `${label}: ${write(value)}${interval}${count === undefined ? '' : `, ${this.t('statistics.games', { count })}`}`;
  }
}
