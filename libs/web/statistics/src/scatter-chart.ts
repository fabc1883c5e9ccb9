import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Locale } from '@kronika/web/i18n';
import { scaleLinear, scaleSqrt } from 'd3-scale';
import { chartWidth } from './chart-width';
import { type ValueFormat, writeValue } from './number-format';
import { spreadLabels } from './spread-labels';

/** A point of a scatter chart; `weight` is how many games it stands on. */
export interface ScatterPoint {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

const height = 400;
const [top, bottom, left, right] = [14, 44, 54, 18];

/** Points by two measures, the heaviest with their names: how often a card is built, and how often its builder wins. */
@Component({
  selector: 'kr-scatter-chart',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './scatter-chart.html',
  styleUrl: './chart.css',
})
export class ScatterChart {
  readonly label = input.required<string>();
  readonly points = input.required<readonly ScatterPoint[]>();
  readonly xName = input.required<string>();
  readonly yName = input.required<string>();
  readonly format = input<ValueFormat>('percent');
  readonly expected = input<number>();

  readonly #locale = inject(Locale);
  protected readonly width = chartWidth();
  protected readonly height = height;
  protected readonly bottom = height - bottom;
  protected readonly left = left;
  protected readonly x = computed(() =>
    scaleLinear([0, Math.max(1e-9, ...this.points().map(({ x }) => x))], [left, this.width() - right]).nice(6),
  );
  protected readonly y = computed(() => {
    const values = this.points().map(({ y }) => y);
    return scaleLinear([Math.min(0, ...values), Math.max(1e-9, this.expected() ?? 0, ...values)], [height - bottom, top]).nice(6);
  });
  protected readonly xTicks = computed(() =>
    this.x()
      .ticks(this.width() < 480 ? 4 : 8)
      .map((value) => ({ at: this.x()(value), text: writeValue(this.#locale, value, this.format()) })),
  );
  protected readonly yTicks = computed(() =>
    this.y()
      .ticks(6)
      .map((value) => ({ at: this.y()(value), text: writeValue(this.#locale, value, this.format()) })),
  );
  protected readonly chance = computed(() => {
    const expected = this.expected();
    return expected === undefined ? undefined : this.y()(expected);
  });
  protected readonly dots = computed(() => {
    const radius = scaleSqrt([0, Math.max(1, ...this.points().map(({ weight }) => weight))], [2.5, 11]);
    return this.points().map((point) => ({
      ...point,
      cx: this.x()(point.x),
      cy: this.y()(point.y),
      r: radius(point.weight),
      words: `${point.label}: ${this.xName()} ${writeValue(this.#locale, point.x, this.format())}, ${this.yName()} ${writeValue(this.#locale, point.y, this.format())}`,
    }));
  });
  protected readonly names = computed(() => spreadLabels(this.dots(), { left, right: this.width() - 4, top, bottom: height - bottom }));
}
