import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Locale } from '@kronika/web/i18n';
import { scaleLinear } from 'd3-scale';
import { chartWidth } from './chart-width';

/** How many fell between two values. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const height = 280;
const [top, bottom, left] = [12, 42, 44];

/** How values are spread: lengths of games, ratings. */
@Component({
  selector: 'kr-histogram',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <svg [attr.width]="width()" [attr.height]="height" role="img" [attr.aria-label]="label()">
      @for (tick of yTicks(); track $index) {
        <line class="grid" [attr.x1]="left" [attr.x2]="width()" [attr.y1]="tick.at" [attr.y2]="tick.at" />
        <text class="tick end" [attr.x]="left - 8" [attr.y]="tick.at + 4">{{ tick.text }}</text>
      }
      @for (bar of bars(); track $index) {
        <g class="hover">
          <title>{{ bar.words }}</title>
          <rect class="bar" [attr.x]="bar.x" [attr.y]="bar.y" [attr.width]="bar.width" [attr.height]="floor - bar.y" />
        </g>
      }
      @for (tick of xTicks(); track $index) {
        <text class="tick middle" [attr.x]="tick.at" [attr.y]="floor + 18">{{ tick.text }}</text>
      }
      <line class="axis" [attr.x1]="left" [attr.x2]="width()" [attr.y1]="floor" [attr.y2]="floor" />
      <text class="tick end" [attr.x]="width() - 4" [attr.y]="height - 4">{{ xName() }} →</text>
    </svg>
  `,
  styleUrl: './chart.css',
})
export class Histogram {
  readonly label = input.required<string>();
  readonly bins = input.required<readonly Bin[]>();
  readonly xName = input.required<string>();

  readonly #locale = inject(Locale);
  protected readonly width = chartWidth();
  protected readonly height = height;
  protected readonly left = left;
  protected readonly floor = height - bottom;
  protected readonly x = computed(() => {
    const bins = this.bins();
    return scaleLinear([Math.min(...bins.map(({ from }) => from)), Math.max(...bins.map(({ to }) => to))], [left, this.width() - 10]);
  });
  protected readonly y = computed(() => scaleLinear([0, Math.max(1, ...this.bins().map(({ count }) => count))], [this.floor, top]).nice(4));
  protected readonly yTicks = computed(() =>
    this.y()
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ at: this.y()(value), text: this.#locale.number(value) })),
  );
  protected readonly xTicks = computed(() =>
    this.x()
      .ticks(this.width() < 480 ? 4 : 8)
      .map((value) => ({ at: this.x()(value), text: this.#locale.upTo(value) })),
  );
  protected readonly bars = computed(() =>
    this.bins().map(({ from, to, count }) => ({
      x: this.x()(from) + 0.5,
      width: Math.max(1, this.x()(to) - this.x()(from) - 1),
      y: this.y()(count),
      words: `${this.#locale.upTo(from)}–${this.#locale.upTo(to)}: ${this.#locale.number(count)}`,
    })),
  );
}
