import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Locale } from '@kronika/web/i18n';
import { scaleLinear, scaleTime } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { chartWidth } from './chart-width';
import { seriesColour } from './colours';

export interface LinePoint {
  readonly x: number;
  readonly y: number;
  /** Half the width of a band around the line: how sure it is. */
  readonly spread?: number | undefined;
}

export interface LineSeries {
  readonly name: string;
  readonly points: readonly LinePoint[];
}

const height = 300;
const [top, bottom, left, right] = [14, 30, 48, 14];

/** Values over time or rounds: a rating and how sure it is, victory points by round. */
@Component({
  selector: 'kr-line-chart',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './line-chart.html',
  styleUrl: './chart.css',
})
export class LineChart {
  readonly label = input.required<string>();
  readonly series = input.required<readonly LineSeries[]>();
  /** Whether x is a moment (milliseconds) or a number, such as a round. */
  readonly xIs = input<'time' | 'number'>('number');

  readonly #locale = inject(Locale);
  protected readonly width = chartWidth();
  protected readonly height = height;
  protected readonly left = left;
  protected readonly floor = height - bottom;
  readonly #points = computed(() => this.series().flatMap(({ points }) => points));
  protected readonly x = computed(() => {
    const values = this.#points().map(({ x }) => x);
    const domain = [Math.min(...values), Math.max(...values)];
    const range = [left, this.width() - right];
    return this.xIs() === 'time' ? scaleTime(domain, range) : scaleLinear(domain, range);
  });
  protected readonly y = computed(() => {
    const values = this.#points().flatMap(({ y, spread = 0 }) => [y - spread, y + spread]);
    return scaleLinear([Math.min(...values), Math.max(...values)], [this.floor, top]).nice(5);
  });
  protected readonly yTicks = computed(() =>
    this.y()
      .ticks(5)
      .map((value) => ({ at: this.y()(value), text: this.#locale.upTo(value) })),
  );
  protected readonly xTicks = computed(() => {
    const x = this.x();
    const count = this.width() < 480 ? 3 : 6;
    return x.ticks(count).flatMap((value) => {
      if (value instanceof Date) return [{ at: x(value), text: this.#locale.date(value) }];
      return Number.isInteger(value) ? [{ at: x(value), text: this.#locale.number(value) }] : [];
    });
  });
  protected readonly lines = computed(() => {
    const [x, y] = [this.x(), this.y()];
    const drawn = line<LinePoint>(
      (point) => x(point.x),
      (point) => y(point.y),
    ).curve(curveMonotoneX);
    const band = area<LinePoint>()
      .x((point) => x(point.x))
      .y0((point) => y(point.y - (point.spread ?? 0)))
      .y1((point) => y(point.y + (point.spread ?? 0)))
      .curve(curveMonotoneX);
    return this.series().map(({ name, points }, index) => ({
      name,
      colour: seriesColour(index),
      path: drawn([...points]) ?? '',
      band: points.some(({ spread }) => spread !== undefined) ? (band([...points]) ?? '') : '',
      dots: points.map((point) => ({
        cx: x(point.x),
        cy: y(point.y),
        words: `${name}: ${this.#locale.upTo(point.y)} (${this.xIs() === 'time' ? this.#locale.date(point.x) : this.#locale.number(point.x)})`,
      })),
    }));
  });
}
